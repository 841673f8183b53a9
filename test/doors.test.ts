import * as kernel from 'gastropodia';
import { withPrinted } from 'gastropodia';
import * as antsExports from 'gastropodia/ants';
import * as arena from 'gastropodia/arena';
import * as boardgameIO from 'gastropodia/boardgame.io';
import * as boards from 'gastropodia/boards';
import * as bots from 'gastropodia/bots';
import * as boxes from 'gastropodia/boxes';
import * as client from 'gastropodia/client';
import * as drawing from 'gastropodia/drawing';
import * as host from 'gastropodia/host';
import * as kelpExports from 'gastropodia/kelp';
import * as snailsExports from 'gastropodia/snails';
import * as testing from 'gastropodia/testing';
import * as zombiakiExports from 'gastropodia/zombiaki';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../docs/examples/tic-tac-toe/index.ts';
import { auction } from './kit/auction.ts';

const { isEngineError, openMatch, play, record, scripted } = kernel;
const { snails } = snailsExports;
const { ants } = antsExports;
const { kelp } = kelpExports;
const { zombiaki } = zombiakiExports;

/** Arguments that a door takes. Each is replaced by junk in its turn. */
type Door = () => readonly unknown[];

const first = snails.setup({ players: 2 }, 'doors');
const view = withPrinted(snails, snails.view(first, 0));
const bidding = auction.setup({ players: 2 }, 'doors');
const [bid] = auction.legalActions(bidding);
const [action] = snails.legalActions(first);
const recorded = record(auction, { players: 2 }, 'doors', bid === undefined ? [] : [bid]);
const { applied, events } = told();

function told() {
  const applied = auction.apply(bidding, bid);
  return { applied, events: applied.ok ? applied.events : [] };
}

/** What the doors of the kernel take. */
const KERNEL: Readonly<Record<string, Door>> = {
  apply: () => [auction, bidding, bid, { as: 0, frames: [0, 'spectator'] }],
  applyAll: () => [auction, bidding, [bid], { as: 0 }],
  findLocale: () => ['de-AT'],
  localeOf: () => ['de-AT', ['en', 'de']],
  givenBot: () => [bots.randomBot],
  givenGame: () => [auction],
  givenList: () => [[], 'clicks'],
  givenObject: () => [{}, 'parts of a look'],
  givenOptions: () => [{}],
  givenText: () => ['text', 'name'],
  withPrinted: () => [auction, auction.view(bidding, 0)],
  givenView: () => [auction.view(bidding, 0), { game: 'the auction', id: 'auction', lists: ['hands'] }],
  named: () => [{}],
  isEngineError: () => [new Error('x')],
  serialize: () => [auction, bidding],
  deserialize: () => [auction, kernel.serialize(auction, bidding)],
  advance: () => [auction, openMatch(auction, { players: 2 }, 'doors'), bid, { frames: [0, 'spectator'] }],
  openMatch: () => [auction, { players: 2 }, 'doors'],
  record: () => [auction, { players: 2 }, 'doors', [bid]],
  recordUpTo: () => [recorded, 0],
  replay: () => [auction, recorded, 1],
  resumeMatch: () => [auction, recorded, 1],
  verifyRecord: () => [auction, recorded],
  takeBack: () => [auction, recorded, { seat: 0, count: 0 }],
  howFarBack: () => [auction, recorded, 0],
  noticedAmong: () => [auction, recorded, { seat: 0 }],
  undoable: () => [auction, recorded, 0],
  play: () => [auction, { config: { players: 2 }, seed: 'x', bots: [bots.randomBot, bots.randomBot] }],
  outcomes: () => [auction, bidding, bid],
  prospects: () => [auction, bidding, bid, { figure: 0, after: (count: number) => count + 1 }],
  outcomesOfOpening: () => [ticTacToe, {}],
  replaySteps: () => [auction, recorded, 1],
  audienceOf: () => [auction, bidding, applied],
  concernedBy: () => [auction, bidding, applied],
  unseenAnswer: () => [auction, auction.view(bidding, 0)],
  askBot: () => [auction, bots.randomBot, auction.view(bidding, 0), { seed: 'x', nodes: 10 }],
  sampleWorld: () => [auction, auction.view(bidding, 0), { seed: 'x', luck: 'y' }],
  glance: () => [auction, bidding, 0],
  viewKey: () => [view],
  actionSchema: () => [auction],
  commitmentTo: () => ['seed'],
  opensCommitment: () => [kernel.commitmentTo('seed'), 'seed'],
  createRandom: () => ['x'],
};

/** What a game takes, method by method. */
const GAME: Readonly<Record<string, Door>> = {
  setup: () => [{ players: 2 }, 'x'],
  begin: () => [{ players: 2 }, 'x', { frames: [0] }],
  pending: () => [bidding],
  legalActions: () => [bidding, 0],
  whyIllegal: () => [bidding, bid, { as: 0 }],
  reduce: () => [bidding, bid],
  apply: () => [bidding, bid, { as: 0, frames: [0] }],
  view: () => [bidding, 0],
  printed: () => [bidding],
  viewEvents: () => [events, 0],
  determinize: () => [auction.view(bidding, 0), 'x'],
  outcome: () => [bidding],
  outcomeAfter: () => [bidding, [{ seat: 0, reason: 'resigned' }]],
  seatName: () => [0, { locale: 'de' }],
  explain: () => [{ code: 'game/over', rule: 'KER-1.2', facts: {} }, { locale: 'en' }],
  restore: () => [JSON.parse(JSON.stringify(bidding))],
  faults: () => [bidding],
};

/** What boards take. */
const BOARDS: Readonly<Record<string, Door>> = {
  boardOf: () => [[{ q: 0, r: 0 }], boards.HEXES],
  graphOf: () => [[{ field: 'a', at: { x: 0, y: 0 }, next: [] }]],
  partsOf: () => [[{ q: 0, r: 0 }], boards.HEXES],
  formatHex: () => [{ q: 0, r: 0 }],
  parseHex: () => ['0,0'],
  hexNeighbours: () => [{ q: 0, r: 0 }],
  hexDistance: () => [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
  ],
  hexRing: () => [{ q: 0, r: 0 }, 2],
  hexPoint: () => [{ q: 0, r: 0 }],
  hexOutline: () => [{ q: 0, r: 0 }],
  formatSquare: () => [{ x: 0, y: 0 }],
  parseSquare: () => ['0,0'],
  squareNeighbours: () => [{ x: 0, y: 0 }, 'corners'],
  squareDistance: () => [{ x: 0, y: 0 }, { x: 1, y: 1 }, 'sides'],
  squarePoint: () => [{ x: 0, y: 0 }],
  squareOutline: () => [{ x: 0, y: 0 }],
  formatVertex: () => [{ q: 0, r: 0, end: 'top' }],
  parseVertex: () => ['0,0 top'],
  cornersOf: () => [{ q: 0, r: 0 }],
  hexesAt: () => [{ q: 0, r: 0, end: 'top' }],
  vertexNeighbours: () => [{ q: 0, r: 0, end: 'bottom' }],
  vertexPoint: () => [{ q: 0, r: 0, end: 'bottom' }],
};

/** How a table has ended a game. */
const left = { winners: [0], ranking: [[0], [1]], reason: 'resigned', rule: 'KER-14.4' };

/** What drawing takes from outside: texts, and how much colour. */
const DRAWING: Readonly<Record<string, Door>> = {
  endLook: () => [left],
  givenColour: () => ['none'],
  safeText: () => ['x'],
  widthOf: () => ['x'],
  wrapped: () => ['x', 80],
  writtenOut: () => ['x'],
};

const HAT = Object.values(snailsExports.defaultPack.faction).find((card) => 'choose' in card);

const street = zombiaki.setup({ players: 2 }, 'doors');
const [discarding] = zombiaki.legalActions(street);
const seenStreet = withPrinted(zombiaki, zombiaki.view(street, 0));

/** What the doors of Zombiaki take. */
const ZOMBIAKI: Readonly<Record<string, Door>> = {
  createZombiaki: () => [{}],
  checkConfig: () => [{ players: 2 }],
  checkPack: () => [zombiakiExports.defaultPack],
  look: () => [seenStreet, left],
  parseField: () => ['b3'],
  renderText: () => [seenStreet, { locale: 'pl' }],
  drawTable: () => [zombiakiExports.look(seenStreet), { locale: 'pl' }],
  drawCard: () => [{ id: 'dawn', side: 'zombies', card: zombiakiExports.defaultPack.zombies.dawn }, 'de', 'outside'],
  readerOf: () => [zombiakiExports.defaultPack],
  odds: () => [zombiaki, street, discarding, zombiakiExports.defaultPack],
  createZombiakiBox: () => [{}],
  speaking: () => [seenStreet, { locale: 'pl' }],
  questionsOf: () => [seenStreet],
  namesAt: () => [seenStreet],
  formatAction: () => [discarding, seenStreet, { locale: 'pl' }],
  formatQuestion: () => [zombiakiExports.questionsOf(seenStreet)[0], seenStreet, { locale: 'pl' }],
  formatOutcome: () => [{ winners: [0], ranking: [[0], [1]], reason: 'barricade', rule: 'ZOM-21.1' }, { locale: 'en' }],
  explain: () => [{ code: 'play/limit', rule: 'ZOM-15.28', facts: {} }, { locale: 'en' }],
  formatEvent: () => [{ type: 'limit-ended' }, { locale: 'en' }],
  describeCard: () => [zombiakiExports.defaultPack.zombies.dawn, { locale: 'en' }],
  cardName: () => ['dawn', { locale: 'en' }],
  decisionName: () => ['play', { locale: 'en' }],
  wordsIn: () => ['en'],
};

const reef = kelp.setup({ players: 2 }, 'doors');
const [denning] = kelp.legalActions(reef);
const seenReef = withPrinted(kelp, kelp.view(reef, 0));
const kelpReader = kelpExports.readerOf(kelpExports.defaultPack);

/** What the doors of Kelp take. */
const KELP: Readonly<Record<string, Door>> = {
  createKelp: () => [{}],
  checkConfig: () => [{ players: 2 }],
  checkPack: () => [kelpExports.defaultPack],
  checkBoard: () => [kelpExports.day],
  chancesForAll: () => [seenReef],
  chancesOfBlocks: () => [seenReef],
  look: () => [seenReef, left, { memory: 'hidden' }],
  chancesIn: () => [kelpExports.look(seenReef)],
  withoutMemory: () => [kelpExports.look(seenReef)],
  renderText: () => [seenReef, { locale: 'pl' }],
  drawTable: () => [kelpExports.look(seenReef), { locale: 'pl' }],
  drawCard: () => [{ id: 'sneak', read: kelpReader.read('sneak') }, 'de', 'outside'],
  readerOf: () => [kelpExports.defaultPack],
  odds: () => [kelp, reef, denning],
  createKelpBox: () => [{}],
  speaking: () => [seenReef, { locale: 'pl' }],
  questionsOf: () => [seenReef],
  namesAt: () => [seenReef],
  formatAction: () => [denning, seenReef, { locale: 'pl' }],
  formatQuestion: () => [kelpExports.questionsOf(seenReef)[0], seenReef, { locale: 'pl' }],
  formatOutcome: () => [
    { winners: [1], ranking: [[1], [0]], reason: 'confrontation', rule: 'KLP-19.1' },
    { locale: 'en' },
  ],
  explain: () => [{ code: 'draw/full', rule: 'KLP-5.11', facts: { hand: 4, limit: 4 } }, { locale: 'en' }],
  formatEvent: () => [{ type: 'spending-ended' }, { locale: 'en' }],
  describeCard: () => [kelpExports.defaultPack.octopus.sneak, { locale: 'en' }],
  cardName: () => ['sneak', { locale: 'en' }],
  decisionName: () => ['move', { locale: 'en' }],
  wordsIn: () => ['en'],
};

const garden = ants.setup({ players: 2 }, 'doors');
const [choosing] = ants.legalActions(garden);
const seenGarden = withPrinted(ants, ants.view(garden, choosing?.seat ?? 0));
const ended = {
  winners: [1],
  ranking: [[1], [0]],
  reason: 'star-track',
  rule: 'ANT-24.1',
  standings: [
    { name: 'points', of: [56, 93] },
    { name: 'stars', of: [4, 6] },
    { name: 'cubes', of: [3, 0] },
  ],
};
const printed = { pack: antsExports.defaultPack, board: antsExports.defaultBoard };

/** What the doors of Ants take. */
const ANTS: Readonly<Record<string, Door>> = {
  createAnts: () => [{}],
  checkConfig: () => [{ players: 2 }],
  checkPack: () => [antsExports.defaultPack],
  checkBoard: () => [antsExports.defaultBoard],
  look: () => [seenGarden, left],
  renderText: () => [seenGarden, { locale: 'pl' }],
  drawTable: () => [antsExports.look(seenGarden), { locale: 'pl' }],
  drawCard: () => [{ id: 'war-cry', read: antsExports.readerOf(printed).read('war-cry') }, 'de', 'outside'],
  readerOf: () => [printed],
  odds: () => [ants, garden, choosing],
  createAntsBox: () => [{}],
  speaking: () => [seenGarden, { locale: 'pl' }],
  questionsOf: () => [seenGarden],
  namesAt: () => [seenGarden],
  formatAction: () => [choosing, seenGarden, { locale: 'pl' }],
  formatQuestion: () => [antsExports.questionsOf(seenGarden)[0], seenGarden, { locale: 'pl' }],
  formatOutcome: () => [ended, { locale: 'en' }],
  explain: () => [{ code: 'enemy/none', rule: 'ANT-13.1', facts: { hex: 'A01' } }, { locale: 'en' }],
  formatEvent: () => [{ type: 'round-began', round: 1 }, { locale: 'en' }],
  describeCard: () => [antsExports.defaultPack.basic['war-cry'], { locale: 'en' }],
  describeThing: () => ['leaf', antsExports.defaultPack.leaves['leaf-1'], { locale: 'en' }],
  cardName: () => ['war-cry', { locale: 'en' }],
  decisionName: () => ['pay', { locale: 'en' }],
  wordsIn: () => ['en'],
};

/** What the doors of Snails take. */
const SNAILS: Readonly<Record<string, Door>> = {
  createSnails: () => [{}],
  look: () => [view, left],
  renderText: () => [view, { locale: 'pl' }],
  drawTable: () => [snailsExports.look(view), { locale: 'pl' }],
  drawCard: () => [{ id: 'rocket', deck: 'red', card: snailsExports.defaultPack.red.rocket }, 'de', 'outside'],
  distance: () => [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
  ],
  parseField: () => ['0,0'],
  explain: () => [{ code: 'card/basic', rule: 'SNL-4.3', facts: { card: 'crawl-dig' } }, { locale: 'en' }],
  formatEvent: () => [{ type: 'phase-began', phase: 'draw' }, { locale: 'en' }],
  describeAction: () => ['dig', { locale: 'en' }],
  describeCard: () => [snailsExports.defaultPack.red.rocket, { locale: 'en' }],
  describeRow: () => [snailsExports.defaultPack.red.rocket, 0, { locale: 'en' }],
  describeOption: () => [HAT, 'clear-the-bar', { locale: 'en' }],
  speaking: () => [view, { locale: 'pl' }],
  questionsOf: () => [view],
  namesAt: () => [view],
  formatAction: () => [action, view, { locale: 'pl' }],
  formatQuestion: () => [snailsExports.questionsOf(view)[0], view, { locale: 'pl' }],
  formatOutcome: () => [
    { winners: [0], ranking: [[0], [1]], reason: 'last-squad', rule: 'SNL-12.1' },
    { locale: 'en' },
  ],
  createSnailsBox: () => [{}],
  decisionName: () => ['mulligan', { locale: 'en' }],
  cardName: () => ['rocket', { locale: 'en' }],
  optionName: () => ['x', { locale: 'en' }],
  wordsIn: () => ['en'],
  odds: () => [snails, first, action, {}],
  expectedDamage: () => [[], 0],
  checkPack: () => [snailsExports.defaultPack],
  checkLayout: () => [snailsExports.ARCHIPELAGO],
  checkContamination: () => [snailsExports.CONTAMINATION],
  checkConfig: () => [{ players: 2 }],
  seatsFor: () => [snailsExports.ARCHIPELAGO],
  snailsKnowledge: () => [snailsExports.defaultPack],
};

const CONTENDERS = ['a', 'b'].map((seed) => bots.contenderOf(auction, bots.randomBot, { seed, nodes: 0 }));

/** What makes bots takes. */
const BOTS: Readonly<Record<string, Door>> = {
  greedyBot: () => [() => ({}), 'mine'],
  ismctsBot: () => [{ game: auction }],
  botsFor: () => [{ game: auction }],
  contenderOf: () => [auction, bots.randomBot, { seed: 'doors', nodes: 0 }],
  refereed: () => [auction, { config: { players: 2 }, seed: 'x', substituteSeed: 'y', players: CONTENDERS }],
  whyFailed: () => [new Error('no idea')],
  searchPart: () => [{ game: auction }, auction.view(bidding, 0), { seed: 'x', nodes: 10, part: 0, parts: 1 }],
  moveOfParts: () => [
    { game: auction },
    auction.view(bidding, 0),
    { seed: 'x' },
    [bots.searchPart({ game: auction }, auction.view(bidding, 0), { seed: 'x', nodes: 10, part: 0, parts: 1 })],
  ],
};

const auctionBox = boxes.boxOf({ game: auction });
const cup = arena.openTournament(auctionBox, { bots: [bots.randomBot], games: 1, seed: 'doors' });
const { tournament } = cup;
const line: arena.GameLine = {
  game: 0,
  seed: 'doors/0',
  bots: [0, 0],
  traits: [],
  winners: [0],
  ranking: [[0], [1]],
  reason: 'sold-out',
  decisions: 10,
};

/** What an arena takes. */
const ARENA: Readonly<Record<string, Door>> = {
  openTournament: () => [auctionBox, { bots: [bots.randomBot], games: 1, seed: 'doors' }],
  tournamentOf: () => [auctionBox, { bots: [{ name: 'mine' }], seed: 'doors' }],
  gamesOf: () => [tournament, { index: 1, of: 2 }],
  reportOf: () => [tournament, [line]],
  tablesOf: () => [auctionBox, tournament, [line], { withCards: true }],
  lineCheckOf: () => [tournament],
  readLine: () => [line],
  tournamentFaults: () => [tournament],
};

/** What an open tournament takes. */
const OPEN: Readonly<Record<string, Door>> = {
  play: () => [[0]],
  playGame: () => [0],
  report: () => [[line]],
  tables: () => [[line], { withCards: true }],
};

/** What a host takes. */
const HOST: Readonly<Record<string, Door>> = {
  openTable: () => [auction, HOSTED],
  explainRefusal: () => [auction, { code: 'table/closed', rule: 'KER-14.10', facts: {} }, 'pl'],
};
const SEATED = [{ name: 'Ada' }, { name: 'Bo', bot: bots.randomBot }];
const HOSTED = { config: { players: 2 }, luck: 'doors', seats: SEATED, onFault: () => undefined };

const nowhere = () => ({ send: () => undefined, close: () => undefined });
const following = client.openClient({ show: auctionBox, seat: 0, transport: nowhere, newId: () => 'doors' });
class Socket {
  readonly onopen = null;
  readonly onmessage = null;
  readonly onclose = null;
  readonly onerror = null;
  send = () => undefined;
  close = () => undefined;
}

/** What makes clients takes. */
const CLIENT: Readonly<Record<string, Door>> = {
  openClient: () => [{ show: auctionBox, seat: 0, transport: nowhere }],
  localTransport: () => [host.openTable(auction, HOSTED)],
  readableOf: () => [following],
  webSocketTransport: () => ['ws://somewhere', { WebSocket: Socket }],
};

/** Nobody is there who could answer. */
const answered = (message: never) => Promise.race([following.why(message), Promise.resolve()]);

/** What an open client takes. */
const FOLLOWING: Readonly<Record<string, Door>> = {
  subscribe: () => [() => undefined],
  getSnapshot: () => [],
  act: () => [bid],
  click: () => [{ kind: 'field', id: '0,0' }],
  unclick: () => [],
  clear: () => [],
  say: () => [{ say: 'resign' }],
  why: () => [{ say: 'resign' }],
  skip: () => [],
  setLocale: () => ['en'],
  reconnect: () => [],
  close: () => [],
};

/** What is made for boardgame.io takes. */
const BOARDGAME_IO: Readonly<Record<string, Door>> = {
  toBoardgameIO: () => [auction, { config: () => ({ players: 2 }), luck: () => 'doors' }],
  toBoardgameIOBot: () => [auction, bots.randomBot, { seed: 'doors' }],
  guard: () => [{ app: { _io: { _nsps: new Map() } }, db: { fetch: () => undefined } }, { also: {} }],
};

/** What the test kit takes. */
const TESTING: Readonly<Record<string, Door>> = {
  loadScene: () => [auction, testing.saveScene(auction, bidding)],
  saveScene: () => [auction, bidding],
  scene: () => [auction, { config: { players: 2 }, changes: {} }],
  scriptUsedUp: () => [{ ...bidding, chance: scripted([]) }],
  withScript: () => [bidding, []],
};

/**
 * What is no door: the tools of those who write rules, cards and laws. They are called from within rules, many times for
 * every action, with drafts and figures of the rules' own. The compiler looks at what they are given, and what is made
 * with them is checked at the doors.
 */
const TOOLS: readonly string[] = [
  // Rules
  ...[
    'asksIn',
    'askLook',
    'clicked',
    'saidParts',
    'withNames',
    'marksOfView',
    'clockwise',
    'includes',
    'only',
    'emit',
    'next',
    'together',
    'endGame',
    'imagineAgenda',
    'clonePosition',
    'placesOf',
  ],
  ...['pick', 'scripted', 'createGame', 'clonePlain', 'deepFreeze', 'hash', 'freezeAll', 'isSamePlain'],
  ...['patchesBetween', 'sharedWith'],
  ...['clonePile', 'draw', 'isPileEmpty', 'peek', 'pileOf', 'pileSize', 'putBottom', 'putTop', 'search', 'shuffle'],
  ...['viewPile', 'drawMany', 'pileSchema', 'positionEntries', 'whole', 'handSchema', 'deckSchema'],
  ...['unreachable', 'madeOf', 'spokenIn', 'invalidOption', 'mustBeWhole'],
  ...['effect', 'later', 'mixed', 'seeded', 'rankedBy', 'createBeliefs', 'chanceThat', 'imagineWorld'],
  ...['cloneHand', 'forgetHand', 'handFaults', 'handOf', 'handSize', 'imagineHand', 'isInHand', 'putInHand'],
  ...['showCard', 'showHand', 'takeFromHand', 'viewHand', 'cloneDeck', 'deckOf', 'deckSize', 'discardTo', 'drawFrom'],
  ...['drawManyFrom', 'viewDeck', 'integer', 'list', 'word', 'ascending', 'bag', 'either', 'object', 'optional'],
  ...['variant', 'sizeOf', 'valuesOf', 'sampleOf', 'nearMissesOf'],
  // Sentences
  ...['spokenIn', 'localeOf'],
  ...[
    'capitalised',
    'nameIn',
    'nameOfDecision',
    'readable',
    'roman',
    'counted',
    'namesCounted',
    'commonInEnglish',
    'commonInGerman',
    'commonInPolish',
    'createWording',
    'oneOrMany',
    'unbroken',
  ],
  ...[
    'explainWhole',
    'explainWith',
    'formatWith',
    'languageWith',
    'actionWith',
    'calledWith',
    'namesApart',
    'outcomeWith',
    'outcomeWhole',
    'questionWith',
    'endingIn',
    'givenTelling',
    'lastToLeave',
    'sentenceOfLeaving',
    'sentenceOfTable',
  ],
  // Drawings, whose pieces come from a game's own looks
  ...['centred', 'disc', 'drawn', 'filled', 'panel', 'sized', 'star', 'paragraphs', 'sentence', 'sheet', 'stacked'],
  ...['backsChip', 'cardChip', 'cardFoot', 'chipLines', 'wordChip', 'textWith', 'wordedWith'],
  ...['boxLines', 'brickLines', 'createCanvas', 'element', 'flow', 'inked', 'label', 'link', 'outline', 'packed'],
  ...['picture', 'piece', 'spread', 'trimmed', 'framed', 'group', 'shade', 'styleOf', 'written', 'endText'],
  ...[
    'aligned',
    'largestSize',
    'lettersCut',
    'lettersWidth',
    'lettersWrapped',
    'lineHeight',
    'nameLines',
    'headLine',
    'nameLine',
  ],
  ...['cardsIn', 'entryIn', 'printed'],
  ...['nowSheet', 'tableFramed', 'cardFramed', 'cardRows', 'emptyPlace', 'headed', 'playerSheet', 'titled'],
  // What is clicked, which is tried where it is asked for
  ...[
    'askTexts',
    'byFields',
    'clicksFrom',
    'clickWaysFrom',
    'meantFrom',
    'wordsWith',
    'askedFor',
    'askedOf',
    'namesGiven',
    'refusalsApart',
    'tellingOf',
    'withCards',
    'wordsByTelling',
  ],
  // What boxes and shows are made of, which is tried as the doors of the games
  ...['offerToNamed', 'picturesBy', 'showOf', 'shownStoryOf', 'spokenBy', 'withCardNames'],
  // The street, whose fields are numbers
  ...['backOf', 'fieldAt', 'formatField', 'forwardOf', 'laneOf', 'streetOf'],
  // The reef, whose areas, dice and facts are numbers
  ...['areaName', 'areaNumber', 'colourName', 'colourOf', 'dieName', 'dieOf', 'faceOf', 'packFact', 'readFact'],
  // Reading by hand, within `examined`
  ...[
    'attempt',
    'examined',
    'examinedBy',
    'entriesAt',
    'fault',
    'hasKey',
    'isRecord',
    'listAt',
    'objectAt',
    'readBy',
    'tagAt',
    'textAt',
  ],
  ...['unexpected', 'wholeAt', 'wordAt', 'isName', 'nameAt', 'said', 'rulesetFrom', 'cardsAt', 'checkCardId'],
  ...['namesOfPlayers', 'playersAt'],
  ...[
    'faultAt',
    'faultsBetween',
    'faultsOfEach',
    'faultUnless',
    'shown',
    'freeActionsOf',
    'distinct',
    'putInto',
    'takeFrom',
    'entryOf',
    'figureOf',
    'numberOf',
    'sure',
  ],
  // Declarations
  ...[
    'cases',
    'group',
    'many',
    'maybe',
    'number',
    'oneOf',
    'pair',
    'perSeat',
    'pool',
    'row',
    'seenBy',
    'sorted',
    'text',
  ],
  ...['shapeOf', 'rulesOf', 'upkeepOf', 'questionsOf', 'marksOf', 'sampleTable'],
  // Vocabularies of cards
  ...['checkWord', 'checkWords', 'rowsOf', 'sampleWord', 'sampleWords', 'say', 'vocabulary', 'wordsFor'],
  // What bots know
  ...['zombiakiKnowledge', 'kelpKnowledge', 'antsKnowledge'],
  // Errors that anybody may throw
  ...['EngineError', 'Forfeited', 'IllegalAction', 'LawBroken'],
  // Words for cards, which checkPack reads
  ...['burst', 'damage', 'discard', 'draw', 'field', 'heal', 'may', 'move', 'on', 'player', 'put', 'scatter', 'self'],
  ...['snail', 'around', 'drain', 'lessDamage', 'lifeAtLeast', 'lifeAtMost', 'moreDamage', 'onTerrain', 'steal'],
  ...['twoSnails', 'untilRoundEnds', 'when'],
  ...['anObject', 'answer', 'attach', 'boss', 'claws', 'climb', 'dogs', 'fire', 'goesOff', 'ignite', 'lane', 'limit'],
  ...['oneZombie', 'rise', 'span', 'spot', 'stopsLine', 'swallow', 'thing', 'trail', 'win', 'wound', 'zombie'],
  ...[
    'bonus',
    'extraDie',
    'hide',
    'hideAll',
    'keep',
    'learn',
    'mix',
    'raise',
    'reroll',
    'rerolls',
    'sweep',
    'trade',
    'turn',
  ],
  ...['acted', 'advance', 'available', 'cardPlayed', 'cards', 'cheaper', 'cubes', 'deedDone', 'dig', 'each', 'explore'],
  ...['flight', 'forage', 'free', 'gain', 'has', 'larger', 'level', 'mark', 'markers', 'marks', 'moveMarks', 'needs'],
  ...['pay', 'play', 'played', 'room', 'roomPlaced', 'rooms', 'score', 'scoreFrom', 'spareAnts', 'spend', 'symbol'],
  ...['symbolFor', 'symbolPlayed', 'tokens', 'tuck'],
  // Laws
  ...['checkGame', 'playWithPeople', 'matchingLuck', 'scriptOf', 'trace'],
];

const OTHER = auction.view(bidding, 1);
const JUNK: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  NaN: () => Number.NaN,
  'a negative number': () => -1,
  'a large number': () => 33,
  'a text': () => 'constructor',
  'a flag': () => true,
  'a symbol': () => Symbol('junk'),
  'a long number': () => 10n,
  'a function': () => () => undefined,
  'an empty list': () => [],
  'a list of nothing': () => [undefined, null],
  'an empty object': () => ({}),
  'an object without a prototype': () => Object.create(null),
  'an object in itself': () => {
    const inner: Record<string, unknown> = {};
    inner.self = inner;
    return inner;
  },
  'a state': () => first,
  'a state of another game': () => bidding,
  'a view of another game': () => OTHER,
  bytes: () => new Uint8Array(10_000_000),
  'many keys': () => Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`key${key}`, key])),
  'a trap': () => new Proxy({}, TRAPS),
  'a trap of a list': () => new Proxy([], TRAPS),
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
};

const sprung = (): never => {
  throw new Error('A trap was sprung.');
};
const TRAPS: ProxyHandler<object> = {
  get: sprung,
  getOwnPropertyDescriptor: sprung,
  getPrototypeOf: sprung,
  has: sprung,
  isExtensible: sprung,
  ownKeys: sprung,
  set: sprung,
};

type Exported = Readonly<Record<string, unknown>>;

const ENTRY_POINTS: readonly (readonly [string, Exported, Readonly<Record<string, Door>>])[] = [
  ['gastropodia', kernel, KERNEL],
  ['gastropodia/boards', boards, BOARDS],
  ['gastropodia/drawing', drawing, DRAWING],
  ['gastropodia/snails', snailsExports, SNAILS],
  ['gastropodia/zombiaki', zombiakiExports, ZOMBIAKI],
  ['gastropodia/kelp', kelpExports, KELP],
  ['gastropodia/ants', antsExports, ANTS],
  [
    'gastropodia/boxes',
    boxes,
    {
      boxOf: () => [{ game: auction }],
      givenBox: () => [snailsExports.snailsBox],
      offerOf: () => [snailsExports.snailsBox, { config: 'standard', players: 2 }],
      countCards: () => [snailsExports.snailsBox.cards?.('en')],
      clicksOf: () => [snailsExports.snailsBox, view, []],
      unlitAmong: () => [
        snailsExports.snailsBox.clicks,
        view,
        { actions: [], chosen: [], asked: snails.pending(view)[0], targets: [{ kind: 'field', id: '0,0' }] },
      ],
      litAmong: () => [snailsExports.snailsBox.clicks, view, { actions: [], chosen: [] }],
      oddsOf: () => [snailsExports.snailsBox, view, [...snailsExports.snails.legalActions(view)][0], { locale: 'en' }],
    },
  ],
  ['gastropodia/bots', bots, BOTS],
  ['gastropodia/arena', arena, ARENA],
  ['an open tournament', { ...cup }, OPEN],
  ['gastropodia/host', host, HOST],
  ['gastropodia/client', client, CLIENT],
  ['an open client', { ...following, why: answered }, FOLLOWING],
  ['gastropodia/boardgame.io', boardgameIO, BOARDGAME_IO],
  ['gastropodia/testing', testing, TESTING],
  ['a game', { ...auction }, GAME],
];

describe.each(ENTRY_POINTS)('%s', (_name, exported, doors) => {
  test('KER-2.9 every function is a door that is tried here, or a tool', () => {
    const functions = Object.keys(exported).filter((name) => typeof exported[name] === 'function');
    const strange = functions.filter((name) => !(name in doors) && !TOOLS.includes(name) && name !== 'simulate');

    expect(strange).toEqual([]);
    expect(Object.keys(doors).filter((name) => !functions.includes(name))).toEqual([]);
  });

  test.each(Object.keys(doors))('KER-2.9 %s takes what it should', async (name) => {
    await expect(opened(exported[name], doors[name]?.() ?? [])).resolves.not.toThrow();
  });

  test.each(Object.keys(doors))(
    'KER-2.9 %s answers to junk, or throws an error of the library with a sentence',
    async (name) => {
      const strange: string[] = [];
      for (const place of (doors[name]?.() ?? []).keys()) {
        for (const [what, make] of Object.entries(JUNK)) {
          const given = (doors[name]?.() ?? []).map((right, index) => (index === place ? make() : right));
          const thrown: unknown = await opened(exported[name], given).then(
            () => undefined,
            (error: unknown) => error ?? new Error('nothing'),
          );
          if (thrown !== undefined && !isSentence(thrown))
            strange.push(`${what} as argument ${place}: ${textOf(thrown)}`);
        }
      }

      expect(strange).toEqual([]);
    },
  );
});

// A generator begins to work when it is asked for its first value; what is promised is waited for.
async function opened(door: unknown, given: readonly unknown[]): Promise<void> {
  const result: unknown = await (door as (...args: readonly unknown[]) => unknown)(...given);
  const isIterator = typeof result === 'object' && result !== null && 'next' in result;
  if (isIterator) for await (const _ of result as unknown as AsyncIterable<unknown>);
}

function isSentence(thrown: unknown): boolean {
  return isEngineError(thrown) && /^[A-Z‘“'].*[.\]]($|\n)/.test(thrown.message);
}

function textOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message.slice(0, 100)}` : String(thrown);
}

function thrownBy(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (thrown) {
    return thrown ?? new Error('nothing');
  }
}

describe('what is shown to somebody', () => {
  const shown = [
    ['look', (at: never) => snailsExports.look(at)],
    ['renderText', (at: never) => snailsExports.renderText(at)],
  ] as const;

  test.each(shown)('KER-2.9 %s refuses a state, which would show everything', (_name, show) => {
    expect(() => show(first as never)).toThrow(
      expect.objectContaining({
        code: 'view/is-state',
        message: 'This is a state, which shows everything: give the view of somebody, game.view(state, seat).',
      }),
    );
  });

  test.each(shown)('KER-2.9 %s refuses what belongs to another game, and what is nothing', (_name, show) => {
    expect(() => show(OTHER as never)).toThrow(
      expect.objectContaining({
        code: 'ruleset/foreign',
        message: `A view of Snails is needed here; this belongs to '${auction.ruleset}'.`,
      }),
    );
    expect(() => show(undefined as never)).toThrow('A view of Snails is needed here; undefined is none.');
    expect(() => show({ ...view, hands: undefined } as never)).toThrow(
      "This is no view of Snails: its 'hands' is no list.",
    );
  });

  test('KER-2.9 worlds are imagined from a view, not from a state', () => {
    expect(() => snails.determinize(first as never, 'x')).toThrow(expect.objectContaining({ code: 'view/is-state' }));
  });

  test('KER-2.9 events are shown to nobody who is no viewer, and to no seat that is taken for another', () => {
    const strangers: readonly unknown[] = [undefined, null, Number.NaN, -1, 0.5, 32, '0', 'spectators', [0]];
    const shownTo = (viewer: unknown): unknown => thrownBy(() => auction.viewEvents(events, viewer as never));

    expect(applied.ok && events.some((event) => 'secret' in event)).toBe(true);
    expect(strangers.map(shownTo)).toEqual(strangers.map(() => expect.objectContaining({ code: 'seat/unknown' })));
  });

  test('KER-2.9 an event or a refusal that nobody knows is named', () => {
    const tell = snailsExports.formatEvent as (event: unknown) => string;
    const explain = snailsExports.explain as (why: unknown, options: { readonly locale: 'en' }) => string;

    expect(() => tell({ type: 'danced' })).toThrow(
      "An event of Snails is needed here; there is no event of the type 'danced'.",
    );
    expect(() => tell(7)).toThrow('An event of Snails is needed here; 7 is no event.');
    expect(() => tell({ type: 'toString' })).toThrow(expect.objectContaining({ code: 'event/unknown' }));
    expect(() => tell({ type: 'discarded' })).toThrow(
      "This event of the type 'discarded' does not say all that it has to.",
    );
    expect(() => explain({ code: 'x', rule: 'SNL-1.1', facts: {} }, { locale: 'en' })).toThrow(
      "A refusal of Snails is needed here; there is none of the code 'x'.",
    );
    expect(() => snails.explain(undefined as never)).toThrow('A refusal is needed here; undefined is none.');
  });

  test('KER-2.9 a basic action that there is not is named with those there are; an id of another pack is made readable', () => {
    expect(() => snailsExports.describeAction('jump' as never, { locale: 'en' })).toThrow(
      "There is no basic action 'jump'; there are crawl, dig, shell, swap, aim, punch.",
    );
    expect(snailsExports.cardName('acid-rain', { locale: 'en' })).toBe('Acid rain');
    expect(() => snailsExports.cardName(3 as never, { locale: 'en' })).toThrow(
      'The id of a card has to be a text; 3 is none.',
    );
  });

  test('KER-2.9 a game is needed where a game is needed', () => {
    expect(() => play(undefined as never, {} as never)).toThrow('A game is needed here; undefined is none.');
    expect(() => bots.ismctsBot({} as never)).toThrow('A game is needed here; undefined is none.');
  });
});
