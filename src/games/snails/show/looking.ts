import { formatHex, hexNeighbours, hexPoint } from '../../../boards/index.ts';
import { endLook, entryIn } from '../../../drawing/index.ts';
import { askLook, asksIn, EngineError, type HiddenAsk, type Outcome, type Seat } from '../../../kernel/index.ts';
import { type Hex, parseField } from '../board/hex.ts';
import { TILES } from '../board/tiles.ts';
import { FACES, FACTIONS } from '../cards/vocabulary.ts';
import { BREAKING, DAMAGED, HIDDEN, INTACT, NONE, ROLES, ROUNDS, SQUAD, TERRAINS } from '../components.ts';
import { outcomeOf } from '../rules/end.ts';
import { hasAbility } from '../rules/position.ts';
import { givenView } from '../table/given.gen.ts';
import type { SnailsPrintedView } from '../table/state.ts';
import type { Ask } from '../table/work.ts';
import { ASKS } from './asks.ts';
import { seatLetter } from './codes.ts';
import type { CardLook, DecisionLook, FieldLook, Look, PlayerLook, PlayLook, SnailLook, TilesLook } from './look.ts';

const entry = entryIn('Snails');

/**
 * Reads a view in the words of the rulebook, with positions as `q,r`: all that a front-end needs to draw it.
 *
 * @param outcome how a table has ended the game. The look then has this outcome, and asks nobody.
 */
export function look(seen: SnailsPrintedView, outcome?: Outcome): Look {
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
    snails: snails.filter(({ life, field }) => life !== 0 || field !== undefined),
    lost: snails.filter(({ life, field }) => life === 0 && field === undefined),
    players: view.names.map((_, seat) => lookAtPlayer(view, seat)),
    cards: view.cards,
    deck: view.deck.top.length + view.deck.rest + view.deck.bottom.length,
    discards: view.discards.flatMap((count, card) => Array.from({ length: count }, () => cardIn(view, card))),
    removedTiles: tilesOf((kind) => view.removed[kind] ?? 0),
    unseenTiles: tilesOf((kind) => (TILES[kind]?.count ?? 0) - (view.removed[kind] ?? 0)),
    play: lookAtPlay(view),
    decisions: outcome === undefined ? lookAtDecisions(view) : [],
    outcome: outcome === undefined ? lookAtOutcome(view) : endLook(outcome),
  };
}

function hexOf(field: string): Hex {
  const hex = parseField(field);
  if (hex === undefined) throw noView(`there is no field like ${typeof field === 'string' ? `'${field}'` : 'one'}`);
  return hex;
}

const noView = (why: string): EngineError => new EngineError('view/invalid', `This is no view of Snails: ${why}.`);

function tilesOf(countOf: (kind: number) => number): TilesLook[] {
  return TILES.flatMap(({ level, back }, kind) => {
    const count = countOf(kind);
    return count === 0 ? [] : [{ terrain: entry(TERRAINS, level, 'level'), back, count }];
  });
}

/** What is being resolved. */
export function lookAtPlay(view: SnailsPrintedView): PlayLook | undefined {
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
export function lookAtDecisions(view: SnailsPrintedView): readonly DecisionLook[] {
  return asksIn(view.agenda).map((ask) => lookAtDecision(view, ask));
}

function lookAtDecision(view: SnailsPrintedView, ask: Ask | HiddenAsk): DecisionLook {
  if (ask.ask === 'hidden') return { kind: 'hidden', seat: ask.seat };
  const decision = askLook(ASKS.asks, ask, view);
  if (decision.kind !== 'overcrowd') return decision;
  const { moves } = decision;
  return { ...decision, field: fieldIn(view, moves[moves.length - 1]) };
}

function lookAtOutcome(view: SnailsPrintedView): Look['outcome'] {
  if (view.phase !== 'over') return undefined;
  const { winners, ranking, reason, rule } = outcomeOf(view);
  return { winners, ranking, reason, rule };
}

function lookAtField(view: SnailsPrintedView, name: string, field: number): FieldLook {
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

function lookAtSnail(view: SnailsPrintedView, snail: number): SnailLook {
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

function lookAtPlayer(view: SnailsPrintedView, seat: Seat): PlayerLook {
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

const fieldIn = ({ fields }: SnailsPrintedView, field = NONE): string | undefined =>
  field === NONE ? undefined : entry(fields, field, 'field');

function cardIn({ cards }: SnailsPrintedView, card: number): CardLook {
  if (card === NONE) return 'empty';
  return card === HIDDEN ? 'face-down' : entry(cards, card, 'card');
}
