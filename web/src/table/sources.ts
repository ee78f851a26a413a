/** One colour for each source of points, everywhere; a source that is not known here gets one by its place. */
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
const SPARE = ['#4f7f7a', '#7a5b6b', '#6b6f2c', '#54506e'];

export function colourOf(source: string, index: number): string {
  // neighbours among many sources by the golden angle: far apart, and dark enough for white figures
  return COLOURS[source] ?? SPARE[index] ?? `hsl(${(index * 137) % 360} 42% 33%)`;
}

/** The ink upon that colour. */
export function inkOf(source: string): string {
  return COLOURS[source] === 'var(--church)' ? 'var(--church2)' : '#fff';
}
