import {
  cardsAt,
  checkWords,
  examined,
  type Fault,
  fault,
  hasKey,
  isRecord,
  listAt,
  objectAt,
  type Spot,
  wholeAt,
  wordAt,
} from '../../../kernel/index.ts';
import {
  CARD_TYPES,
  COLOURS,
  FOOD_SPACES,
  HAND_LIMIT,
  MOST_COST,
  PAIRS,
  PLAIN_BLOCKS,
  STRATEGY_COLOURS,
  TILES,
} from '../components.ts';
import type { Bearer } from './bearers.ts';
import { EFFECTS, type Said } from './effects.ts';
import { ABILITIES } from './growth.ts';
import { HUNTS, type Hunted, WINDOWS } from './hunting.ts';
import { type Pack, SOURCES } from './vocabulary.ts';

const MOST_COPIES = 30;
const MOST_PRICE = 30;
const MOST_DICE = 6;
const MOST_TRAPS = 8;
/** With more traps to begin with there would be too many ways in which the blocks may lie. */
const MOST_TRAPS_LAID = 2;
const ORIGINS = ['hand', 'deck', 'market'] as const;
const STARTS = ['board', 'reserve'] as const;
/** What events and looks say where there is no card. */
const RESERVED = ['none', 'hidden'];

/** Everything that is wrong with a pack, each fault with its path; nothing if it can be played. */
export function checkPack(value: unknown): readonly Fault[] {
  return examined(value, 'pack', readPack).faults;
}

/** Reads a pack. */
export function readPack(spot: Spot): Pack | undefined {
  const pack = objectAt(spot, { required: ['octopus', 'shark', 'strategies', 'foods', 'traps', 'tiles'] });
  if (pack === undefined) return undefined;
  const seen = new Map<string, string>();
  const foods = readFoods(pack('foods'), seen);
  readTraps(pack('traps'), seen);
  readOctopus(pack('octopus'), seen, foods);
  readShark(pack('shark'), seen);
  readStrategies(pack('strategies'), seen);
  for (const tile of listAt(pack('tiles'), TILES, TILES, 'tiles')) readTile(tile);
  // Checked to the last word by now; whoever found a fault gets nothing.
  return spot.value as Pack;
}

type Entries = ReturnType<typeof cardsAt>;

/** What has an id in a part of a pack: cards, blocks, strategies. */
function entriesOf(spot: Spot | undefined, seen: Map<string, string>): Entries {
  return cardsAt(spot, seen, [...RESERVED, ...PLAIN_BLOCKS]);
}

function checkCount(spot: Spot | undefined, found: number, least: number, most: number, what: string): void {
  if (spot === undefined || !isRecord(spot.value) || (found >= least && found <= most)) return;
  const wanted = least === most ? String(least) : `${least} to ${most}`;
  fault(spot, `expected ${wanted} ${what}, found ${found}`);
}

// -- the octopus ------------------------------------------------------------------------------------------------------

interface ReadCard {
  readonly copies: number | undefined;
  readonly origin: (typeof ORIGINS)[number] | undefined;
  readonly food: unknown;
  readonly isEat: boolean;
}

function readOctopus(spot: Spot | undefined, seen: Map<string, string>, foods: readonly string[]): void {
  const cards = entriesOf(spot, seen).map(([, card]) => readCard(card, foods));
  if (spot === undefined || !isRecord(spot.value)) return;
  const copiesFrom = (origin: string): number =>
    cards.reduce((sum, card) => (card?.origin === origin ? sum + (card.copies ?? 0) : sum), 0);
  // KLP-2.10: the hand is completed from the starting deck.
  if (copiesFrom('hand') > HAND_LIMIT) fault(spot, `at most ${HAND_LIMIT} cards are in hand at first`);
  if (copiesFrom('hand') + copiesFrom('deck') === 0) fault(spot, "expected a card of origin 'hand' or 'deck'");
  // KLP-1.34: exactly one eat card per food.
  for (const food of foods) {
    const eating = cards.filter((card) => card?.food === food).length;
    if (eating !== 1) fault(spot, `expected one card that eats '${food}', found ${eating}`);
  }
}

function readCard(spot: Spot, foods: readonly string[]): ReadCard | undefined {
  const card = objectAt(spot, {
    required: ['copies', 'source', 'type', 'origin', 'cost', 'effects'],
    optional: ['food'],
  });
  if (card === undefined) return undefined;
  const copies = wholeAt(card('copies'), 1, MOST_COPIES);
  wordAt(card('source'), SOURCES);
  const type = wordAt(card('type'), CARD_TYPES);
  const origin = wordAt(card('origin'), ORIGINS);
  wholeAt(card('cost'), 0, MOST_COST);
  checkEffects(card('effects'), 'card');
  const isEat = opsIn(card('effects')).includes('eat');
  checkEat(spot, { type, origin, copies, isEat, foods, food: card('food') });
  return { copies, origin, food: card('food')?.value, isEat };
}

interface Eating {
  readonly type: string | undefined;
  readonly origin: string | undefined;
  readonly copies: number | undefined;
  readonly isEat: boolean;
  readonly foods: readonly string[];
  readonly food: Spot | undefined;
}

// KLP-1.34: eat cards are those that eat; there is one for each food, and it comes from the market with it (KLP-6.24).
function checkEat(spot: Spot, { type, origin, copies, isEat, foods, food }: Eating): void {
  if (type !== undefined && (type === 'eat') !== isEat) {
    fault(
      spot,
      isEat ? "a card with 'eat' is of the type 'eat'" : "a card of the type 'eat' needs the word 'eat'",
      'type',
    );
  }
  if (isEat && !hasKey(spot, 'food')) fault(spot, "is missing; 'eat' needs the id of a food", 'food');
  if (!isEat && hasKey(spot, 'food')) fault(spot, "is for cards with 'eat'", 'food');
  if (food !== undefined) wordAt(food, foods);
  if (!isEat) return;
  if (copies !== undefined && copies !== 1) fault(spot, 'there is one of each food, and one card for it', 'copies');
  if (origin !== undefined && origin !== 'market')
    fault(spot, "a food comes with its card from the 'market'", 'origin');
}

const FIRST: Said = { words: 0, isLearning: false };

function checkEffects(spot: Spot | undefined, bearer: Bearer): void {
  checkWords(EFFECTS, spot, { scope: bearer, known: FIRST });
  let isLearning = false;
  for (const [index, { op, spot: word }] of wordsIn(spot).entries()) {
    if (op === 'learn') isLearning = true;
    if (op === 'hide') checkHide(word, { bearer, isLearning, index });
  }
}

interface Hiding {
  readonly bearer: Bearer;
  readonly isLearning: boolean;
  readonly index: number;
}

function checkHide(spot: Spot, { bearer, isLearning, index }: Hiding): void {
  const { which, count } = spot.value as { readonly which?: unknown; readonly count?: unknown };
  const least: unknown = Array.isArray(count) ? count[0] : undefined;
  if (which === 'gained' && !isLearning) fault(spot, "'gained' needs 'learn' before it", 'which');
  if ((which === 'others') !== (bearer === 'trap') && (which === 'others' || which === 'revealed')) {
    fault(
      spot,
      bearer === 'trap' ? "a trap hides 'others'" : "'others' is for traps: all blocks but this one",
      'which',
    );
  }
  if (which !== 'revealed') return;
  const isPlayed = bearer === 'card' || bearer === 'food';
  if (isPlayed && least === 0) fault(spot, 'what is played hides at least 1 block', 'count');
  // KLP-5.5: whether the card can be resolved is seen from its first word.
  if (isPlayed && index > 0) fault(spot, "'hide' has to be the first effect: it is not always possible");
  if (!isPlayed && least !== 0 && least !== undefined)
    fault(spot, 'perhaps nothing is revealed; the least has to be 0', 'count');
}

interface Word {
  readonly op: unknown;
  readonly spot: Spot;
}

/** The words of a list, as far as it can be read. */
function wordsIn(spot: Spot | undefined): readonly Word[] {
  if (spot === undefined || !Array.isArray(spot.value)) return [];
  return listAt({ ...spot, report: () => undefined }, 0, EFFECTS.longest).flatMap((entry) =>
    entry === undefined || !isRecord(entry.value)
      ? []
      : [{ op: entry.value.op, spot: { ...entry, report: spot.report } }],
  );
}

const opsIn = (spot: Spot | undefined): readonly unknown[] => wordsIn(spot).map(({ op }) => op);

// KLP-1.11: the food track has 4 spaces, each for one food.
function readFoods(spot: Spot | undefined, seen: Map<string, string>): readonly string[] {
  const foods = entriesOf(spot, seen);
  checkCount(spot, foods.length, FOOD_SPACES, FOOD_SPACES, 'foods');
  for (const [, entry] of foods) {
    const food = objectAt(entry, { required: ['source', 'effects'] });
    wordAt(food?.('source'), SOURCES);
    checkEffects(food?.('effects'), 'food');
  }
  return foods.map(([id]) => id);
}

function readTraps(spot: Spot | undefined, seen: Map<string, string>): void {
  const traps = entriesOf(spot, seen);
  checkCount(spot, traps.length, 1, MOST_TRAPS, 'traps');
  let laid = 0;
  for (const [, entry] of traps) {
    const trap = objectAt(entry, { required: ['source', 'starts', 'effects'] });
    wordAt(trap?.('source'), SOURCES);
    if (wordAt(trap?.('starts'), STARTS) === 'board') laid++;
    checkEffects(trap?.('effects'), 'trap');
  }
  if (spot !== undefined && laid > MOST_TRAPS_LAID) {
    fault(spot, `at most ${MOST_TRAPS_LAID} traps are on the board at first, found ${laid}`);
  }
}

// KLP-15.16: one pair per colour.
function readStrategies(spot: Spot | undefined, seen: Map<string, string>): void {
  const strategies = entriesOf(spot, seen);
  checkCount(spot, strategies.length, PAIRS, PAIRS, 'strategies');
  const colours = new Set<string>();
  for (const [, entry] of strategies) {
    const strategy = objectAt(entry, { required: ['source', 'colour', 'counter', 'counterSource', 'effects'] });
    wordAt(strategy?.('source'), SOURCES);
    wordAt(strategy?.('counterSource'), SOURCES);
    const colour = wordAt(strategy?.('colour'), STRATEGY_COLOURS);
    if (colour !== undefined && colours.has(colour)) fault(entry, `another strategy is ${colour}`, 'colour');
    if (colour !== undefined) colours.add(colour);
    readCounter(strategy?.('counter'), seen);
    checkEffects(strategy?.('effects'), 'strategy');
  }
}

// A counter has nothing but its id: it is read as the key of an empty deck would be.
function readCounter(spot: Spot | undefined, seen: Map<string, string>): void {
  if (spot === undefined) return;
  const id = spot.value;
  if (typeof id !== 'string') {
    fault(spot, 'expected the id of a counter');
    return;
  }
  const { report, path, at } = spot;
  cardsAt({ value: { [id]: {} }, path, at, report: ({ message }) => report({ path, at, message }) }, seen, RESERVED);
}

// -- the shark --------------------------------------------------------------------------------------------------------

function readShark(spot: Spot | undefined, seen: Map<string, string>): void {
  const cards = entriesOf(spot, seen);
  if (spot !== undefined && isRecord(spot.value) && cards.length === 0) fault(spot, 'a deck has at least one card');
  for (const [, card] of cards) readSharkCard(card);
}

const BEFORE: Hunted = { words: [] };

function readSharkCard(spot: Spot): void {
  const card = objectAt(spot, { required: ['copies', 'source', 'cost', 'dice', 'windows', 'effects'] });
  wholeAt(card?.('copies'), 1, MOST_COPIES);
  wordAt(card?.('source'), SOURCES);
  wholeAt(card?.('cost'), 1, MOST_PRICE);
  for (const die of listAt(card?.('dice'), 0, MOST_DICE, 'dice')) wordAt(die, COLOURS);
  const windows = listAt(card?.('windows'), 0, WINDOWS.length, 'windows').map((each) => wordAt(each, WINDOWS));
  const twice = windows.find((window, index) => window !== undefined && windows.indexOf(window) < index);
  if (twice !== undefined) fault(spot, `'${twice}' twice`, 'windows');
  const effects = card?.('effects');
  if (windows.length === 0) {
    // KLP-15.15: it has no effect to use later.
    if (listAt(effects, 0, HUNTS.longest, 'words').length > 0)
      fault(spot, 'is empty; nobody could use the card', 'windows');
    return;
  }
  for (const scope of windows) checkWords(HUNTS, effects, { scope, known: BEFORE });
  checkAlone(effects);
}

// A word that stands alone has nothing behind it either.
function checkAlone(spot: Spot | undefined): void {
  const ops = opsIn(spot);
  const alone = ['step', 'about-turn', 'spare-trap', 'drop-pair'].find((op) => ops[0] === op);
  if (spot !== undefined && alone !== undefined && ops.length > 1) fault(spot, `'${alone}' stands alone on a card`);
}

function readTile(spot: Spot | undefined): void {
  const tile = objectAt(spot, { required: ['source', 'abilities'] });
  wordAt(tile?.('source'), SOURCES);
  checkWords(ABILITIES, tile?.('abilities'), { scope: 'tile' });
}
