// Takes the few glyphs that the client draws out of the icon sets and writes glyphs.ts: `node src/look/make-glyphs.mjs` in web/.
// Glyphs: game-icons.net (CC BY 3.0) and lucide (ISC); `own` are drawings of this project.
import { readFileSync, writeFileSync } from 'node:fs';

const load = (set) => JSON.parse(readFileSync(new URL(`../../node_modules/@iconify-json/${set}/icons.json`, import.meta.url)));
const game = {
  coin: 'two-coins', wood: 'log', stone: 'stone-block', servant: 'meeple', mp: 'crossed-swords', vp: 'laurel-crown', priv: 'tied-scroll',
  harvest: 'sickle', production: 'anvil', territory: 'hills', character: 'person', building: 'house', venture: 'caravel',
  now: 'power-lightning', lily: 'fleur-de-lys', eagle: 'eagle-emblem', griffin: 'griffin-symbol', lion: 'lion', sun: 'sun', excom: 'broken-shield',
  palace: 'white-tower', market: 'shop', rules: 'rule-book', hint: 'light-bulb', undo: 'return-arrow', lock: 'plain-padlock', ok: 'check-mark',
  keep: 'castle', rose: 'rose', wolf: 'wolf-head', ship: 'galleon', key: 'key', oak: 'oak', rooster: 'rooster', bull: 'bull', stag: 'deer-head',
  anchor: 'anchor', swan: 'swan', boar: 'boar', grain: 'wheat', leather: 'animal-hide', iron: 'metal-bar', wine: 'grapes', spices: 'powder', silk: 'rolled-cloth',
  florins: 'two-coins',
  candle: 'candle-light', time: 'hourglass', leader: 'crown', info: 'info', bell: 'ringing-bell', quill: 'quill-ink', bonus: 'scroll-unfurled',
  // Regno: what is built, who fights, what is known
  farm: 'barn', tannery: 'leather-boot', sawmill: 'hand-saw', quarry: 'mining', forge: 'anvil-impact', church: 'church', cathedral: 'saint-basil-cathedral',
  monastery: 'monk-face', fair: 'trade', port: 'harbor-dock', university: 'graduate-cap', loggia: 'greek-temple', holy_reliquary: 'holy-grail',
  great_basilica: 'byzantin-temple', tower: 'stone-tower', manor: 'medieval-gate', castle: 'castle', great_keep: 'elven-castle', steel_keep: 'hill-fort',
  village: 'family-house', town: 'village', city: 'medieval-village-01',
  light_infantry: 'spears', archer: 'bowman', crewman: 'gears', pikeman: 'pikeman', crossbowman: 'crossbow', pavise_crossbowman: 'bordered-shield',
  heavy_infantry: 'swordman', longbow: 'bow-arrow', swordsman: 'sword-brandish', halberdier: 'halberd', handgunner: 'musket', light_cavalry: 'cavalry',
  horse_archer: 'cloaked-figure-on-horseback', heavy_cavalry: 'mounted-knight', knight: 'visored-helm', armoured_lancer: 'black-knight-helm',
  knight_of_the_crown: 'knight-banner', templar: 'templar-shield', cataphract: 'crested-helmet', mamluk: 'crossed-sabres', ram: 'siege-ram', catapult: 'catapult',
  trebuchet: 'trebuchet', bombard: 'cannon', pitchfork: 'pitchfork', rebel_archer: 'high-shot',
  caravan: 'old-wagon', light_galley: 'trireme', light_merchant: 'sailboat', large_merchant: 'caravel', frigate: 'galleon', great_warship: 'ship-bow',
  pirates: 'pirate-flag', horde: 'horned-helm', rebels: 'fist', neutral: 'watchtower', siege: 'siege-tower', sacked: 'damaged-house', unrest: 'burning-embers',
  order1: 'hammer-nails', order2: 'crossed-swords', order3: 'sickle', order4: 'trade', order5: 'throne-king', order6: 'scroll-quill',
  engineering: 'gears', metallurgy: 'war-pick', urbanism: 'stone-bridge', agriculture: 'sprout', medicine: 'caduceus', navigation: 'ship-wheel',
  commerce: 'coins', espionage: 'domino-mask', court: 'queen-crown', religion: 'prayer', government: 'gavel',
  family: 'family-tree', prisoner: 'imprisoned', wounded: 'bandage-roll', war: 'crossed-axes', peace: 'peace-dove', ring: 'ring', baby: 'baby-face', mitre: 'pope-crown',
  captain: 'rank-3', tavern: 'beer-stein', spring: 'flower-emblem', summer: 'striped-sun', autumn: 'maple-leaf', winter: 'snowflake-1', event: 'lightning-storm',
  tables: 'papers', points: 'histogram', map: 'treasure-map', worker: 'person',
  // Lords: empires, kinds of cards, counters, goods
  england: 'cross-shield', habsburg: 'imperial-crown', papal: 'pope-crown', ottoman: 'moon', muslim: 'moon',
  emperor: 'crenel-crown', lord_bank: 'bank', ally: 'shaking-hands', chancellor: 'tied-scroll', pirate: 'pirate-flag', condottiere: 'mounted-knight',
  engineer: 'catapult', explorer: 'compass', cartographer: 'treasure-map', guild: 'spinning-wheel', resource: 'gold-mine', spy: 'spy',
  revolt: 'pitchfork', princess: 'queen-crown', title: 'diploma', heresy: 'burning-book', trial: 'gavel', pestilence: 'plague-doctor-profile',
  astrolabe: 'astrolabe', intrigue: 'cloak-dagger', army: 'knight-banner', camel: 'camel', galley: 'galley', nao: 'caravel', mercenary: 'halberd',
  alum: 'crystal-growth', slaves: 'manacles', gold: 'gold-stack', sugar: 'sugar-cane', mine: 'mining', storm: 'lightning-storm', hammer: 'gavel',
  chest: 'chest', strait: 'bridge', closed: 'closed-doors', hand: 'card-random', voyage: 'world', au: 'two-coins',
};
const lucide = { more: 'ellipsis', close: 'x', up: 'chevron-up', down: 'chevron-down', right: 'chevron-right', moon: 'moon', light: 'sun', robot: 'bot', people: 'users', seek: 'search', fit: 'maximize' };
const own = {
  catholic: '<path fill="currentColor" d="M212 40h88v112h116v84H300v236h-88V236H96v-84h116z"/>',
  orthodox: '<path fill="currentColor" d="M224 32h64v48h72v48h-72v48h128v64H288v96l104 52-28 56-76-38v90h-64V384l-88-44 28-56 60 30v-74H96v-64h128v-48h-72V80h72z"/>',
  aragon: '<path fill="currentColor" d="M64 48h72v416H64zM168 48h72v416h-72zM272 48h72v416h-72zM376 48h72v416h-72z"/>',
  fp: '<path fill="currentColor" d="M212 40h88v112h116v84H300v236h-88V236H96v-84h116z"/>',
  any: '<path fill="currentColor" d="M256 60l196 196-196 196L60 256z"/>',
};

const lilies = () => {
  const { body } = load('game-icons').icons['fleur-de-lys'];
  return ['0 0', '256 0', '128 256'].map((at) => `<g transform="translate(${at}) scale(.5)">${body}</g>`).join('');
};
own.france = lilies();

const lines = [];
const take = (set, names, size) => {
  const icons = load(set).icons;
  for (const [name, icon] of Object.entries(names)) {
    if (!icons[icon]) throw new Error(`${set} has no ${icon}`);
    lines.push(`  ${name}: [${size}, ${JSON.stringify(icons[icon].body)}],`);
  }
};
take('game-icons', game, 512);
take('lucide', lucide, 24);
for (const [name, body] of Object.entries(own)) lines.push(`  ${name}: [512, ${JSON.stringify(body)}],`);
writeFileSync(
  new URL('glyphs.ts', import.meta.url),
  `// Written by make-glyphs.mjs; not by hand. game-icons.net (CC BY 3.0), lucide (ISC), own drawings.\n` +
    `/** Side of the view box and body of each glyph. */\nexport const GLYPHS: Record<string, readonly [number, string]> = {\n${lines.join('\n')}\n};\n`,
);
