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
  // Houses of Renaissance: a special token, a leader played without its requirement, the adjustment tile, cards thrown away
  token: '<path fill="currentColor" fill-rule="evenodd" d="M256 24l44 30 52-12 26 46 50 18 2 54 40 36-22 50 22 50-40 36-2 54-50 18-26 46-52-12-44 30-44-30-52 12-26-46-50-18-2-54-40-36 22-50-22-50 40-36 2-54 50-18 26-46 52 12zM256 104a142 142 0 1 0 0 284 142 142 0 0 0 0-284zM256 138l30 74 80 6-62 51 20 78-68-43-68 43 20-78-62-51 80-6z"/>',
  play: '<path fill="currentColor" fill-rule="evenodd" d="M84 150h210v330H84zM116 182v266h146V182zM130 268l30 34 29-54 29 54 30-34-10 106H140z"/><path fill="currentColor" d="M392 30l96 112h-58v150h-76V142h-58z"/>',
  adjust: '<path fill="currentColor" d="M146 40l104 120h-62v312h-84V160H42zM366 472L262 352h62V40h84v312h62z"/>',
  thrown: '<path fill="currentColor" fill-rule="evenodd" d="M70 90l196-52 88 330-196 52zM110 114l72 268 132-36-72-268z"/><path fill="currentColor" d="M330 96h122v348H240v-36h176V132h-86z"/>',
  pile: '<path fill="currentColor" fill-rule="evenodd" d="M60 60h270v330H60zM94 94v262h202V94z"/><path fill="currentColor" d="M346 104h34v336H104v-34h242zM396 154h34v336H154v-34h242zM132 262l32-92 32 50 32-50 32 92z"/>',
  again: '<path fill="currentColor" d="M256 60a196 196 0 0 1 150 70l52-44-8 170-166-34 58-50a118 118 0 1 0 28 104l76 20A196 196 0 1 1 256 60z"/>',
  // charges of the twelve families, upon the shield of look/Arms.svelte
  arms_aragonesi: '<path fill="currentColor" d="M36 0h62v512H36zM162 0h62v512h-62zM288 0h62v512h-62zM414 0h62v512h-62z"/>',
  arms_colonna: '<path fill="currentColor" d="M176 92h160v36H176zM196 142h34v238h-34zM239 142h34v238h-34zM282 142h34v238h-34zM180 394h152v30H180zM156 436h200v36H156zM206 78l-16-44 32 18 34-34 34 34 32-18-16 44z"/>',
  arms_da_montefeltro: '<path fill="currentColor" d="M0 60L60 0h112L0 172zM0 284L284 0h112L0 396zM0 508L508 0h4v108L108 512H0zM220 512l292-292v112L332 512zM444 512l68-68v68z"/>',
  arms_della_rovere: '<path fill="currentColor" d="M236 300h40v176h-40zM256 40c34 0 56 24 56 54 34-6 64 18 64 52 34 4 54 30 50 62-4 30-30 48-58 46-10 26-36 38-62 30-12 18-30 26-50 26s-38-8-50-26c-26 8-52-4-62-30-28 2-54-16-58-46-4-32 16-58 50-62 0-34 30-58 64-52 0-30 22-54 56-54zM180 476h152v-26H180z"/>',
  arms_della_scala: '<path fill="currentColor" d="M148 30h44v452h-44zM320 30h44v452h-44zM192 84h128v38H192zM192 174h128v38H192zM192 264h128v38H192zM192 354h128v38H192z"/>',
  arms_este: '<path fill="currentColor" d="M256 56c30 0 46 22 42 48l28 14-30 10c-2 16-8 24-8 36 36-10 70-50 92-102 44 58 58 142 34 222-20-8-30-20-36-36-6 36-24 64-52 82-4-20-10-30-20-40 0 32-6 58-20 82l30 44h-50l-10-26-10 26h-50l30-44c-14-24-20-50-20-82-10 10-16 20-20 40-28-18-46-46-52-82-6 16-16 28-36 36-24-80-10-164 34-222 22 52 56 92 92 102 0-12-6-20-8-36-22-28 10-72 40-72z"/>',
  arms_gonzaga: '<path fill="currentColor" d="M214 20h84v194h194v84H298v194h-84V298H20v-84h194zM120 72l16 32 34 6-24 24 6 34-32-16-32 16 6-34-24-24 34-6zM392 72l16 32 34 6-24 24 6 34-32-16-32 16 6-34-24-24 34-6zM120 334l16 32 34 6-24 24 6 34-32-16-32 16 6-34-24-24 34-6zM392 334l16 32 34 6-24 24 6 34-32-16-32 16 6-34-24-24 34-6z"/>',
  arms_malatesta: '<path fill="currentColor" d="M60 70h98v80H60zM256 70h98v80h-98zM158 150h98v80h-98zM354 150h98v80h-98zM60 230h98v80H60zM256 230h98v80h-98zM158 310h98v80h-98zM354 310h98v80h-98z"/>',
  arms_medici: '<circle fill="currentColor" cx="256" cy="98" r="54"/><circle fill="currentColor" cx="120" cy="160" r="50"/><circle fill="currentColor" cx="392" cy="160" r="50"/><circle fill="currentColor" cx="144" cy="296" r="50"/><circle fill="currentColor" cx="368" cy="296" r="50"/><circle fill="currentColor" cx="256" cy="398" r="50"/>',
  arms_orsini: '<path fill="currentColor" d="M30 240h452v38H30zM0 320l512-40v44L0 364zM30 404l452-40v44L70 450z"/><circle fill="currentColor" cx="256" cy="60" r="36"/><circle fill="currentColor" cx="316" cy="104" r="36"/><circle fill="currentColor" cx="294" cy="174" r="36"/><circle fill="currentColor" cx="218" cy="174" r="36"/><circle fill="currentColor" cx="196" cy="104" r="36"/>',
  arms_sforza: '<path fill="currentColor" d="M262 190c90-14 140 40 134 124-6 82-66 144-140 144s-134-62-140-144c-6-84 48-140 138-124l-16-70 30-6zM288 128c20-66 84-96 150-78-16 68-82 102-150 78z"/>',
  arms_visconti: '<path fill="none" stroke="currentColor" stroke-width="52" stroke-linecap="round" d="M150 446c80 34 206 22 206-54 0-88-210-40-210-136 0-80 206-34 214-106"/><path fill="currentColor" d="M324 150c-40-24-52-72-20-108 16 20 34 24 60 16 44-12 84 20 84 62l-58-8 34 34c-20 34-66 30-100 4z"/>',
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
