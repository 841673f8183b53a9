import { withPrinted } from 'gastropodia';
import { day } from '../../../src/games/kelp/board/layouts/day.ts';
import { night } from '../../../src/games/kelp/board/layouts/night.ts';
import { defaultPack } from '../../../src/games/kelp/cards/pack/pack.ts';
import type { Pack } from '../../../src/games/kelp/cards/vocabulary.ts';
import { AREAS, OCTOPUS, SHARK, SIDES, type Side } from '../../../src/games/kelp/components.ts';
import { rulesOf } from '../../../src/games/kelp/contract.ts';
import {
  chancesOfBlocks,
  defaultOptions,
  type KelpAction,
  type KelpEvent,
  type KelpOwnWhy,
  type KelpState,
  type KelpTypes,
  type Options,
} from '../../../src/games/kelp/index.ts';
import { type Book, bookOf } from '../../../src/games/kelp/table/book.ts';
import { createGame, type Game, type Script, seeded } from '../../../src/kernel/index.ts';
import { scriptUsedUp, withScript } from '../../../src/testing/index.ts';
import { askedOf, eventsOf, take } from '../../kit/played.ts';
import { cellsOf } from './board.ts';
import { formatDrawing, type Moment, parseDrawing, partsOf } from './drawing.ts';
import { formatHistory } from './history.ts';
import { formatSaid, parseSaid } from './said.ts';
import { badly, readColour, shortDie } from './words.ts';

/**
 * Positions drawn for tests, what is said in them, and what has changed afterwards.
 *
 *     const before = scene(`
 *       .  s  .  [s]  .  s  .
 *          .  +   4   +  .
 *          o  v   s   .  s
 *          .  +   .   +  .
 *       .  s  .   s   .  s  .
 *       at: search
 *       pool: y3 r5
 *     `);
 *     const after = act(before, 'place c y3 w r5', 'first c');
 *
 *     expect(asked(after)).toBe('octopus confront-octopus + shark confront-shark');
 *     expect(changed(after)).toEqual(['c: [s]', 'w: [o]', 'pool: -', 'placed: w r5', 'resolving: w', 'growth: y']);
 *
 * The board lies as the octopus sees it, the shark's side on top. Blocks: `o` octopus, `s` shell, `d` double shell, traps and
 * foods by their ids; in brackets if revealed; `_` where a mix has emptied an area. Current spaces: `.`, or the value of the
 * current, or the shark, which looks `^ > v <` or inward, `@`; behind it the die that lies under it, `^2`. Junctions, `+`, may
 * be left out. Three rows of three blocks are a board too: no currents, the shark looks inward from the first den. Without a
 * board the octopus is in `c`, its trap in `se`, all hidden. On the night board (`scene(…, { board: 'night' })`) there is a row
 * for the den at either side.
 *
 * Below the board, a line each, in any order, as far as it matters; `-` is nothing:
 *
 *     at: action 1          where the scene begins (`MOMENTS` in drawing.ts): `action 2`, `shark turn`, `after-roll`, `move`, …
 *                           It runs on to the first decision; `at: shark turn ~ b r 3 4` says the luck on the way.
 *     round: 3
 *     hand: sneak! crab     `!` is known to everybody
 *     draw: ^crab sneak     the draw pile; `^` lies on top in full view, the order of the others nobody knows
 *     discards: sneak crab  the topmost last
 *     slots: sneak -        removed: crab
 *     movement: ink-cloud … the stack, its top card first; so `hide`, `learn` and `eat`
 *     eaten: food-crab (food-lobster)          in parentheses: used
 *     bag: 7b 3y 1r         supply: 8b 7y 9r   drawn: b r        pool: b4 r5       placed: c y3 w r5
 *     growth: b y           tiles: 2           energy: r4 b3     hunger: r b b
 *     row: bold - fast-1 …  deck: …            front: fast-1     spent: …          alert: alert-1 r6 1 (its die, since round 1)
 *     pairs: fight retreat  the strategies that are left
 *     history: reveal n octopus; swap w c; mix n e; replace ne trap-den
 *
 * What is not drawn is somewhere all the same. Octopus cards: in the market if they come from there, unless their food is on the
 * board, and else on the draw pile; if `draw` is drawn, out of the game. `...` in a pile stands for all that are nowhere else.
 * Shark cards: the dearest in the row, all others in the deck; if `deck` is drawn, out of the game. Dice: in the bag as long as
 * a game begins with so many, and else in the supply. Blocks: in the reserve. History: one after which nobody but the octopus
 * knows more than lies open.
 *
 * A scene that cannot be is an error that says where. What players say is in said.ts. Luck is said where it happens, behind `~`,
 * all of it: `act(before, 'draw ~ sneak crab')`. Words of luck: `b` a die from the bag, `4` a face, the ids of blocks, of cards of
 * the draw pile, of shark cards and strategies, and `stack:ink-cloud` for what a stack of the market shows next. Where no luck is
 * said, there is some, and a test had better not depend on it.
 */
export interface Drawn {
  readonly game: Game<KelpTypes>;
  readonly book: Book;
  readonly state: KelpState;
  /** The position before the last actions, or the scene as it begins. */
  readonly before: KelpState;
  /** What happened by the last actions, or on the way to the first decision. */
  readonly events: readonly KelpEvent[];
}

/** What a scene is played with, where it is not the default. */
export interface Setting {
  readonly board?: 'day' | 'night';
  readonly options?: Partial<Options>;
  readonly pack?: Pack;
}

interface Played {
  readonly book: Book;
  readonly game: Game<KelpTypes>;
  /** The same without invariants: no game waits where a scene begins. */
  readonly beginning: Game<KelpTypes>;
  readonly streams: readonly string[];
}

const made = new Map<string, Played>();

function playedWith({ board = 'day', options = {}, pack = defaultPack }: Setting): Played {
  const key = pack === defaultPack ? JSON.stringify([board, options]) : '';
  const known = made.get(key);
  if (known !== undefined) return known;
  const book = bookOf({ pack, board: board === 'day' ? day : night, options: { ...defaultOptions, ...options } });
  const rules = rulesOf(book);
  const beginning = createGame({ ...rules, invariants: {} });
  const played = { book, game: createGame(rules), beginning, streams: rules.streams };
  if (key !== '') made.set(key, played);
  return played;
}

const NAMES = ['Octopus', 'Shark'];
/** A decision that can be declined without any effect: it lets the moment of a scene begin. */
const BEGIN = { ask: 'draw-one', seat: OCTOPUS, of: 'card', thing: 0, nth: 0 } as const;

/** Draws a position, and lets it run to its first decision. */
export function scene(drawing: string, setting: Setting = {}): Drawn {
  const { game, book, beginning, streams } = playedWith(setting);
  const { position, at, work, luck } = parseDrawing(book, drawing);
  const chance = seeded('scene', streams);
  const common = { ruleset: game.ruleset, chance, decisions: [0, 0], names: NAMES };
  if (at === undefined) {
    const state = lawful(game, { ...position, ...common, agenda: work });
    return { game, book, state, before: state, events: [] };
  }
  const agenda = [stepOf(at), BEGIN];
  const begun = lawful(beginning, { ...position, ...common, agenda });
  const ready = luck === undefined ? begun : withScript(begun, scriptOf(book, luck));
  const { state, events } = take({ game: beginning, state: ready }, { type: 'draw-one', seat: OCTOPUS, decline: true });
  if (luck !== undefined) scriptUsedUp(state);
  const first = lawful(game, { ...state, ...common });
  return { game, book, state: first, before: first, events };
}

const stepOf = ({ step }: Moment): KelpState['agenda'][number] => ({ do: step }) as KelpState['agenda'][number];

/** A position that went through the door of saved ones. */
function lawful(game: Game<KelpTypes>, state: KelpState): KelpState {
  try {
    return game.restore(JSON.parse(JSON.stringify(state)));
  } catch (error) {
    return badly('as a whole', (error as Error).message);
  }
}

/** Takes actions one after the other, each said in few words (said.ts), with its luck, or as it is; each must be legal. */
export function act(drawn: Drawn, ...actions: readonly (string | KelpAction)[]): Drawn {
  const { game, book } = drawn;
  const events: KelpEvent[] = [];
  let state = drawn.state;
  for (const said of actions) {
    const luck = typeof said === 'string' ? said.split('~')[1] : undefined;
    const ready = luck === undefined ? state : withScript(state, scriptOf(book, luck));
    const taken = take({ game, state: ready }, actionOf({ game, state }, said), said);
    if (luck !== undefined) scriptUsedUp(taken.state);
    state = luck === undefined ? taken.state : Object.freeze({ ...taken.state, chance: state.chance });
    events.push(...taken.events);
  }
  const faults = game.faults(state);
  if (faults.length > 0) throw new Error(`After ${actions.join(', ')}: ${JSON.stringify(faults)}`);
  return { game, book, state, before: drawn.state, events };
}

function actionOf({ game, state }: Pick<Drawn, 'game' | 'state'>, said: string | KelpAction): KelpAction {
  return typeof said === 'string' ? parseSaid(said.split('~')[0] ?? '', game.pending(state)) : said;
}

function scriptOf(book: Book, luck: string): Script {
  const words = luck.trim().split(/\s+/);
  return words.filter((word) => word !== '').map((word) => outcomeOf(book, word));
}

function outcomeOf(book: Book, word: string): Script[number] {
  if (/^[1-6]$/.test(word)) return ['dice', Number(word) - 1];
  if (/^[byr]$/.test(word)) return ['bag', readColour(word, `'${word}'`)];
  const [, shown] = /^stack:(.+)$/.exec(word) ?? [];
  const streams: readonly (readonly [string, number | undefined])[] = [
    ['market', shown === undefined ? undefined : book.cardNumbers.get(shown)],
    ['blocks', book.blockNumbers.get(word)],
    ['deck', book.cardNumbers.get(word)],
    ['row', book.sharkNumbers.get(word)],
    ['hostile', book.pairs.map(({ strategy }) => strategy).indexOf(word)],
  ];
  for (const [stream, outcome] of streams) if (outcome !== undefined && outcome >= 0) return [stream, outcome];
  throw new Error(`'${word}' is no luck.`);
}

/** What can be said now, in the words of said.ts; of one kind, if its beginning is named (`play`, `swim p43`). */
export function options({ game, state }: Drawn, beginning = ''): string[] {
  const said = [...game.legalActions(state)].map(formatSaid);
  return beginning === '' ? said : said.filter((each) => each === beginning || each.startsWith(`${beginning} `));
}

/** Who is asked what: `octopus pay-cost`; both sides of a confrontation with `+`; nothing when the game is over. */
export const asked = (drawn: Drawn): string => askedOf(drawn, (seat) => SIDES[seat]).join(' + ');

/** Why something cannot be said now, with all facts: `KLP-5.3 pay/too-much: area ne, cost 2`; nothing if it can. */
export function refusedFor(drawn: Drawn, said: string | KelpAction): string {
  const why = drawn.game.whyIllegal(drawn.state, actionOf(drawn, said)) as KelpOwnWhy | undefined;
  if (why === undefined) return '';
  const facts = Object.entries(why.facts).map(([key, value]) => `${key} ${wordsOf(value)}`);
  return `${why.rule} ${why.code}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}`;
}

/** A value of an event or a refusal in few words: lists with `+`, dice short, `-` for nothing. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(wordsOf).join('+');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(wordsOf).join('/');
  return value === '' ? '-' : shortDie(String(value));
}

/**
 * What is different from before the last actions, all of it: the places of the board and the lines of a drawing that have
 * changed. Only what is asked (`asked`) and what everybody has seen (`facts`) are left out.
 */
export function changed({ book, before, state }: Drawn): string[] {
  const was = partsOf(book, before);
  return [...partsOf(book, state)].flatMap(([key, text]) =>
    was.get(key) === text || UNTOLD.includes(key) ? [] : [`${key}: ${text}`],
  );
}

const UNTOLD: readonly string[] = ['phase', 'stepped', 'history', 'work'];

/** What is drawn at a place of the board (`nw`, `p21`), or in a line (`hand`). */
export function look({ book, state }: Drawn, ...names: readonly string[]): string {
  const parts = partsOf(book, state);
  return names
    .map((name) => parts.get(name) ?? badly(`at '${name}'`, 'there is no such place and no such line.'))
    .join(', ');
}

/** The position as it would be drawn, all of it. */
export const draw = ({ book, state }: Drawn): string => formatDrawing(book, state);

/** The facts that everybody has seen of the blocks since before the last actions: `reveal n octopus`. */
export const facts = ({ book, before, state }: Drawn): string[] =>
  formatHistory(book, state.history.slice(before.history.length));

/** What happened, one line an event, what is secret in parentheses; of some types, if they are named. */
export function story({ events }: Pick<Drawn, 'events'>, ...types: readonly KelpEvent['type'][]): string[] {
  const told = types.length === 0 ? events : eventsOf(events, types);
  return told.map(({ type, ...event }) => {
    const words = Object.entries(event).flatMap(([key, value]) => {
      if (key === 'reveals' || key === 'ranking') return [];
      if (key !== 'secret') return [wordsOf(value)];
      const { seats: _seats, ...secret } = value as unknown as Record<string, unknown>;
      return [`(${wordsOf(secret)})`];
    });
    return [type, ...words].join(' ');
  });
}

/** Who has won, and how: `octopus hunger`; nothing while the game goes on. */
export function won({ game, state }: Drawn): string {
  const outcome = game.outcome(state);
  return outcome === undefined ? '' : `${outcome.winners.map((seat) => SIDES[seat]).join()} ${outcome.reason}`;
}

const seatOf = (viewer: Side | 'spectator') => (viewer === 'spectator' ? viewer : viewer === 'shark' ? SHARK : OCTOPUS);

/** The blocks as somebody sees them, row by row: `s ? [o]`. */
export function seen({ game, book, state }: Drawn, viewer: Side | 'spectator'): string[] {
  const view = game.view(state, seatOf(viewer));
  const cells = cellsOf(book, view)
    .filter(([name]) => !name.startsWith('p'))
    .map(([, cell]) => cell);
  return [0, 3, 6].map((first) => cells.slice(first, first + 3).join(' '));
}

/** Where a kind of block may be, as far as the shark can know: `n 1/2, e 1/2`. */
export function whereabouts({ game, book, state }: Drawn, block: string): string {
  const kind = book.blockNumbers.get(block) ?? badly('', `'${block}' is no block.`);
  return chancesOfBlocks(withPrinted(game, game.view(state, SHARK)))
    .flatMap((chances, area) => {
      const chance = chances[kind] ?? 0;
      return chance === 0 ? [] : [`${AREAS[area]} ${fraction(chance)}`];
    })
    .join(', ');
}

function fraction(chance: number): string {
  const below = Array.from({ length: 72 }, (_, index) => index + 1).find(
    (each) => Math.abs(chance * each - Math.round(chance * each)) < 1e-9,
  );
  return below === 1 ? '1' : `${Math.round(chance * (below ?? 1))}/${below}`;
}
