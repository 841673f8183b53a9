import { afterAll } from 'vitest';
import { distance, formatField } from '../../../src/games/snails/board/hex.ts';
import type { Layout } from '../../../src/games/snails/board/layout.ts';
import { TILES } from '../../../src/games/snails/board/tiles.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { FACES, FACTIONS, type Face, type FactionId, type Pack } from '../../../src/games/snails/cards/vocabulary.ts';
import { NONE, ROLES, SLOTS, SQUAD, TERRAINS, type Terrain } from '../../../src/games/snails/components.ts';
import { rulesOf } from '../../../src/games/snails/contract.ts';
import { noPlay } from '../../../src/games/snails/course/action.ts';
import type {
  SnailsAction,
  SnailsEvent,
  SnailsOwnWhy,
  SnailsState,
  SnailsTypes,
  Step,
} from '../../../src/games/snails/index.ts';
import { bookOf } from '../../../src/games/snails/table/book.ts';
import { createGame, type Game, type Script, seeded } from '../../../src/kernel/index.ts';
import { withScript } from '../../../src/testing/index.ts';
import { askedOf, take } from '../../kit/played.ts';

/**
 * Positions drawn for tests. One field a line: its coordinates, its topmost terrain, what lies on it, who stands on it.
 *
 *     0,0   beach        1c
 *     1,0   mountain!    2c:15 2a*      fire fire mine
 *
 * `!` is a damaged tile. A snail is its player and the first letter of its role (commander, assault, scout, medic),
 * `:15` its life where it is not 30, `*` a shell, `+` Aim, `~5` what every damage to it is changed by. All fields of the board that are not drawn are water; all snails
 * that are not drawn are eliminated. The board is a hexagon of radius 4.
 */
const RADIUS = 4;

/** The contamination track of drawn positions: rules do not depend on the figures of the default one. */
export const TRACK: readonly number[] = [5, 5, 10, 10, 10, 15, 15, 15, 20, 20, 25];

let usual: Pack = defaultPack;

/** Lets all positions of a test file be played with these cards, unless they name others. */
export function playWith(pack: Pack): void {
  usual = pack;
  afterAll(() => {
    usual = defaultPack;
  });
}

/** What is different from a plain position in the action phase of round 1, with player 1 about to reveal slot I. */
export interface Setting {
  readonly players?: 2 | 3 | 4;
  /** The card that player 1 reveals in slot I. */
  readonly play?: string;
  /** The plans, by player 1, 2, 3, 4; slots that are not said are filled with basic cards; `-` is an empty slot. */
  readonly plans?: readonly (readonly string[])[];
  /** Cards in hand beside the basic ones that are not planned, by player. */
  readonly hands?: readonly (readonly string[])[];
  /** Active and passive snail of each player; the first two drawn if not said. */
  readonly tokens?: readonly (readonly string[])[];
  readonly factions?: readonly FactionId[];
  /** Player 1, 2, 3 or 4; 1 if not said. */
  readonly first?: number;
  readonly round?: number;
  readonly contamination?: number;
  /** The contamination track, where it is not {@link TRACK}. */
  readonly track?: readonly number[];
  readonly discards?: readonly string[];
  /** How many cards the deck has; all that are nowhere else if not said. Cards left over go to the discard pile. */
  readonly deck?: readonly string[];
  /** How many tiles of each back are gone already; the board is one that they once lay on. */
  readonly removed?: readonly number[];
  readonly losses?: readonly number[];
  readonly factionCards?: readonly number[];
  readonly known?: readonly (readonly string[])[];
  /** 1 for each player who has said to hold no arsenal card in hand. */
  readonly bare?: readonly number[];
  /** How many slots of each player have been revealed or passed, and whether its ability has been used. */
  readonly resolved?: readonly number[];
  readonly used?: readonly number[];
  /**
   * The luck to come, as words: a face of a die; the back of a tile (`barrel`, `trap`, `one-card`, `two-cards`, `mine-back`,
   * `blank-beach`, `blank-mountain`); the id of a card that is drawn.
   */
  readonly luck?: readonly string[];
  /** The work to begin with; slot I of player 1 if not said. */
  readonly steps?: readonly Step[];
  readonly pack?: Pack;
  readonly phase?: SnailsState['phase'];
  /** The fields that are not drawn are no fields of the board, rather than water. */
  readonly sea?: 'none';
}

/** A position with the game it belongs to: the board is made for the drawing. */
export interface Drawn {
  readonly game: Game<SnailsTypes>;
  readonly state: SnailsState;
  /** The position before the last actions, or the scene as it begins. */
  readonly before: SnailsState;
  /** What happened on the way to the first decision. */
  readonly events: readonly SnailsEvent[];
}

/** Draws a position and lets it run to its first decision. */
export function scene(drawing: string, setting: Setting = {}): Drawn {
  const fields = drawing.trim().split('\n').map(parseLine);
  const drawn = fields.flatMap(({ field, snails }) => snails.map((snail) => ({ ...snail, field })));
  const players = setting.players ?? (Math.max(2, ...drawn.map(({ seat }) => seat + 1)) as 2 | 3 | 4);
  const { pack = usual } = setting;
  const layout = layoutOf(fields).filter(
    ({ field }) => setting.sea !== 'none' || fields.some((line) => line.field === field),
  );
  const ruleset = {
    pack,
    layout: withLost(layout, setting.removed ?? []),
    contamination: setting.track ?? TRACK,
  };
  const book = bookOf(ruleset);
  // A drawing may have less land than its players would need to be placed.
  const rules = { ...rulesOf(book), seats: { min: 2, max: 4 } };
  const game = createGame(rules);

  const seats = Array.from({ length: players }, (_, seat) => seat);
  const number = (card: string): number => {
    const found = book.cardNumbers.get(card);
    if (found === undefined) throw new Error(`There is no card '${card}'.`);
    return found;
  };
  const place = (name: string): number => {
    const found = book.fieldNumbers.get(name);
    if (found === undefined) throw new Error(`There is no field '${name}'.`);
    return found;
  };
  const perSnail = (value: number): number[] => Array.from({ length: players * SQUAD }, () => value);
  const perField = (value: number): number[] => book.fields.map(() => value);
  const perSeat = <Value>(value: Value): Value[] => seats.map(() => value);

  const places = perSnail(NONE);
  const life = perSnail(0);
  const shells = perSnail(0);
  const marks = perSnail(0);
  const aims = perSeat(NONE);
  for (const { handle, seat, field, life: left, signs, mark } of drawn) {
    places[handle] = place(field);
    life[handle] = left;
    shells[handle] = signs.includes('*') ? 1 : 0;
    marks[handle] = mark;
    if (signs.includes('+')) aims[seat] = handle;
  }
  const [damage, fire, mines, dynamite] = [perField(0), perField(0), perField(0), perField(0)];
  for (const line of fields) {
    const at = place(line.field);
    damage[at] = line.isDamaged ? 1 : 0;
    fire[at] = count(line.tokens, 'fire');
    mines[at] = count(line.tokens, 'mine');
    dynamite[at] = count(line.tokens, 'dynamite');
  }

  const factions = seats.map((seat) => FACTIONS.indexOf(setting.factions?.[seat] ?? DEFAULT_FACTIONS[seat] ?? 'ninja'));
  const isBefore = setting.phase === 'draw' || setting.phase === 'setup' || setting.phase === 'planning';
  const living = (seat: number): boolean => drawn.some((snail) => snail.seat === seat);
  const planned = seats.map((seat) => {
    const said = seat === 0 && setting.play !== undefined ? [setting.play] : [...(setting.plans?.[seat] ?? [])];
    // A card that leaves a choice comes first: there the game waits for the player.
    const basics = ['crawl-shell', ...Object.keys(pack.basic).filter((card) => card !== 'crawl-shell')];
    const free = basics.filter((card) => !said.includes(card));
    while (said.length < SLOTS) said.push(free.shift() ?? '-');
    return living(seat) && !isBefore ? said.map((card) => (card === '-' ? NONE : number(card))) : [];
  });
  const hands = seats.map((seat) => {
    const basics = Object.keys(pack.basic)
      .map(number)
      .filter((card) => !planned[seat]?.includes(card));
    return [...basics, ...(setting.hands?.[seat] ?? []).map(number)].sort((one, other) => one - other);
  });
  const held = [...hands.flat(), ...planned.flat()];
  const left = book.copies.map((copies, card) => copies - held.filter((each) => each === card).length);
  const discards = book.copies.map((_, card) => (setting.discards ?? []).filter((id) => number(id) === card).length);
  const rest = left.map((copies, card) => copies - (discards[card] ?? 0));
  if (setting.deck !== undefined) {
    const wanted = book.copies.map((_, card) => (setting.deck ?? []).filter((id) => number(id) === card).length);
    for (const [card, copies] of rest.entries()) {
      discards[card] = (discards[card] ?? 0) + copies - (wanted[card] ?? 0);
      rest[card] = wanted[card] ?? 0;
    }
  }
  const tokens = seats.map((seat) =>
    (setting.tokens?.[seat] ?? drawn.filter((snail) => snail.seat === seat).map(({ name }) => name)).map(handleOf),
  );
  const own = (seat: number): number => book.factionCards[factions[seat] ?? 0] ?? NONE;

  const state: SnailsState = {
    ruleset: game.ruleset,
    chance: seeded('scene', rules.streams),
    names: seats.map((seat) => `Player ${seat + 1}`),
    play: noPlay(),
    phase: setting.phase ?? 'action',
    round: setting.round ?? 1,
    slot: setting.phase === undefined ? 1 : 0,
    firstPlayer: (setting.first ?? 1) - 1,
    factions,
    levels: layout.map(({ stack }) => stack.length),
    damage,
    fire,
    mines,
    dynamite,
    removed: setting.removed ?? TILES.map(() => 0),
    raised: [],
    contamination: setting.contamination ?? 0,
    places,
    life,
    shells,
    marks,
    shown: perSnail(0),
    active: seats.map((seat) => (isBefore ? NONE : (tokens[seat]?.[0] ?? NONE))),
    passive: seats.map((seat) => (isBefore ? NONE : (tokens[seat]?.[1] ?? NONE))),
    aims,
    used: setting.used ?? perSeat(0),
    losses: setting.losses ?? perSeat(0),
    fallen: seats.map((seat) => (living(seat) ? 0 : 1)),
    factionCards:
      setting.factionCards ??
      seats.map((seat) => ([...(hands[seat] ?? []), ...(planned[seat] ?? [])].includes(own(seat)) ? 1 : 0)),
    hands,
    plans: planned,
    resolved: setting.resolved ?? resolvedBefore(setting, players),
    known: seats.map((seat) => (setting.known?.[seat] ?? []).map(number).sort((one, other) => one - other)),
    inHand: perSeat([]),
    bare: setting.bare ?? perSeat(0),
    discards,
    deck: { top: [], rest, bottom: [] },
    agenda: [...(setting.steps ?? [{ do: 'turn', slot: 1, nth: 0 } as const]), BEGIN],
    decisions: perSeat(0),
  };
  // No game comes to such a position, which waits for nothing but to begin: its invariants are those of what follows.
  const begin = createGame({ ...rules, invariants: {} });
  const restored = withScript(
    begin.restore(JSON.parse(JSON.stringify(state))),
    (setting.luck ?? []).map(lucky(number)),
  );
  const begun = game.apply(restored, { type: 'draw-bonus', seat: 0, decline: true });
  if (!begun.ok) throw new Error(game.explain(begun.refusal, { locale: 'en' }));
  return { game, state: begun.state, before: begun.state, events: begun.events.filter(isOfTheRules) };
}

/** How many slots of each player have been resolved, where the first step is the turn of somebody. */
function resolvedBefore({ steps = [], first = 1 }: Setting, players: number): number[] {
  const turn = steps.find((step) => step.do === 'turn');
  const { slot, nth } = turn ?? { slot: 1, nth: 0 };
  return Array.from({ length: players }, (_, seat) => ((seat - first + 1 + players) % players < nth ? slot : slot - 1));
}

/** A decision that can be declined without any effect: it lets the work below begin. */
const BEGIN = { ask: 'draw-bonus', seat: 0 } as const;
const DEFAULT_FACTIONS: readonly FactionId[] = ['barbarians', 'zombies', 'cowboys', 'ninja'];

/** Takes actions one after the other; each must be legal. */
export function act({ game, state }: Pick<Drawn, 'game' | 'state'>, ...actions: readonly SnailsAction[]): Drawn {
  const events: SnailsEvent[] = [];
  let now = state;
  for (const action of actions) {
    const taken = take({ game, state: now }, action);
    now = taken.state;
    events.push(...taken.events.filter(isOfTheRules));
  }
  return { game, state: now, before: state, events };
}

/** What a player may do now, without the parts that all have in common. */
export function options({ game, state }: Drawn): object[] {
  return [...game.legalActions(state)].map(({ seat: _seat, type: _type, decision: _decision, ...said }) => said);
}

/** Who is asked what. */
export const asked = (drawn: Drawn): string[] => askedOf(drawn, (seat) => seat + 1);

/** Why an action is refused: code and rule. */
export function refusal({ game, state }: Drawn, action: unknown): SnailsOwnWhy | undefined {
  return game.whyIllegal(state, action) as SnailsOwnWhy | undefined;
}

/** The position as it would be drawn: every field that has a tile, a snail or a token, in the order of the board. */
export function draw({ game, state }: Drawn): string {
  const fields = game.printed(state).fields;
  const lines = fields.flatMap((field, at) => {
    const snails = state.places.flatMap((place, handle) => (place === at ? [nameOf(state, handle)] : []));
    const tokens = [
      ...Array.from({ length: state.fire[at] ?? 0 }, () => 'fire'),
      ...Array.from({ length: state.mines[at] ?? 0 }, () => 'mine'),
      ...Array.from({ length: state.dynamite[at] ?? 0 }, () => 'dynamite'),
    ];
    const level = state.levels[at] ?? 0;
    if (level === 0 && snails.length === 0) return [];
    const mark = ['', '!', '!!'][state.damage[at] ?? 0] ?? '';
    return [[field, `${TERRAINS[level]}${mark}`, ...snails, ...tokens].join(' ')];
  });
  return lines.join('\n');
}

/** A drawing with its spaces evened out, for comparing it with {@link draw}. */
export function drawing(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '))
    .join('\n');
}

/** A snail's handle: `2c` is the commander of player 2. */
export function handleOf(name: string): number {
  const role = ROLES.findIndex((each) => each[0] === name[1]);
  return (Number(name[0]) - 1) * SQUAD + role;
}

function nameOf({ life, shells, aims, marks }: SnailsState, handle: number): string {
  const seat = Math.floor(handle / SQUAD);
  const left = life[handle] === 30 ? '' : `:${life[handle]}`;
  return `${seat + 1}${ROLES[handle % SQUAD]?.[0]}${left}${shells[handle] === 1 ? '*' : ''}${aims[seat] === handle ? '+' : ''}${marks[handle] === 0 ? '' : `~${marks[handle]}`}`;
}

interface Line {
  readonly field: string;
  readonly level: number;
  readonly isDamaged: boolean;
  readonly snails: readonly DrawnSnail[];
  readonly tokens: readonly string[];
}

interface DrawnSnail {
  readonly name: string;
  readonly handle: number;
  readonly seat: number;
  readonly life: number;
  readonly signs: string;
  readonly mark: number;
}

function parseLine(text: string): Line {
  const [field = '', terrain = '', ...things] = text.trim().split(/\s+/);
  const level = TERRAINS.indexOf(terrain.replace('!', '') as Terrain);
  if (level === -1) throw new Error(`There is no terrain '${terrain}'.`);
  const isToken = (thing: string): boolean => ['fire', 'mine', 'dynamite'].includes(thing);
  const snails = things
    .filter((thing) => !isToken(thing))
    .map((thing) => {
      const [, name = '', life = '30', signs = '', mark = '0'] =
        /^([1-4][casm])(?::(\d+))?([*+]*)(?:~(-?\d+))?$/.exec(thing) ?? [];
      if (name === '') throw new Error(`'${thing}' is no snail and no token.`);
      return { name, handle: handleOf(name), seat: Number(name[0]) - 1, life: Number(life), signs, mark: Number(mark) };
    });
  return { field, level, isDamaged: terrain.endsWith('!'), snails, tokens: things.filter(isToken) };
}

function layoutOf(fields: readonly Line[]): Layout {
  const drawn = new Map(fields.map(({ field, level }) => [field, level]));
  const layout: { field: string; stack: ('beach' | 'meadow' | 'mountain')[] }[] = [];
  for (let r = -RADIUS; r <= RADIUS; r++) {
    for (let q = -RADIUS; q <= RADIUS; q++) {
      if (distance({ q: 0, r: 0 }, { q, r }) > RADIUS) continue;
      const field = formatField({ q, r });
      layout.push({ field, stack: (['beach', 'meadow', 'mountain'] as const).slice(0, drawn.get(field) ?? 0) });
    }
  }
  for (const field of drawn.keys()) {
    if (!layout.some((each) => each.field === field)) throw new Error(`'${field}' is not on the board.`);
  }
  return layout;
}

/** The layout as it was before tiles went: each lay on a field that is one level lower now. */
function withLost(layout: Layout, removed: readonly number[]): Layout {
  const heights = layout.map(({ stack }) => stack.length);
  for (const [kind, { level }] of TILES.entries()) {
    for (let gone = 0; gone < (removed[kind] ?? 0); gone++) {
      const at = heights.indexOf(level - 1);
      if (at === -1) throw new Error(`There is no field that a tile of level ${level} can have gone from.`);
      heights[at] = level;
    }
  }
  const stack = ['beach', 'meadow', 'mountain'] as const;
  return layout.map(({ field }, at) => ({ field, stack: stack.slice(0, heights[at]) }));
}

const BACKS: Readonly<Record<string, number>> = {
  barrel: 0,
  'blank-beach': 1,
  trap: 2,
  'one-card': 3,
  'two-cards': 4,
  'mine-back': 5,
  'blank-mountain': 6,
};

function lucky(number: (card: string) => number): (word: string) => Script[number] {
  return (word) => {
    const face = FACES.indexOf(word as Face);
    if (face !== -1) return ['dice', face];
    const back = BACKS[word];
    return back === undefined ? ['deck', number(word)] : ['tiles', back];
  };
}

const count = (words: readonly string[], word: string): number => words.filter((each) => each === word).length;

/** What keeps the table of a front-end in order, and no rule is about: frames show it. */
const UPKEEP: readonly SnailsEvent['type'][] = [
  'declared',
  'slot-filled',
  'plan-laid',
  'action-ended',
  'basics-returned',
  'tokens-collected',
  'tile-breaking',
];

const isOfTheRules = ({ type }: SnailsEvent): boolean => !UPKEEP.includes(type);
