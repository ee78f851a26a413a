/** One colour for each source of points, everywhere; a source that is not known here gets one of the spare ones. */
const COLOURS: Record<string, string> = {
  excommunication: '#6a1d16',
  track: '#8a6a3c',
  vp: '#8a6a3c',
  points: '#8a6a3c',
  play: '#8a6a3c',
  church: 'var(--church)',
  fp: 'var(--church)',
  faith: 'var(--church)',
  support: 'var(--church)',
  territory: '#587634',
  territories: '#587634',
  character: '#3f74a8',
  characters: '#3f74a8',
  building: '#96690f',
  buildings: '#96690f',
  venture: '#8d5aa3',
  ventures: '#8d5aa3',
  military: '#b23a2d',
  mp: '#b23a2d',
  resources: '#5f6871',
  goods: '#5f6871',
  stock: '#5f6871',
};
const SPARE = ['#4f7f7a', '#7a5b6b', '#6b6f2c', '#54506e', '#8a4b2f', '#2f5f86', '#8a3b5c', '#3f6b3a', '#6a4c93', '#5a5048'];

export function colourOf(source: string, index: number): string {
  return COLOURS[source] ?? SPARE[index % SPARE.length]!;
}

/** The ink upon that colour. */
export function inkOf(source: string): string {
  return COLOURS[source] === 'var(--church)' ? 'var(--church2)' : '#fff';
}
