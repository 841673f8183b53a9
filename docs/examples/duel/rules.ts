import {
  type Draft,
  draw,
  EVERYONE,
  endGame,
  NONE,
  next,
  only,
  pick,
  pileSize,
  rankedBy,
  rulesOf,
  type Seat,
} from 'gastropodia';
import {
  CARDS,
  type Card,
  type Direction,
  DUEL,
  type DuelAsk,
  type DuelState,
  type DuelTypes,
  type DuelWhy,
  LAST_FIELD,
  LAST_TURN,
  PAWNS,
  type Push,
  type Table,
} from './state.ts';
import { LANGUAGES } from './text.ts';

const { emit } = DUEL;

// #region components
const SEATS = [0, 1] as const;
// DUE-1.1: home is the four fields at a player's own end.
const HOMES = [
  [0, 1, 2, 3],
  [8, 7, 6, 5],
] as const;

const HAND_SIZE = 3;

/** The faces of the die, 1 to 6, are all as likely. */
const DIE = [1, 1, 1, 1, 1, 1] as const;
const HIGHEST_FACE_THAT_HOLDS = 4;
// #endregion components

// #region opening
export const rules = rulesOf<DuelTypes>(DUEL, {
  id: 'duel',
  seats: SEATS.length,
  streams: ['cards', 'dice'],
  opening: [{ do: 'deal' }],
  // #endregion opening

  // #region steps
  steps: {
    deal(draft) {
      // DUE-1.2: each player is dealt three cards, which only that player sees.
      for (const seat of SEATS) takeCards(draft, seat, HAND_SIZE);
      // DUE-1.3: in turn, the players each put one pawn on a field of their own home until all stand on the line.
      const seats = Array.from({ length: PAWNS }, () => SEATS).flat();
      next(draft, ...seats.map((seat): DuelAsk => ({ ask: 'place', seat })), { do: 'turn' });
    },

    turn(draft) {
      // DUE-5.2: the game ends after 24 turns.
      if (draft.turn === LAST_TURN) return endGame(draft);
      draft.turn += 1;
      // DUE-2.2: a turn has one step.
      draft.steps = 1;
      const seat = activeSeat(draft);
      emit({ type: 'turn-began', turn: draft.turn, seat });
      // DUE-2.1: a turn begins with drawing a card, as long as the deck lasts; only the player who draws sees it.
      if (pileSize(draft.deck) > 0) takeCards(draft, seat, 1);
      next(draft, { do: 'go-on' });
    },

    'go-on'(draft) {
      // DUE-5.1: the game ends after a move that leaves a player without pawns.
      if (isAnybodyWithoutPawns(draft)) return endGame(draft);
      // DUE-2.5: the turn ends when no step is left.
      if (draft.steps === 0) return next(draft, { do: 'turn' });
      next(draft, { ask: 'step', seat: activeSeat(draft) }, { do: 'go-on' });
    },

    arrive(draft, { pawn, field }) {
      // DUE-3.3: a pawn that is pushed off the line is out of the game.
      if (field === NONE) {
        draft.pawns[pawn] = NONE;
        emit({ type: 'fell', pawn });
        return;
      }
      // DUE-3.5: a pawn whose way ends on a field that is still occupied stays where it is.
      if (pawnOn(draft, field) !== NONE) return emit({ type: 'stayed', pawn });
      draft.pawns[pawn] = field;
      emit({ type: 'moved', pawn, field });
    },
  },
  // #endregion steps

  // #region questions
  questions: {
    place: {
      // DUE-1.3: a pawn is put on a field of the player's own home.
      among: { field: (_at, { seat }) => homeOf(seat) },
      otherwise: { field: (home) => ({ code: 'place/not-home', rule: 'DUE-1.3', facts: { home } }) },
      why(at, { seat }, { field }) {
        const home = homeOf(seat);
        const depth = home.indexOf(field);
        // DUE-1.4: each in front of the player's pawns that stand already.
        const standing = pawnsOnLine(at, seat);
        const foremost = fieldOf(at, standing[standing.length - 1] ?? NONE);
        if (depth <= home.indexOf(foremost)) {
          return { code: 'place/not-in-front', rule: 'DUE-1.4', facts: { foremost } };
        }

        // DUE-1.5: a pawn must leave enough home fields in front of it for those still to be placed.
        const toCome = PAWNS - standing.length - 1;
        const room = home.length - depth - 1;
        return room < toCome ? { code: 'place/no-room', rule: 'DUE-1.5', facts: { toCome, room } } : undefined;
      },
      answer(draft, { seat }, { field }) {
        const pawn = seat * PAWNS + pawnsOnLine(draft, seat).length;
        draft.pawns[pawn] = field;
        emit({ type: 'placed', pawn, field });
      },
    },

    step: {
      // DUE-2.2: one of the own pawns, to the next field on its left or right, and not off the line.
      among: { pawn: (at, { seat }) => pawnsOnLine(at, seat) },
      otherwise: { pawn: (pawns) => ({ code: 'step/not-your-pawn', rule: 'DUE-2.2', facts: { pawns } }) },
      why(at, _ask, { pawn, direction }) {
        if (fieldBeside(at, pawn, { direction, distance: 1 }) !== NONE) return undefined;
        return { code: 'step/off-line', rule: 'DUE-2.2', facts: { field: fieldOf(at, pawn), last: LAST_FIELD } };
      },
      answer(draft, _ask, { pawn, direction }) {
        draft.steps -= 1;
        emit({ type: 'stepped', pawn, direction });
        go(draft, { pawn, direction, reaction: 'open' }, 1);
      },
      // DUE-2.3: instead of taking a step the player may end the turn.
      decline(draft, { seat }) {
        draft.steps = 0;
        emit({ type: 'turn-ended', seat });
      },
    },

    'push-to': {
      why(at, { pawn, direction }, { distance }) {
        // DUE-3.3: where one field is enough to fall off the line, the pawn is pushed by one.
        if (distance === 1 || fieldBeside(at, pawn, { direction, distance: 1 }) !== NONE) return undefined;
        return { code: 'push/falls-sooner', rule: 'DUE-3.3', facts: { field: fieldOf(at, pawn) } };
      },
      answer(draft, { pawn, direction, reaction }, { distance }) {
        emit({ type: 'pushed', pawn, direction, distance });
        go(draft, { pawn, direction, reaction }, distance);
      },
    },

    react: {
      // DUE-4.2: the reaction is a brace card.
      why: (at, { seat }, { card }) => whyNotHeld(at, seat, { card, rule: 'DUE-4.2' }),
      answer(draft, { seat, pawn, direction }, { card }) {
        playCard(draft, seat, card);
        // DUE-4.2: a die is rolled for everybody to see: on 1 to 4 the pawn is not pushed.
        const face = pick(draft, 'dice', DIE, EVERYONE) + 1;
        const result = face <= HIGHEST_FACE_THAT_HOLDS ? 'holds' : 'gives-way';
        emit({ type: 'rolled', seat, face, result });
        // DUE-4.3: on 5 or 6 the pawn is pushed. There is no second reaction in the same move.
        if (result === 'gives-way') askWhereTo(draft, { pawn, direction, reaction: 'past' });
      },
      // DUE-4.3: without a reaction the pawn is pushed.
      decline(draft, { seat, pawn, direction }) {
        emit({ type: 'yielded', reveals: true, seat });
        askWhereTo(draft, { pawn, direction, reaction: 'past' });
      },
    },
  },

  freeActions: {
    // DUE-2.4: whenever the player whose turn it is has something to decide: only that player's windows are open.
    dash: {
      why: (at, { seat }) => whyNotHeld(at, seat, { card: 'dash', rule: 'DUE-2.4' }),
      do(draft, { seat }) {
        playCard(draft, seat, 'dash');
        draft.steps += 1;
      },
    },
  },
  // #endregion questions

  // #region outcome
  outcome(at) {
    // DUE-5.3: more pawns on the line win; with equal numbers both players share the first rank.
    const pawns = SEATS.map((seat) => pawnsOnLine(at, seat).length);
    const { ranking, standings } = rankedBy([{ name: 'pawns', of: pawns }]);
    const end = isAnybodyWithoutPawns(at)
      ? { reason: 'no-pawns-left', rule: 'DUE-5.1' }
      : { reason: 'last-turn', rule: 'DUE-5.2' };
    return { ranking, ...end, standings };
  },
  // #endregion outcome

  // #region invariants
  invariants: {
    'nobody knows a place in the deck': ({ deck }) => deck.top.length + deck.bottom.length === 0,
    'no two pawns share a field': ({ pawns }) =>
      pawns.every((field, pawn) => field === NONE || pawns.indexOf(field) === pawn),
    'the game goes on while both players have pawns': (state) =>
      state.agenda.length === 0
        ? isAnybodyWithoutPawns(state) || (state.turn === LAST_TURN && state.steps === 0)
        : state.turn === 0 || !isAnybodyWithoutPawns(state),
    'who is asked for a step has one left': ({ agenda, steps }) =>
      agenda.every((entry) => !('ask' in entry) || entry.ask !== 'step' || steps > 0),
    'only pawns on the line are pushed': ({ agenda, pawns }) =>
      agenda.every((entry) => !('pawn' in entry) || pawns[entry.pawn] !== NONE),
  },

  languages: LANGUAGES,
});
// #endregion invariants

// #region pushing
/** Sends a pawn on its way. What stands where the way ends is pushed before the pawn arrives there. */
function go(draft: Draft<DuelState>, { pawn, direction, reaction }: Push, distance: number): void {
  const field = fieldBeside(draft, pawn, { direction, distance });
  // DUE-3.5: the pawns of a chain move when it has been decided, the foremost first.
  next(draft, { do: 'arrive', pawn, field });
  const inTheWay = field === NONE ? NONE : pawnOn(draft, field);
  // DUE-3.1 + DUE-3.4: a pawn that comes to an occupied field pushes the pawn there on in the same direction.
  if (inTheWay !== NONE) startPush(draft, { pawn: inTheWay, direction, reaction });
}

function startPush(draft: Draft<DuelState>, push: Push): void {
  const owner = ownerOf(push.pawn);
  const mayReact = owner !== activeSeat(draft) && push.reaction === 'open' && draft.hands[owner]?.length !== 0;
  // DUE-4.1: before the first enemy pawn of a move is pushed, its owner is asked, if that player holds any card at all.
  if (mayReact) next(draft, { ask: 'react', seat: owner, pawn: push.pawn, direction: push.direction });
  else askWhereTo(draft, push);
}

function askWhereTo(draft: Draft<DuelState>, { pawn, direction, reaction }: Push): void {
  next(draft, { ask: 'push-to', seat: activeSeat(draft), pawn, direction, reaction });
}
// #endregion pushing

// #region cards
function takeCards(draft: Draft<DuelState>, seat: Seat, count: number): void {
  const drawing = { stream: 'cards', seen: only(seat) };
  const cards = Array.from({ length: count }, () => draw(draft, draft.deck, drawing).kind);
  draft.hands[seat]?.push(...cards);
  draft.hands[seat]?.sort(byKind);
  emit({ type: 'drew', seat, count, secret: { seats: only(seat), cards } });
}

function playCard(draft: Draft<DuelState>, seat: Seat, card: Card): void {
  const kind = CARDS.indexOf(card);
  const hand = draft.hands[seat] ?? [];
  hand.splice(hand.indexOf(kind), 1);
  // DUE-2.6: cards that have been played lie face up, and are not used again.
  draft.discards[kind] = (draft.discards[kind] ?? 0) + 1;
  emit({ type: 'played', reveals: true, seat, card });
}

function whyNotHeld(
  at: Table,
  seat: Seat,
  { card, rule }: { readonly card: Card; readonly rule: 'DUE-2.4' | 'DUE-4.2' },
): DuelWhy | undefined {
  const hand = at.hands[seat] ?? [];
  if (hand.includes(CARDS.indexOf(card))) return undefined;
  return { code: 'card/not-in-hand', rule, facts: { card, hand: hand.flatMap((kind) => CARDS[kind] ?? []) } };
}

const byKind = (one: number, other: number): number => one - other;
// #endregion cards

const activeSeat = ({ turn }: Pick<Table, 'turn'>): Seat => (turn + 1) % SEATS.length;
const ownerOf = (pawn: number): Seat => (pawn < PAWNS ? 0 : 1);
const homeOf = (seat: Seat): readonly number[] => HOMES[seat] ?? [];
const fieldOf = (at: Pick<Table, 'pawns'>, pawn: number): number => at.pawns[pawn] ?? NONE;
const pawnOn = (at: Pick<Table, 'pawns'>, field: number): number => at.pawns.indexOf(field);

function pawnsOnLine({ pawns }: Pick<Table, 'pawns'>, seat: Seat): number[] {
  const standing: number[] = [];
  for (let pawn = seat * PAWNS; pawn < (seat + 1) * PAWNS; pawn++) if (pawns[pawn] !== NONE) standing.push(pawn);
  return standing;
}

function isAnybodyWithoutPawns(at: Pick<Table, 'pawns'>): boolean {
  return SEATS.some((seat) => pawnsOnLine(at, seat).length === 0);
}

/** The field so far to the left or right of a pawn; -1 if that is off the line. */
function fieldBeside(
  at: Pick<Table, 'pawns'>,
  pawn: number,
  { direction, distance }: { readonly direction: Direction; readonly distance: number },
): number {
  const field = fieldOf(at, pawn) + (direction === 'left' ? -distance : distance);
  return field >= 0 && field <= LAST_FIELD ? field : NONE;
}
