import { formatHex, hexNeighbours, hexPoint } from '../../../boards/index.ts';
import { asksIn, EngineError, type HiddenAsk, type Outcome, type Seat, type Viewer } from '../../../kernel/index.ts';
import { type Hex, parseField } from '../board/hex.ts';
import { type Back, TILES } from '../board/tiles.ts';
import { FACES, FACTIONS, type Face, type FactionId } from '../cards/vocabulary.ts';
import {
  BREAKING,
  DAMAGED,
  HIDDEN,
  INTACT,
  NONE,
  type Phase,
  ROLES,
  ROUNDS,
  type Role,
  SQUAD,
  TERRAINS,
  type Terrain,
} from '../components.ts';
import { outcomeOf } from '../rules/end.ts';
import { hasAbility } from '../rules/position.ts';
import type { EndReason } from '../table/events.ts';
import { givenView } from '../table/given.ts';
import type { SnailsView } from '../table/state.ts';
import type { Ask } from '../table/work.ts';
import { seatLetter } from './codes.ts';

/** A field of the board, as it lies on the table. */
export interface FieldLook extends Hex {
  /** `q,r`. */
  readonly field: string;
  /** Where its middle lies: `x` to the right, `y` down, neighbours 1 apart. */
  readonly x: number;
  readonly y: number;
  /** The fields next to it, as `q,r`. */
  readonly neighbours: readonly string[];
  readonly terrain: Terrain;
  readonly tile: 'none' | 'intact' | 'damaged' | 'breaking';
  readonly fire: number;
  readonly mines: number;
  readonly dynamite: number;
  /** The handles of the snails on it. */
  readonly snails: readonly number[];
}

/** A snail. */
export interface SnailLook {
  /** Its handle, as in actions and events. */
  readonly snail: number;
  readonly seat: Seat;
  readonly role: Role;
  /** `q,r`; nothing before it is placed, and once it is eliminated. */
  readonly field: string | undefined;
  /** 0 once it is eliminated. */
  readonly life: number;
  readonly inShell: boolean;
  /** What every damage to it is changed by until the end of the round; 0 if by nothing. */
  readonly mark: number;
  /** Has it taken aim for its next attack? */
  readonly isAiming: boolean;
  /** Does it aim, or has it the re-roll of its Aim still to use? */
  readonly hasAim: boolean;
  /** Has its declaration token been turned up this round? A token that its owner alone sees has not. */
  readonly isShown: boolean;
}

/** A card as far as the viewer may know it: its id, `face-down`, or `empty` for a slot that was emptied. */
export type CardLook = string;

/** A player, as far as the viewer may know. */
export interface PlayerLook {
  readonly seat: Seat;
  /** The letter of its snails on the board. */
  readonly letter: string;
  readonly name: string;
  readonly faction: FactionId | undefined;
  readonly factionCard: 'beside-the-board' | 'in-hand-or-plan';
  /** The id of its faction's card; nothing before the faction is settled. */
  readonly factionCardId: string | undefined;
  readonly abilityUsed: boolean;
  readonly isLiving: boolean;
  /** The snail on the space, by its handle; `none`, or `face-down`. */
  readonly active: number | 'none' | 'face-down';
  readonly passive: number | 'none' | 'face-down';
  readonly hand: readonly CardLook[];
  /** Slots I to V. */
  readonly plan: readonly CardLook[];
  /** How many slots have been revealed or passed. */
  readonly resolved: number;
  /** Cards that everybody knows to be in hand or face down in the plan. */
  readonly known: readonly string[];
  /** Those of them that everybody knows to be in hand. */
  readonly inHand: readonly string[];
  /** Does everybody know that the hand holds no other arsenal card? */
  readonly isBare: boolean;
}

/** Tiles of a terrain that show the same on their backs, and how many of them. */
export interface TilesLook {
  readonly terrain: Terrain;
  readonly back: Back;
  readonly count: number;
}

/** The card that is being resolved, as far as it has come. */
export interface PlayLook {
  readonly seat: Seat;
  /** The snail that resolves it, by its handle. */
  readonly snail: number;
  readonly card: string;
  /** What it is aimed at, once that is chosen. */
  readonly targetSnail: number | undefined;
  readonly targetField: string | undefined;
  readonly targetPlayer: Seat | undefined;
  /** What the dice show; none before they are rolled. */
  readonly dice: readonly Face[];
  /** By whom dice can still be rolled again. */
  readonly reRolls: readonly ('aim' | 'commander' | 'eagle-eye')[];
}

/** A decision that is owed, as far as the viewer may know it. */
export interface DecisionLook {
  readonly seat: Seat;
  /** Nothing, if it is decided in secret. */
  readonly kind: Ask['ask'] | undefined;
  /** What it is about, where that is more than its kind: a slot, snails by their handles, a field, points left. */
  readonly slot: number | undefined;
  readonly snails: readonly number[];
  readonly field: string | undefined;
  readonly points: number | undefined;
}

/** A view in the words of the rulebook: everything that can be drawn, by name. */
export interface Look {
  /** Who sees it like this. */
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly round: number;
  /** How many rounds there are. */
  readonly rounds: number;
  readonly slot: number;
  readonly firstPlayer: Seat;
  /** The marker's space, what a snail on water takes there, and the same of all spaces of the track. */
  readonly contamination: { readonly space: number; readonly damage: number; readonly track: readonly number[] };
  readonly fields: readonly FieldLook[];
  /** The snails that are not eliminated. */
  readonly snails: readonly SnailLook[];
  /** Those that are. */
  readonly lost: readonly SnailLook[];
  readonly players: readonly PlayerLook[];
  /** All cards of the game, in the order of the book: hands and piles are in it. */
  readonly cards: readonly string[];
  /** How many cards the arsenal deck has. */
  readonly deck: number;
  /** The discard pile, in the order of the book. */
  readonly discards: readonly string[];
  /** Tiles that have been out of the game, with what their backs showed; some may lie on the board again. */
  readonly removedTiles: readonly TilesLook[];
  /** The backs that nobody has seen yet, some of which may lie on no field: what a tile may turn out to be. */
  readonly unseenTiles: readonly TilesLook[];
  /** Nothing between two actions. */
  readonly play: PlayLook | undefined;
  /** Who has to decide what; none when the game is over. */
  readonly decisions: readonly DecisionLook[];
  /** How the game has ended; nothing before that. */
  readonly outcome: (Pick<Outcome, 'winners' | 'ranking' | 'rule'> & { readonly reason: EndReason }) | undefined;
}

/** Reads a view in the words of the rulebook, with positions as `q,r`: all that a front-end needs to draw it. */
export function look(seen: SnailsView): Look {
  const view = givenView(seen);
  const snails = [...view.life.keys()].map((snail) => lookAtSnail(view, snail));
  return {
    viewer: view.viewer,
    phase: view.phase,
    round: view.round,
    rounds: ROUNDS,
    slot: view.slot,
    firstPlayer: view.firstPlayer,
    contamination: {
      space: view.contamination,
      damage: entry(view.track, view.contamination, 'space of the track'),
      track: view.track,
    },
    fields: view.fields.map((name, field) => lookAtField(view, name, field)),
    snails: snails.filter(({ life }) => life !== 0),
    lost: snails.filter(({ life }) => life === 0),
    players: view.names.map((_, seat) => lookAtPlayer(view, seat)),
    cards: view.cards,
    deck: view.deck.top.length + view.deck.rest + view.deck.bottom.length,
    discards: view.discards.flatMap((count, card) => Array.from({ length: count }, () => cardIn(view, card))),
    removedTiles: tilesOf((kind) => view.removed[kind] ?? 0),
    unseenTiles: tilesOf((kind) => (TILES[kind]?.count ?? 0) - (view.removed[kind] ?? 0)),
    play: lookAtPlay(view),
    decisions: lookAtDecisions(view),
    outcome: lookAtOutcome(view),
  };
}

/** The snails of a player, eliminated or not, in the order of their handles. */
export function squadIn({ snails, lost }: Look, seat: Seat): readonly SnailLook[] {
  return [...snails, ...lost].filter((snail) => snail.seat === seat).sort((one, other) => one.snail - other.snail);
}

function hexOf(field: string): Hex {
  const hex = parseField(field);
  if (hex === undefined) throw noView(`there is no field like ${typeof field === 'string' ? `'${field}'` : 'one'}`);
  return hex;
}

/** What a list has under a number; a view that counts on more is none of Snails. */
function entry<Value>(list: readonly Value[], index: number, what: string): Value {
  const found = list[index];
  if (found === undefined) throw noView(`there is no ${what} ${String(index)}`);
  return found;
}

const noView = (why: string): EngineError => new EngineError('view/invalid', `This is no view of Snails: ${why}.`);

function tilesOf(countOf: (kind: number) => number): TilesLook[] {
  return TILES.flatMap(({ level, back }, kind) => {
    const count = countOf(kind);
    return count === 0 ? [] : [{ terrain: entry(TERRAINS, level, 'level'), back, count }];
  });
}

/** What is being resolved. */
export function lookAtPlay(view: SnailsView): PlayLook | undefined {
  const { seat, snail, card, target, field, player, dice, reRolls } = view.play;
  if (seat === NONE) return undefined;
  const [aim, commander] = reRolls;
  return {
    seat,
    snail,
    card: cardIn(view, card),
    targetSnail: target === NONE ? undefined : target,
    targetField: fieldIn(view, field),
    targetPlayer: player === NONE ? undefined : player,
    dice: dice.map((face) => entry(FACES, face, 'face')),
    reRolls: [
      ...(aim > 0 ? (['aim'] as const) : []),
      ...(commander > 0 ? (['commander'] as const) : []),
      ...(hasAbility(view, seat, 'eagle-eye') && view.used[seat] === 0 ? (['eagle-eye'] as const) : []),
    ],
  };
}

/** Who has to decide what. */
export function lookAtDecisions(view: SnailsView): readonly DecisionLook[] {
  return asksIn(view.agenda).map((ask) => lookAtDecision(view, ask));
}

function lookAtDecision(view: SnailsView, ask: Ask | HiddenAsk): DecisionLook {
  const { seat } = ask;
  const nothing = { slot: undefined, snails: [], field: undefined, points: undefined };
  if (ask.ask === 'hidden') return { seat, kind: undefined, ...nothing };
  const decision: DecisionLook = { seat, kind: ask.ask, ...nothing };
  switch (ask.ask) {
    case 'plan-card':
      return { ...decision, slot: ask.slot };
    case 'crawl-step':
      return { ...decision, snails: [ask.snail], points: ask.points };
    case 'push-to':
      return { ...decision, snails: [ask.snail] };
    case 'push-next':
      return { ...decision, snails: ask.snails };
    case 'overcrowd':
      return { ...decision, field: fieldIn(view, ask.moves[ask.moves.length - 1]) };
    case 'scatter-field':
    case 'order-effects':
      return { ...decision, field: fieldIn(view, ask.field) };
    default:
      return decision;
  }
}

function lookAtOutcome(view: SnailsView): Look['outcome'] {
  if (view.phase !== 'over') return undefined;
  const { winners, ranking, reason, rule } = outcomeOf(view);
  return { winners, ranking, reason, rule };
}

function lookAtField(view: SnailsView, name: string, field: number): FieldLook {
  const hex = hexOf(name);
  const level = entry(view.levels, field, 'level of the field');
  return {
    field: name,
    ...hex,
    ...hexPoint(hex),
    neighbours: hexNeighbours(hex)
      .map(formatHex)
      .filter((next) => view.fields.includes(next)),
    terrain: entry(TERRAINS, level, 'level'),
    tile: level === 0 ? 'none' : tileIn(entry(view.damage, field, 'tile of the field')),
    fire: view.fire[field] ?? 0,
    mines: view.mines[field] ?? 0,
    dynamite: view.dynamite[field] ?? 0,
    snails: [...view.places.keys()].filter((snail) => view.places[snail] === field),
  };
}

function tileIn(damage: number): FieldLook['tile'] {
  const tiles = { [INTACT]: 'intact', [DAMAGED]: 'damaged', [BREAKING]: 'breaking' } as const;
  return entry(Object.values(tiles), damage, 'damage');
}

function lookAtSnail(view: SnailsView, snail: number): SnailLook {
  const life = entry(view.life, snail, 'snail');
  const hasReRoll = view.play.snail === snail && view.play.reRolls[0] > 0;
  const seat = Math.floor(snail / SQUAD);
  return {
    snail,
    seat,
    role: entry(ROLES, snail % SQUAD, 'role'),
    field: fieldIn(view, view.places[snail]),
    life,
    inShell: view.shells[snail] === 1,
    mark: view.marks[snail] ?? 0,
    isAiming: view.aims[seat] === snail,
    hasAim: view.aims[seat] === snail || (hasReRoll && life > 0),
    isShown: view.shown[snail] === 1,
  };
}

function lookAtPlayer(view: SnailsView, seat: Seat): PlayerLook {
  return {
    seat,
    letter: seatLetter(seat),
    name: entry(view.names, seat, 'seat'),
    faction: FACTIONS[view.factions[seat] ?? NONE],
    factionCard: view.factionCards[seat] === 1 ? 'in-hand-or-plan' : 'beside-the-board',
    factionCardId: view.factionCardIds[seat] || undefined,
    abilityUsed: view.used[seat] === 1,
    isLiving: view.fallen[seat] === 0,
    active: tokenIn(view.active[seat]),
    passive: tokenIn(view.passive[seat]),
    hand: (view.hands[seat] ?? []).map((card) => cardIn(view, card)),
    plan: (view.plans[seat] ?? []).map((card) => cardIn(view, card)),
    resolved: view.resolved[seat] ?? 0,
    known: (view.known[seat] ?? []).map((card) => cardIn(view, card)),
    inHand: (view.inHand[seat] ?? []).map((card) => cardIn(view, card)),
    isBare: view.bare[seat] === 1,
  };
}

function tokenIn(snail = NONE): number | 'none' | 'face-down' {
  if (snail === NONE) return 'none';
  return snail === HIDDEN ? 'face-down' : snail;
}

const fieldIn = ({ fields }: SnailsView, field = NONE): string | undefined =>
  field === NONE ? undefined : entry(fields, field, 'field');

function cardIn({ cards }: SnailsView, card: number): CardLook {
  if (card === NONE) return 'empty';
  return card === HIDDEN ? 'face-down' : entry(cards, card, 'card');
}
