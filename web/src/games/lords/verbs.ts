/** The verbs of Lords: their glyphs, and the order in which groups of options stand. */

const GLYPHS: Record<string, string> = {
  'choose-colour': 'army', 'keep-card': 'hand', 'bid-up-to': 'au', 'bid-up-to-change': 'au', 'raise-bid': 'au', 'raise-bid-change': 'au',
  'match-bid': 'au', 'match-bid-change': 'au', 'pass-bid': 'close', 'stay-bid': 'close', 'call-me': 'bell', nominate: 'hammer', 'nominate-change': 'hammer',
  muster: 'mercenary', 'yield-card': 'hand', 'arrest-turncoat': 'prisoner', attack: 'mp', besiege: 'siege', sortie: 'mp', pillage: 'revolt', plunder: 'chest',
  arrest: 'prisoner', 'lift-siege': 'siege', without: 'close', 'use-engineer': 'engineer', 'take-hit': 'mp', retreat: 'undo', 'go-in': 'army', 'lead-in': 'leader',
  'all-in': 'army', 'ask-ransom': 'prisoner', 'pay-ransom': 'au', execute: 'trial', 'free-prisoner': 'key', 'begin-offer': 'ally', 'drop-offer': 'close',
  'send-offer': 'ally', 'withdraw-offer': 'close', 'accept-offer': 'ally', 'refuse-offer': 'close', 'open-gates': 'spy', 'open-gates-to': 'spy',
  'stir-army': 'revolt', 'stir-rising': 'revolt', 'accuse-heretic': 'heresy', 'try-leader': 'trial', 'try-courtier': 'trial', sail: 'galley', 'sail-strait': 'strait',
  'make-port': 'anchor', march: 'army', 'march-strait': 'strait', enter: 'army', drive: 'camel', 'drive-strait': 'strait', lead: 'leader', leave: 'leader',
  'drop-gold': 'au', claim: 'leader', 'ask-consent': 'ally', 'ask-ships': 'galley', 'end-turn': 'ok', 'hold-back': 'time', excommunicate: 'excom', crown: 'emperor',
  'annul-marriage': 'princess', 'call-crusade': 'catholic', 'unite-churches': 'church', 'take-cross': 'catholic', 'raise-army': 'army', 'build-ship': 'galley',
  'build-caravan': 'camel', recruit: 'mercenary', 'build-pirate': 'pirate', freshen: 'now', merge: 'now', repair: 'church', 'pay-vassals': 'au', advance: 'up',
  'keep-project': 'lock', 'raise-to-throne': 'emperor', declare: 'camel', 'declare-all': 'camel', 'collect-toll': 'au', 'ask-passage': 'camel', 'refuse-passage': 'closed',
  'ask-tribute': 'strait', 'ask-ship-toll': 'strait', 'deny-straits': 'closed', 'close-strait': 'closed', 'open-strait': 'strait', 'deny-trade': 'closed',
  'allow-trade': 'camel', 'deny-use': 'closed', 'begin-voyage': 'explorer', 'fund-voyage': 'explorer', 'keep-voyage': 'lock', discover: 'voyage', 'ask-cape': 'voyage',
  'deny-cape': 'closed', 'recover-card': 'hand', spare: 'winter', 'spare-all': 'winter', feed: 'winter', stand: 'quill', limit: 'quill', 'end-now': 'vp', 'play-on': 'vp',
  finish: 'ok', done: 'ok', yes: 'ok', no: 'close', cancel: 'undo', 'name-toll': 'au', 'pay-heresy': 'au', 'yield-heresy': 'hand', 'cancel-trial': 'trial', 'let-trial': 'trial',
  'pay-nothing': 'close', 'ask-siege-leave': 'siege',
};
export const verbGlyph = (verb: string): string | undefined => GLYPHS[verb];

/** What ends the question stands first, then deeds from the boldest, then what asks others. */
const ORDER = [
  'finish', 'done', 'end-turn', 'hold-back', 'yes', 'no', 'all-in', 'declare-all', 'spare-all', 'bid-up-to', 'bid-up-to-change', 'raise-bid', 'raise-bid-change', 'match-bid',
  'match-bid-change', 'stay-bid', 'pass-bid', 'call-me', 'attack', 'besiege', 'sortie', 'pillage', 'plunder', 'arrest', 'lead', 'march', 'march-strait', 'enter', 'drive',
  'drive-strait', 'sail', 'sail-strait', 'claim', 'drop-gold', 'leave', 'lift-siege', 'raise-army', 'build-ship', 'build-caravan', 'recruit', 'build-pirate', 'freshen', 'merge', 'repair',
];
export const verbRank = (verb: string): number => (ORDER.includes(verb) ? ORDER.indexOf(verb) : ORDER.length);
