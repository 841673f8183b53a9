import { isSamePlain } from '../../kernel/index.ts';
import type { Book, Part } from './book.ts';
import { BREAKING, CROWD, NONE, type Phase, ROUNDS, SQUAD } from './components.ts';
import { noPlay } from './phases/action.ts';
import { planOfSeat } from './phases/planning.ts';
import { isInShell, isOnBoard, isOnWater, levelOf, placeOf, seatCount, seatOf, squadOf } from './rules/position.ts';
import type { SnailsState } from './state.ts';
import type { Ask, Chain, EffectsAt, Reach, Step, Work } from './work.ts';

/** Where a list of effects stands in the book: the part of a card it belongs to, and what it acts on. */
interface Listed {
  readonly part: number;
  readonly reach: Reach;
  /** Does it follow the attacks? */
  readonly isAfter: boolean;
}

/** When a step can be waiting, and what it lies upon: steps of higher ranks are done before those of lower ones. */
interface Waiting {
  readonly phases: readonly Phase[];
  readonly rank: number;
  /** How many of them can wait at once. */
  readonly many?: true;
}

const ANY: readonly Phase[] = ['setup', 'draw', 'planning', 'action', 'clean-up'];
const BOARD: Waiting = { phases: ['action', 'clean-up'], rank: 7, many: true };
const BEFORE_ROUND = { phases: ['setup'], many: true } as const;
const IN_DRAW = { phases: ['draw'] } as const;
const IN_ACTION = { phases: ['action'] } as const;
const IN_CLEAN_UP = { phases: ['clean-up'] } as const;

/** The steps that can be under a decision. All others are done at once, and never wait. */
const WAITING: { readonly [Name in Step['do'] | 'place-snail' | 'choose-faction']?: Waiting } = {
  begin: { phases: ['setup'], rank: 0 },
  // These begin a phase, whichever was before.
  round: { phases: ANY, rank: 0 },
  planning: { phases: ANY, rank: 0 },
  'action-phase': { phases: ANY, rank: 0 },
  'clean-up': { phases: ANY, rank: 0 },
  'place-snail': { ...BEFORE_ROUND, rank: 1 },
  deal: { ...BEFORE_ROUND, rank: 2 },
  'choose-faction': { ...BEFORE_ROUND, rank: 3 },
  keep: { phases: ['setup'], rank: 3 },
  'draw-phase': { ...IN_DRAW, rank: 1, many: true },
  'hand-limit': { ...IN_DRAW, rank: 2 },
  'offer-faction-card': { ...IN_DRAW, rank: 3 },
  'offer-exchange': { ...IN_DRAW, rank: 4 },
  turn: { ...IN_ACTION, rank: 0 },
  'action-over': { ...IN_ACTION, rank: 1 },
  'end-action': { ...IN_ACTION, rank: 2 },
  after: { ...IN_ACTION, rank: 3 },
  attack: { ...IN_ACTION, rank: 4 },
  roll: { ...IN_ACTION, rank: 5 },
  effects: { ...IN_ACTION, rank: 6, many: true },
  discard: { phases: ANY, rank: 7, many: true },
  'end-round': { ...IN_CLEAN_UP, rank: 0 },
  collect: { ...IN_CLEAN_UP, rank: 1 },
  contamination: { ...IN_CLEAN_UP, rank: 2 },
  'clean-up-fire': { ...IN_CLEAN_UP, rank: 3 },
  'rot-cloud': { ...IN_CLEAN_UP, rank: 4 },
  'clean-up-dynamite': { ...IN_CLEAN_UP, rank: 5 },
  push: BOARD,
  enter: BOARD,
  burn: BOARD,
  tread: BOARD,
  'move-on': BOARD,
  'set-off': BOARD,
  flip: BOARD,
};

/** The phase in which each decision is asked. */
const ASKED: { readonly [Kind in Ask['ask']]: readonly Phase[] } = {
  'choose-faction': ['setup'],
  mulligan: ['setup'],
  'keep-cards': ['setup'],
  'place-snail': ['setup'],
  exchange: ['draw'],
  'take-faction-card': ['draw'],
  'discard-excess': ['draw'],
  'declare-active': ['planning'],
  'declare-passive': ['planning'],
  'plan-card': ['planning'],
  'choose-half': ['action'],
  'choose-effect': ['action'],
  decline: ['action'],
  'crawl-step': ['action'],
  'take-shell-from': ['action'],
  'choose-target': ['action'],
  'use-rage': ['action'],
  're-roll': ['action'],
  'choose-row': ['action'],
  'scatter-field': ['action'],
  'push-next': BOARD.phases,
  'push-to': BOARD.phases,
  overcrowd: BOARD.phases,
  'place-optional': ['action'],
  'discard-arsenal': ['action'],
  'draw-bonus': ANY,
  'order-effects': BOARD.phases,
};

/** Decisions of the active player about the part of a card that is being resolved. */
const ABOUT_PART: readonly string[] = [
  'decline',
  'crawl-step',
  'take-shell-from',
  'choose-target',
  'use-rage',
  're-roll',
  'choose-row',
  'scatter-field',
  'place-optional',
];
/** Steps that resolve a part of a card. */
const OF_PART: readonly string[] = ['end-action', 'after', 'attack', 'roll', 'effects'];
/** What comes after the target of an attack is settled. */
const AFTER_TARGET: readonly string[] = ['roll', 'use-rage', 're-roll', 'choose-row'];

/** What is true of the work that waits in a position, and of the card that is being resolved, by name. */
export function workInvariants(book: Book): Readonly<Record<string, (state: SnailsState) => boolean>> {
  const listed = listsOf(book);
  const partOf = ({ play }: SnailsState): Part | undefined => book.parts[play.part];

  const fitsPart = ({ play }: SnailsState, { list, reach, field, from }: EffectsAt): boolean => {
    const length = book.lists[list]?.effects.length ?? 0;
    const { part, reach: own } = listed.get(list) ?? { part: NONE };
    return part === play.part && reach === own && (field !== NONE) === (reach === 'field') && from < length;
  };
  const needsTarget = (work: Work): boolean => {
    if ('do' in work && work.do === 'effects') return work.reach === 'target' && !listed.get(work.list)?.isAfter;
    return AFTER_TARGET.includes(nameOf(work));
  };

  return {
    'work names what is on the table': (state) => {
      const seats = seatCount(state);
      return everyWork(state).every((work) => areKnown(work, seats, book.fields.length));
    },
    'work waits in the order of the rules': (state) =>
      state.agenda.every((entry, index) => {
        const isTop = index === state.agenda.length - 1;
        if ('together' in entry) return isTop && state.phase === 'planning';
        if (isTop && 'ask' in entry)
          return ASKED[entry.ask].includes(state.phase) && !ASKED_TOGETHER.includes(entry.ask);
        const own = WAITING[nameOf(entry) as Step['do']];
        if (own === undefined || !own.phases.includes(state.phase)) return false;
        const below = WAITING[nameAt(state, index - 1) as Step['do']];
        return below === undefined
          ? index === 0
          : below.rank < own.rank || (below.rank === own.rank && own.many === true);
      }),
    'the game goes on after the work that waits': (state) => {
      // A draw that no card has earned stands before the work of a drawn position.
      const isDrawn = nameAt(state, state.agenda.length - 1) === 'draw-bonus' && state.play.seat === NONE;
      return state.phase === 'over' || isDrawn || LAST[state.phase].includes(nameAt(state, 0));
    },
    'a round follows only one before the last': (state) => state.round < ROUNDS || !waits(state, 'round'),
    'plans are laid out on an empty table': (state) =>
      !(waits(state, 'begin') || waits(state, 'round') || waits(state, 'planning')) ||
      [...state.active, ...state.passive, ...state.plans.flat()].every((each) => each === NONE),
    'planning asks for what is not planned yet': (state) => {
      const top = state.agenda[state.agenda.length - 1];
      if (top === undefined || !('together' in top)) return true;
      return top.together.every((queue, seat) => isRestOfPlan(state, seat, queue));
    },
    'every snail beside the board is still to be placed, every faction to be chosen': (state) => {
      const isSetup = state.round === 0 && state.phase === 'setup';
      const asks = (kind: Ask['ask'], seat: number): number =>
        state.agenda.filter((entry) => 'ask' in entry && entry.ask === kind && entry.seat === seat).length;
      return state.factions.every((faction, seat) => {
        // A game that has not begun asks for all of it.
        if (waits(state, 'begin')) return isSetup && !squadOf(seat).some((snail) => isOnBoard(state, snail));
        const beside = squadOf(seat).filter((snail) => !isOnBoard(state, snail) && (state.life[snail] ?? 0) > 0).length;
        if (!isSetup) return faction !== NONE;
        return asks('place-snail', seat) === beside && asks('choose-faction', seat) === (faction === NONE ? 1 : 0);
      });
    },
    'nothing is gone before the first round': ({ round, removed }) =>
      round > 0 || removed.every((count) => count === 0),
    'a card is resolved until its action is over': (state) => {
      if (state.phase === 'over') return true;
      const ends = everyWork(state).filter((work) => nameOf(work) === 'action-over').length;
      return state.play.seat === NONE ? ends === 0 && isSamePlain(state.play, noPlay()) : ends === 1;
    },
    'the card that is resolved is in the plan, and the part is one of it': (state) => {
      const { seat, snail, card, part, attacks, player, target, hits, dice } = state.play;
      if (seat === NONE || state.phase === 'over') return true;
      const { parts = [] } = book.cards[card] ?? {};
      const { attacks: most = 1, dice: rolled = 0 } = partOf(state) ?? {};
      const snails = seatCount(state) * SQUAD;
      return (
        seat < seatCount(state) &&
        seatOf(snail) === seat &&
        card !== NONE &&
        state.plans[seat]?.[state.slot - 1] === card &&
        (part === NONE || parts.includes(part)) &&
        attacks < most + (attacks === 0 ? 1 : 0) &&
        player < seatCount(state) &&
        target < snails &&
        hits.every((hit, index) => hit < snails && hits.indexOf(hit) === index) &&
        (dice.length === 0 || dice.length === rolled)
      );
    },
    'what resolves a part of a card has one': (state) =>
      everyWork(state).every((work) => {
        const name = nameOf(work);
        const { play } = state;
        if ('ask' in work && (name === 'choose-half' || name === 'choose-effect')) {
          const kind = name === 'choose-half' ? 'halves' : 'choice';
          return work.seat === play.seat && play.part === NONE && book.cards[play.card]?.kind === kind;
        }
        if ('ask' in work && name === 'draw-bonus') return play.seat === NONE || play.seat === work.seat;
        if ('ask' in work && ABOUT_PART.includes(name)) return work.seat === play.seat && play.part !== NONE;
        return !OF_PART.includes(name) || play.part !== NONE;
      }),
    'effects that wait are those of the card': (state) =>
      everyWork(state).every((work) => {
        if ('do' in work) return work.do !== 'effects' || fitsPart(state, work);
        if (work.ask === 'place-optional') return fitsPart(state, work);
        return work.ask !== 'scatter-field' || fitsPart(state, { ...work, from: 0, reach: 'field' });
      }),
    'an attack has the target that its card asks for': (state) => {
      const { play } = state;
      const kind = partOf(state)?.target?.target;
      const isSettled = everyWork(state).some(needsTarget);
      const fits = (chosen: number, isMeant: boolean): boolean =>
        isMeant ? chosen !== NONE || !isSettled : chosen === NONE;
      if (state.phase === 'over') return true;
      return (
        fits(play.target, kind === 'snail') &&
        fits(play.player, kind === 'player') &&
        fits(play.field, kind === 'snail' || kind === 'field') &&
        (kind === 'burst' || play.hits.length === 0)
      );
    },
    'dice are on the table when they are read': (state) =>
      everyWork(state).every((work) => {
        if (nameOf(work) !== 're-roll' && nameOf(work) !== 'choose-row') return true;
        return state.play.dice.length > 0 && state.play.dice.length === partOf(state)?.dice;
      }),
    'who is to be moved is on the board': (state) =>
      everyWork(state).every((work) => {
        if (!('ask' in work)) return work.do !== 'push' || work.snails.length === work.fields.length;
        const { play } = state;
        if (work.ask === 'push-next') return work.snails.length === work.fields.length && isSet(work.snails);
        if (work.ask === 'crawl-step') return work.snail === play.snail && isOnBoard(state, work.snail);
        if (work.ask === 'push-to') return isOnBoard(state, work.snail);
        if (work.ask !== 'take-shell-from') return work.ask !== 'overcrowd' || isChain(book, state, work);
        return isOnBoard(state, play.snail) && !isOnWater(state, play.snail) && !isInShell(state, play.snail);
      }),
    'effects are ordered where they are': (state) =>
      everyWork(state).every((work) => {
        if (!('ask' in work) || work.ask !== 'order-effects') return true;
        const { occasion, field, snail } = work;
        const isOfRound = occasion === 'dynamite' || occasion === 'fire';
        return (
          isOfRound === (field === NONE) &&
          (occasion === 'entered') === (snail !== NONE) &&
          (!isOfRound || nameAt(state, state.agenda.length - 2) === `clean-up-${occasion}`)
        );
      }),
    'every tile that breaks is flipped once': (state) => {
      if (state.phase === 'over') return true;
      const flips = everyWork(state).flatMap((work) => ('do' in work && work.do === 'flip' ? [work.field] : []));
      return state.damage.every(
        (damage, field) => flips.filter((flipped) => flipped === field).length === (damage === BREAKING ? 1 : 0),
      );
    },
    'a faction card is offered to who has none': ({ agenda, factionCards }) =>
      agenda.every((entry) => !('ask' in entry) || entry.ask !== 'take-faction-card' || factionCards[entry.seat] === 0),
  };
}

/** What is at the bottom of the agenda in each phase, and leads to the next. */
const LAST: { readonly [In in Exclude<Phase, 'over'>]: readonly string[] } = {
  setup: ['begin', 'round'],
  draw: ['planning'],
  planning: ['action-phase'],
  action: ['turn', 'clean-up'],
  'clean-up': ['end-round'],
};

const ASKED_TOGETHER: readonly string[] = ['declare-active', 'declare-passive', 'plan-card'];

const nameOf = (work: Work): string => ('do' in work ? work.do : work.ask);

function nameAt({ agenda }: SnailsState, index: number): string {
  const entry = agenda[index];
  return entry === undefined || 'together' in entry ? '' : nameOf(entry);
}

function waits(state: SnailsState, step: Step['do']): boolean {
  return state.agenda.some((entry) => 'do' in entry && entry.do === step);
}

function everyWork({ agenda }: SnailsState): Work[] {
  return agenda.flatMap((entry) => ('together' in entry ? entry.together.flat() : [entry]));
}

function areKnown(work: Work, seats: number, fields: number): boolean {
  const {
    seat = 0,
    drawer = 0,
    first = 0,
    nth = 0,
    snail = 0,
    spared = 0,
    snails = [],
    moves = [],
  } = work as {
    readonly [Key in 'seat' | 'drawer' | 'first' | 'nth' | 'snail' | 'spared']?: number;
  } & { readonly [Key in 'snails' | 'moves']?: readonly number[] };
  return (
    [seat, drawer, first, nth].every((each) => each < seats) &&
    [snail, spared, ...snails].every((each) => each < seats * SQUAD) &&
    moves.every((each, index) => each < (index % 2 === 0 ? seats * SQUAD : fields))
  );
}

/** Does a seat still owe the last of the decisions that its plan takes, and has it taken the others? */
function isRestOfPlan(state: SnailsState, seat: number, queue: readonly Work[]): boolean {
  const whole = planOfSeat(state, seat);
  const taken = whole.slice(0, whole.length - queue.length);
  const rest = whole.slice(taken.length).reverse();
  const isDone = (kind: Ask['ask']): boolean => taken.some((ask) => ask.ask === kind);
  return (
    JSON.stringify(queue.map((work) => [nameOf(work), 'slot' in work ? work.slot : 0])) ===
      JSON.stringify(rest.map((ask) => [ask.ask, 'slot' in ask ? ask.slot : 0])) &&
    state.plans[seat]?.length === taken.filter(({ ask }) => ask === 'plan-card').length &&
    (state.active[seat] !== NONE) === isDone('declare-active') &&
    (state.passive[seat] !== NONE) === isDone('declare-passive')
  );
}

const isSet = (list: readonly number[]): boolean => new Set(list).size === list.length;

/** Is this a chain of snails, each on the field that the one before it goes to, which has come to a field that is too full? */
function isChain(book: Book, state: SnailsState, { how, moves }: Chain): boolean {
  const links = Array.from({ length: moves.length / 2 }, (_, nth) => [
    moves[2 * nth] ?? NONE,
    moves[2 * nth + 1] ?? NONE,
  ]);
  const movers = links.map(([snail = NONE]) => snail);
  // A chain may come to the same field again.
  const last = links[links.length - 1]?.[1];
  const crowdOn = (field: number): number =>
    state.places.filter((place, snail) => place === field && !movers.includes(snail)).length +
    links.filter(([, goal]) => goal === field).length;
  return (
    moves.length % 2 === 0 &&
    isSet(movers) &&
    links.every(([snail = NONE, goal = NONE], nth) => {
      const from = placeOf(state, snail);
      const isFirst = nth === 0;
      const isNear = book.distances[from]?.[goal] === 1;
      const isPush = !isFirst || how === 'pushed';
      return (
        from !== NONE &&
        from !== goal &&
        (isFirst || from === links[nth - 1]?.[1]) &&
        (isNear || (isFirst && how === 'placed')) &&
        (!isPush || levelOf(state, goal) <= levelOf(state, from)) &&
        crowdOn(goal) <= CROWD + (goal === last ? 1 : 0)
      );
    })
  );
}

function listsOf({ parts, lists }: Book): ReadonlyMap<number, Listed> {
  const found = new Map<number, Listed>();
  const note = (list: number, where: Listed): void => {
    const { effects, inner } = lists[list] ?? { effects: [], inner: [] };
    if (list !== NONE) found.set(list, where);
    for (const [index, { op }] of effects.entries()) {
      const reach = op === 'scatter' ? 'field' : op === 'self' ? 'self' : where.reach;
      if (inner[index] !== undefined && inner[index] !== NONE) note(inner[index], { ...where, reach });
    }
  };
  for (const [part, { list, rows, after }] of parts.entries()) {
    note(list, { part, reach: 'target', isAfter: false });
    for (const row of rows) note(row.list, { part, reach: 'target', isAfter: false });
    note(after, { part, reach: 'target', isAfter: true });
  }
  return found;
}
