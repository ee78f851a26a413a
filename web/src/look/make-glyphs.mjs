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
};
const lucide = { more: 'ellipsis', close: 'x', up: 'chevron-up', down: 'chevron-down', right: 'chevron-right', moon: 'moon', light: 'sun', robot: 'bot', people: 'users' };
const own = {
  fp: '<path fill="currentColor" d="M212 40h88v112h116v84H300v236h-88V236H96v-84h116z"/>',
  any: '<path fill="currentColor" d="M256 60l196 196-196 196L60 256z"/>',
};

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
