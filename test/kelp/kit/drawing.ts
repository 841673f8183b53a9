import { areaName } from '../../../src/games/kelp/board/areas.ts';
import {
  ACTIONS,
  AREAS,
  BAG_AT_FIRST,
  BLUE,
  CARD_TYPES,
  COLOURS,
  DICE,
  NONE,
  OCTOPUS,
  type Phase,
  ROW_PLACES,
  SHARK,
} from '../../../src/games/kelp/components.ts';
import type { EndReason, KelpState } from '../../../src/games/kelp/index.ts';
import type { Book } from '../../../src/games/kelp/table/book.ts';
import { colourOf } from '../../../src/games/kelp/table/dice.ts';
import { EVERYONE, handOf, type KnownCard, putInHand } from '../../../src/kernel/index.ts';
import { cellsOf, formatBoard, type OnBoard, parseBoard, readArea } from './board.ts';
import { formatHistory, historyOf, readHistory } from './history.ts';
import { badly, formatColour, formatCounts, formatDie, readColour, readCounts, readDie } from './words.ts';

/** What a drawing says, and where its work begins. */
export interface Parsed {
  readonly position: Omit<KelpState, 'ruleset' | 'chance' | 'decisions' | 'names' | 'agenda'>;
  /** The moment, if the drawing says one, and else the work. */
  readonly at: Moment | undefined;
  readonly work: KelpState['agenda'];
  /** The luck on the way from the moment to the first decision. */
  readonly luck: string | undefined;
}

/** A moment of a turn: the step that begins there, and what is true then. */
export interface Moment {
  readonly step: Extract<KelpState['agenda'][number], { readonly do: string }>['do'];
  readonly phase: Phase;
  readonly acted: number;
  readonly stepped: number;
}

const octopus = (step: Moment['step'], acted: number): Moment => ({ step, phase: 'actions', acted, stepped: 0 });
const shark = (step: Moment['step'], phase: Phase, stepped = 0): Moment => ({ step, phase, acted: ACTIONS, stepped });

/** The moments that a scene can begin at. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'action 1': octopus('act', 0),
  'action 2': octopus('act', 1),
  'end of turn': octopus('act', ACTIONS),
  'octopus turn': { ...shark('octopus-turn', 'store'), stepped: 1 },
  'shark turn': octopus('shark-turn', ACTIONS),
  'before-roll': shark('before-roll', 'roll'),
  'after-roll': shark('after-roll', 'roll'),
  currents: shark('currents', 'currents'),
  move: shark('move', 'move'),
  'after-move': shark('after-move', 'move', 1),
  search: shark('search', 'search', 1),
  store: shark('store', 'store', 1),
};

const BOARD = ['s s s', 's o s', 's s trap-discard-1'];
const NOTHING = '-';
/** And all that are nowhere else. */
const REST = '...';
const STACKS: readonly string[] = CARD_TYPES;

/** The lines of a drawing below the board, in order; the text of each in a position. */
const LINES: Readonly<Record<string, (book: Book, at: KelpState) => string>> = {
  round: (_book, { round }) => String(round),
  phase: (_book, { phase, acted }) => `${phase} ${acted}`,
  hand: (book, at) => listed(handWords(book, at)),
  draw: ({ cardIds }, { drawPile: { top, rest } }) =>
    listed([...top.map(({ kind }) => `^${cardIds[kind]}`).reverse(), ...counted(cardIds, rest)]),
  discards: ({ cardIds }, { discards }) => listed(named(cardIds, discards)),
  slots: ({ cardIds }, { slots }) => named(cardIds, slots).join(' '),
  removed: ({ cardIds }, { removed }) => listed(counted(cardIds, removed)),
  ...Object.fromEntries(
    STACKS.map((type, stack) => [
      type,
      ({ cardIds }: Book, { market }: KelpState) => {
        const { top = [], rest = [] } = market[stack] ?? {};
        return listed([...top.map(({ kind }) => cardIds[kind] ?? ''), ...counted(cardIds, rest)]);
      },
    ]),
  ),
  lesson: ({ cardIds, blockIds }, { lesson: { cards, areas, sent } }) => {
    const parts = [named(cardIds, cards), areas.map(areaName), counted(blockIds, sent)];
    return parts.every((part) => part.length === 0) ? NOTHING : parts.map(listed).join(' | ');
  },
  eaten: ({ blockIds }, { eaten }) =>
    listed(eaten.map(({ kind, used }) => (used === 1 ? `(${blockIds[kind]})` : `${blockIds[kind]}`))),
  reserve: ({ blockIds }, { reserve }) => listed(counted(blockIds, reserve)),
  'block-bag': ({ blockIds }, { bagged }) => listed(counted(blockIds, bagged)),
  'drawn-block': ({ blockIds }, { drawnBlock }) => blockIds[drawnBlock] ?? NOTHING,
  bag: (_book, { bag }) => listed(formatCounts(bag)),
  supply: (_book, { supply }) => listed(formatCounts(supply)),
  drawn: (_book, { drawn }) => listed(drawn.map(formatColour)),
  pool: (_book, { pool }) => listed(pool.map(formatDie)),
  placed: (_book, { placed }) =>
    listed(placed.flatMap((die, area) => (die === NONE ? [] : [`${areaName(area)} ${formatDie(die)}`]))),
  resolving: (_book, { resolving }) => (resolving === NONE ? NOTHING : areaName(resolving)),
  growth: (_book, { growth }) => listed(growth.map(formatColour)),
  tiles: (_book, { tiles }) => String(tiles),
  energy: (_book, { energy }) => listed(energy.map(formatDie)),
  hunger: (_book, { hunger }) => listed(hunger.map(formatColour)),
  row: ({ sharkIds }, { row }) => named(sharkIds, row).join(' '),
  deck: ({ sharkIds }, { deck }) => listed(counted(sharkIds, deck.rest)),
  front: ({ sharkIds }, { front }) => listed(named(sharkIds, front)),
  alert: ({ sharkIds }, { stashes }) =>
    listed(stashes.map(({ card, die, round }) => `${sharkIds[card]} ${formatDie(die)} ${round}`)),
  spent: ({ sharkIds }, { spent }) => listed(counted(sharkIds, spent)),
  rerolled: (_book, { rerolled }) => String(rerolled),
  stepped: (_book, { stepped }) => String(stepped),
  spending: (_book, { spending: { isOn, bonus, spent, owes } }) =>
    isOn === 1 ? `bonus ${bonus} spent ${spent}${owes === 1 ? ' owes' : ''}` : NOTHING,
  pairs: ({ pairs: all }, { pairs }) =>
    listed(pairs.flatMap((isLeft, pair) => (isLeft === 1 ? [all[pair]?.strategy ?? ''] : []))),
  chosen: ({ pairs: all }, { chosen }) => chosen.map((pair) => all[pair]?.strategy ?? NOTHING).join(' '),
  ending: (_book, { ending }) => (ending === 'none' ? NOTHING : ending),
  history: (book, { history }) => (history.length === 0 ? NOTHING : formatHistory(book, history).join('; ')),
  work: (_book, { agenda }) => JSON.stringify(agenda),
};

/** Lines that stand in every drawing that is drawn back, even if there is nothing: left out, they would mean something else. */
const ALWAYS = ['round', 'draw', ...STACKS, 'bag', 'supply', 'deck', 'pairs', 'history'];

const listed = (words: readonly string[]): string => (words.length === 0 ? NOTHING : words.join(' '));
const named = (ids: readonly string[], numbers: readonly number[]): string[] =>
  numbers.map((number) => ids[number] ?? NOTHING);
const counted = (ids: readonly string[], counts: readonly number[]): string[] =>
  counts.flatMap((count, number) => Array.from({ length: count }, () => ids[number] ?? '?'));

function handWords({ cardIds }: Book, { hands }: KelpState): string[] {
  const { cards = [], known = [] } = hands[OCTOPUS] ?? {};
  const left = known.map(({ kind }) => kind);
  return cards.map((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return `${cardIds[card]}${index >= 0 ? '!' : ''}`;
  });
}

/** All that a drawing of a position says, by the names of places and lines. */
export function partsOf(book: Book, at: KelpState): Map<string, string> {
  const lines = Object.entries(LINES).map(([key, text]): [string, string] => [key, text(book, at)]);
  return new Map([...cellsOf(book, at), ...lines]);
}

/** A position as it would be drawn, all of it. */
export function formatDrawing(book: Book, at: KelpState): string {
  const isSaid = (key: string, text: string): boolean => ALWAYS.includes(key) || !/^(?:-|0|- -)$/.test(text);
  const lines = Object.entries(LINES).flatMap(([key, text]) => {
    const said = text(book, at);
    return isSaid(key, said) ? [`${key}: ${said}`] : [];
  });
  return [...formatBoard(book, at), ...lines].join('\n');
}

/** Reads a drawing. */
export function parseDrawing(book: Book, text: string): Parsed {
  const { rows, lines } = linesOf(text);
  const board = parseBoard(book, rows.length === 0 ? BOARD : rows);
  const saying = new Saying(lines);
  const work = lines.has('work') ? (JSON.parse(saying.text('work')) as KelpState['agenda']) : [];
  const [moment = '', luck] = saying
    .text('at', 'action 1')
    .split('~')
    .map((part) => part.trim());
  const at = lines.has('work') ? undefined : MOMENTS[moment];
  if (at === undefined && !lines.has('work')) {
    badly("in the line 'at'", `'${moment}' is no moment; there are ${Object.keys(MOMENTS).join(', ')}.`);
  }
  if (board.space === NONE && at !== undefined) badly('on the board', 'there is no shark.');
  const blocks = parseBlocks(book, board, saying);
  const [phase = '', acted = '0'] = saying.words('phase');
  const isShort = !lines.has('stepped') && at !== undefined;
  const side = (at?.phase ?? phase) === 'actions' || phase === 'setup' ? OCTOPUS : SHARK;
  const round = saying.number('round', 3);
  return {
    at,
    work,
    luck,
    position: {
      round: at?.step === 'octopus-turn' ? round - 1 : round,
      side,
      phase: at?.phase ?? (phase as Phase),
      acted: at?.acted ?? Number(acted),
      ...board,
      ...blocks,
      history: lines.has('history') ? readFacts(book, saying.text('history')) : historyOf(book, board),
      ...parseCards(book, blocks, saying),
      ...parseDice(board, saying, book),
      ...parseSharkCards(book, saying),
      rerolled: saying.number('rerolled', 0),
      stepped: isShort ? (at?.stepped ?? 0) : saying.number('stepped', 0),
      spending: parseSpending(saying),
      ...parsePairs(book, saying),
      ending: saying.text('ending', 'none') as EndReason | 'none',
    },
  };
}

const readFacts = (book: Book, text: string): number[] => (text === NOTHING ? [] : readHistory(book, text));

function linesOf(text: string): { readonly rows: string[]; readonly lines: Map<string, string> } {
  const rows: string[] = [];
  const lines = new Map<string, string>();
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, key, said = ''] = /^([a-z-]+):\s*(.*)$/.exec(line) ?? [];
    if (key === undefined) {
      if (line !== '') rows.push(line);
      continue;
    }
    if (key !== 'at' && !Object.hasOwn(LINES, key)) {
      badly(`in the line '${key}'`, `there is no such line; there are at, ${Object.keys(LINES).join(', ')}.`);
    }
    if (lines.has(key)) badly(`in the line '${key}'`, 'it is drawn twice.');
    lines.set(key, said);
  }
  return { rows, lines };
}

/** The lines of a drawing, as words. */
class Saying {
  private readonly lines: ReadonlyMap<string, string>;
  constructor(lines: ReadonlyMap<string, string>) {
    this.lines = lines;
  }
  has(key: string): boolean {
    return this.lines.has(key);
  }
  text(key: string, otherwise = NOTHING): string {
    return this.lines.get(key) ?? otherwise;
  }
  /** The words of a line, with those that say that there is nothing. */
  places(key: string): string[] {
    return this.text(key).split(/\s+/);
  }
  words(key: string): string[] {
    return this.places(key).filter((word) => word !== NOTHING && word !== REST);
  }
  /** Does a line say all that is there? */
  isWhole(key: string): boolean {
    return this.has(key) && !this.places(key).includes(REST);
  }
  number(key: string, otherwise: number): number {
    const text = this.text(key, String(otherwise));
    return /^\d+$/.test(text) ? Number(text) : badly(`in the line '${key}'`, `'${text}' is no number.`);
  }
}

/** Things of which there are so many: whoever names one takes it. */
class Box {
  readonly left: number[];
  private readonly ids: readonly string[];
  private readonly what: string;
  constructor(what: string, ids: readonly string[], copies: readonly number[]) {
    this.what = what;
    this.ids = ids;
    this.left = [...copies];
  }
  take(id: string, where: string): number {
    const number = this.ids.indexOf(id);
    const left = this.left[number] ?? 0;
    if (number < 0) badly(where, `'${id}' is no ${this.what}; there are ${this.ids.join(', ')}.`);
    if (left === 0) badly(where, `'${id}' is drawn more often than there are such.`);
    this.left[number] = left - 1;
    return number;
  }
  takeAll(ids: readonly string[], where: string): number[] {
    return ids.map((id) => this.take(id, where));
  }
  counts(numbers: readonly number[]): number[] {
    return this.ids.map((_, number) => numbers.filter((each) => each === number).length);
  }
  /** Takes all that are left of those. */
  rest(isMeant: (number: number) => boolean): number[] {
    return this.ids.flatMap((id, number) =>
      isMeant(number) ? Array.from({ length: this.left[number] ?? 0 }, () => this.take(id, this.what)) : [],
    );
  }
}

const inLine = (key: string): string => `in the line '${key}'`;
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);

function parseBlocks(book: Book, { blocks }: OnBoard, saying: Saying) {
  const box = new Box(
    'block',
    book.blockIds,
    book.blocks.map(({ copies }) => copies),
  );
  for (const [area, kind] of blocks.entries()) {
    if (kind !== NONE) box.take(book.blockIds[kind] ?? '', `in ${AREAS[area]}`);
  }
  const bagged = box.counts(box.takeAll(saying.words('block-bag'), inLine('block-bag')));
  const [drawnBlock = NONE] = box.takeAll(saying.words('drawn-block'), inLine('drawn-block'));
  const eaten = saying.words('eaten').map((word) => {
    const used = /^\((.*)\)$/.exec(word)?.[1];
    return { kind: box.take(used ?? word, inLine('eaten')), used: used === undefined ? 0 : 1 };
  });
  // Whatever is nowhere else is in the reserve; a drawing may say so.
  if (saying.has('reserve')) {
    const said = box.counts(saying.words('reserve').map((id) => book.blockNumbers.get(id) ?? NONE));
    if (String(said) !== String(box.left)) {
      badly(inLine('reserve'), `what is nowhere else is ${listed(counted(book.blockIds, box.left))}.`);
    }
  }
  return { bagged, drawnBlock, eaten, reserve: box.left };
}

/** The octopus cards: those that no line names are in the market, if they come from there, and else on the draw pile. */
function parseCards(book: Book, { reserve, eaten }: Pick<KelpState, 'reserve' | 'eaten'>, saying: Saying) {
  const box = new Box('octopus card', book.cardIds, book.copies);
  const take = (key: string, ids = saying.words(key)): number[] => box.takeAll(ids, inLine(key));
  const hand = handOf(OCTOPUS);
  const held = { owner: hand.owner, cards: [...hand.cards], known: [...hand.known] };
  for (const word of saying.words('hand')) {
    const [kind = NONE] = take('hand', [word.replace(/!$/, '')]);
    putInHand(held, { kind, seen: word.endsWith('!') ? EVERYONE : 0 });
  }
  const slots = saying.has('slots') ? saying.places('slots') : [];
  const lesson = saying
    .text('lesson')
    .split('|')
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .filter((word) => word !== NOTHING),
    );
  const places = {
    slots: Array.from({ length: ACTIONS }, (_, slot) =>
      (slots[slot] ?? NOTHING) === NOTHING ? NONE : box.take(slots[slot] ?? '', inLine('slots')),
    ),
    discards: take('discards'),
    lesson: {
      cards: take('lesson', lesson[0]),
      areas: (lesson[1] ?? []).map((area) => readArea(area, inLine('lesson'))),
      sent: book.blockIds.map((id) => (lesson[2] ?? []).filter((each) => each === id).length),
    },
  };
  const removed = take('removed');
  const top = saying.words('draw').filter((word) => word.startsWith('^'));
  const known = take(
    'draw',
    top.map((word) => word.slice(1)),
  );
  const pile = take(
    'draw',
    saying.words('draw').filter((word) => !word.startsWith('^')),
  );
  const stacks = STACKS.map((type) => take(type));
  // An eat card whose food has left the reserve has left the market.
  const isOut = (card: number): boolean => {
    const { food = NONE } = book.cards[card] ?? {};
    return food !== NONE && (reserve[food] ?? 0) === 0;
  };
  removed.push(...box.rest((card) => eaten.some(({ kind }) => kind === book.cards[card]?.food)));
  const market = stacks.map((cards, stack) => {
    const type = STACKS[stack] ?? '';
    const isLaid = (card: number): boolean =>
      !saying.isWhole(type) &&
      book.cards[card]?.origin === 'market' &&
      book.cards[card]?.type === stack &&
      !isOut(card);
    const [first, ...rest] = [...cards, ...box.rest(isLaid)];
    return { top: first === undefined ? [] : [open(first)], rest: box.counts(rest), bottom: [] };
  });
  const rest = box.rest(() => true);
  (saying.isWhole('draw') ? removed : pile).push(...rest);
  return {
    ...places,
    hands: [held, handOf(SHARK)],
    drawPile: { top: known.map(open).reverse(), rest: box.counts(pile), bottom: [] },
    removed: box.counts(removed),
    market,
  };
}

const open = (kind: number): KnownCard => ({ kind, seen: EVERYONE });

/** The dice: those that no line names are in the bag as long as a game begins with so many there, and else in the supply. */
function parseDice({ currents }: OnBoard, saying: Saying, { sharkIds }: Book) {
  const dice = (key: string): number[] => saying.words(key).map((word) => readDie(word, inLine(key)));
  const colours = (key: string): number[] => saying.words(key).map((word) => readColour(word, inLine(key)));
  const placed = AREAS.map(() => NONE);
  const words = saying.words('placed');
  for (let index = 0; index < words.length; index += 2) {
    const where = inLine('placed');
    placed[readArea(words[index] ?? '', where)] = readDie(words[index + 1] ?? '', where);
  }
  const stashed = saying
    .words('alert')
    .flatMap((word) => (/^[byr]\d$/.test(word) ? [readDie(word, inLine('alert'))] : []));
  const [resolving] = saying.words('resolving');
  const lying = {
    drawn: colours('drawn'),
    pool: ascending(dice('pool')),
    growth: ascending(colours('growth')),
    energy: ascending(dice('energy')),
    hunger: colours('hunger'),
  };
  const out = [
    ...[...lying.drawn, ...lying.growth, ...lying.hunger],
    ...[...lying.pool, ...lying.energy, ...stashed, ...placed.filter((die) => die !== NONE)].map(colourOf),
    ...currents.flatMap((value) => (value === NONE ? [] : [BLUE])),
  ];
  const elsewhere = COLOURS.map((_, colour) => out.filter((each) => each === colour).length);
  const left = COLOURS.map((_, colour) => (DICE[colour] ?? 0) - (elsewhere[colour] ?? 0));
  const saidBag = saying.has('bag') ? readCounts(saying.words('bag'), inLine('bag')) : undefined;
  const saidSupply = saying.has('supply') ? readCounts(saying.words('supply'), inLine('supply')) : undefined;
  const bag = COLOURS.map((_, colour) => {
    const atFirst = Math.max(0, (BAG_AT_FIRST[colour] ?? 0) - (elsewhere[colour] ?? 0));
    return saidBag?.[colour] ?? (saidSupply === undefined ? atFirst : (left[colour] ?? 0) - (saidSupply[colour] ?? 0));
  });
  const supply = COLOURS.map((_, colour) => saidSupply?.[colour] ?? (left[colour] ?? 0) - (bag[colour] ?? 0));
  for (const [colour, name] of COLOURS.entries()) {
    const [bagged = 0, supplied = 0] = [bag[colour], supply[colour]];
    if (bagged < 0 || supplied < 0 || bagged + supplied !== left[colour]) {
      badly(
        'among the dice',
        `there are ${DICE[colour]} ${name} ones, of which ${elsewhere[colour]} lie outside bag and supply.`,
      );
    }
  }
  return {
    ...lying,
    placed,
    resolving: resolving === undefined ? NONE : readArea(resolving, inLine('resolving')),
    tiles: saying.number('tiles', 0),
    stashes: stashesOf(saying, sharkIds),
    bag,
    supply,
  };
}

function stashesOf(saying: Saying, sharkIds: readonly string[]): KelpState['stashes'][number][] {
  const words = saying.words('alert');
  const where = inLine('alert');
  return words.flatMap((word, index) => {
    if (index % 3 !== 0) return [];
    const [die = '', round = ''] = words.slice(index + 1);
    if (!/^\d+$/.test(round)) badly(where, `behind '${word}' its die and the round are wanted, as in 'alert-1 r6 1'.`);
    return [{ card: sharkIds.indexOf(word), die: readDie(die, where), round: Number(round) }];
  });
}

/** The shark cards: those that no line names are in the deck; a row that is not drawn has the dearest of them. */
function parseSharkCards(book: Book, saying: Saying) {
  const box = new Box('shark card', book.sharkIds, book.sharkCopies);
  const take = (key: string): number[] => box.takeAll(saying.words(key), inLine(key));
  const front = ascending(take('front'));
  box.takeAll(
    saying.words('alert').filter((_, index) => index % 3 === 0),
    inLine('alert'),
  );
  const spent = take('spent');
  const deck = take('deck');
  const dear = [...book.sharkIds.keys()].sort((one, other) => costOf(book, other) - costOf(book, one) || one - other);
  const places = saying.has('row')
    ? saying.places('row')
    : dear
        .filter((card) => (box.left[card] ?? 0) > 0)
        .map((card) => book.sharkIds[card] ?? '')
        .slice(0, ROW_PLACES);
  const row = Array.from({ length: ROW_PLACES }, (_, place) =>
    (places[place] ?? NOTHING) === NOTHING ? NONE : box.take(places[place] ?? '', inLine('row')),
  );
  const rest = box.rest(() => true);
  (saying.isWhole('deck') ? spent : deck).push(...rest);
  return { front, row, spent: box.counts(spent), deck: { top: [], rest: box.counts(deck), bottom: [] } };
}

const costOf = (book: Book, card: number): number => book.sharkCards[card]?.cost ?? 0;

function parseSpending(saying: Saying): KelpState['spending'] {
  if (!saying.has('spending')) return { isOn: 0, bonus: 0, spent: 0, owes: 0 };
  const [, bonus = '0', , spent = '0', owes] = saying.words('spending');
  return { isOn: 1, bonus: Number(bonus), spent: Number(spent), owes: owes === undefined ? 0 : 1 };
}

function parsePairs(book: Book, saying: Saying) {
  const pairOf = (word: string, where: string): number => {
    const pair = book.pairs.findIndex(({ strategy }) => strategy === word);
    return pair < 0
      ? badly(where, `'${word}' is no strategy; there are ${book.pairs.map((each) => each.strategy).join(', ')}.`)
      : pair;
  };
  const left = saying.words('pairs').map((word) => pairOf(word, inLine('pairs')));
  const chosen = saying.places('chosen');
  return {
    pairs: book.pairs.map((_, pair) => (!saying.has('pairs') || left.includes(pair) ? 1 : 0)),
    chosen: [OCTOPUS, SHARK].map((seat) =>
      (chosen[seat] ?? NOTHING) === NOTHING ? NONE : pairOf(chosen[seat] ?? '', inLine('chosen')),
    ),
  };
}
