import { BREAKING, NONE, SQUAD } from '../components.ts';
import { noPlay } from '../course/action.ts';
import { hasAbility, isCommander, isOnBoard, seatCount, seatOf } from '../rules/position.ts';
import type { Book, Part } from '../table/book.ts';
import type { SnailsState } from '../table/state.ts';
import type { Ask, EffectsAt, Reach, Step, Work } from '../table/work.ts';
import { each, eachWork, everyWork, expected, type Invariants, sameAs, snailNamed } from './faults.ts';
import { orderFaults, sizeOfPhaseWork } from './order.ts';

/** Where a list of effects stands in the book: the part of a card it belongs to, and what it acts on. */
interface Listed {
  readonly part: number;
  readonly reach: Reach;
  /** Does it follow the attacks? */
  readonly isAfter: boolean;
}

type Named = Step['do'] | Ask['ask'];

const nameOf = (work: Work): Named => ('do' in work ? work.do : work.ask);

/** Decisions before anything of the card is done. */
const BEFORE: readonly Named[] = ['choose-half', 'choose-effect', 'decline'];
/** What an attack comes to before its effects. */
const OF_ATTACK: readonly Named[] = ['choose-target', 'roll', 'use-rage', 're-roll', 'choose-row'];

/** What lies right under an attack, under what an effect of a card does, and under what happens on the board. */
const UNDER_ATTACK: readonly Named[] = ['after', 'attack'];
const UNDER_EFFECT: readonly Named[] = [...UNDER_ATTACK, 'end-action', 'effects'];
const ON_BOARD: readonly Named[] = ['push', 'enter', 'burn', 'tread', 'set-off', 'flip'];
const UNDER_BOARD: readonly Named[] = [...UNDER_EFFECT, ...ON_BOARD, 'move-on', 'clean-up-dynamite', 'clean-up-fire'];

/** On what each entry lies that a card or the round has set off. What is not named here never waits there. */
const LIES_ON: { readonly [Name in Named]?: readonly Named[] } = {
  'choose-half': ['action-over'],
  'choose-effect': ['action-over'],
  decline: ['action-over'],
  'draw-bonus': ['action-over'],
  'end-action': ['action-over'],
  after: ['end-action'],
  attack: ['after'],
  'choose-target': UNDER_ATTACK,
  roll: UNDER_ATTACK,
  'use-rage': ['roll'],
  're-roll': UNDER_ATTACK,
  'choose-row': UNDER_ATTACK,
  effects: UNDER_EFFECT,
  'scatter-field': UNDER_EFFECT,
  'place-optional': UNDER_EFFECT,
  'take-shell-from': UNDER_EFFECT,
  'crawl-step': UNDER_EFFECT,
  'move-on': UNDER_EFFECT,
  discard: [...UNDER_EFFECT, 'discard'],
  'discard-arsenal': [...UNDER_EFFECT, 'discard'],
  push: UNDER_BOARD,
  enter: UNDER_BOARD,
  burn: UNDER_BOARD,
  tread: UNDER_BOARD,
  'set-off': UNDER_BOARD,
  flip: UNDER_BOARD,
  'push-next': UNDER_BOARD,
  'push-to': UNDER_BOARD,
  overcrowd: UNDER_BOARD,
  'order-effects': UNDER_BOARD,
};

/** What is true of the card that is being resolved, and of the work that it has set off. */
export function resolvingInvariants(book: Book): Invariants {
  const listed = listsOf(book);
  const settledPart = ({ play }: SnailsState): Part | undefined => book.parts[play.part];

  const whyNotOfPart = ({ play }: SnailsState, { list, reach, field, from }: EffectsAt): string | undefined => {
    const own = listed.get(list);
    if (own?.part !== play.part) return 'effects of the part that is resolved';
    if (reach !== own.reach) return `the reach '${own.reach}'`;
    if ((field !== NONE) !== (reach === 'field')) return reach === 'field' ? 'a field' : 'no field';
    const length = book.lists[list]?.effects.length ?? 0;
    return from < length ? undefined : `an effect before ${length}`;
  };
  const repeated = new Set(
    book.lists.flatMap(({ effects, inner }) => inner.filter((_, index) => effects[index]?.op === 'around')),
  );
  const isRepeated = (list: number): boolean => repeated.has(list);
  const isAfter = (list: number): boolean => listed.get(list)?.isAfter ?? false;
  const needsTarget = (work: Work): boolean => {
    const name = nameOf(work);
    if ('list' in work && 'reach' in work) return work.reach === 'target' && !isAfter(work.list);
    return OF_ATTACK.includes(name) && name !== 'choose-target';
  };
  /** Is this list one that the effect before `from` of the other holds, directly or further in? */
  const isInside = (list: number, around: EffectsAt): boolean => {
    const holds = (outer: number): boolean =>
      outer === list || (book.lists[outer]?.inner ?? []).some((inner) => inner !== NONE && holds(inner));
    // SNL-16.5: the same effects wait for the fields that come next.
    if (isRepeated(around.list) && around.from === 0) return holds(around.list);
    const held = book.lists[around.list]?.inner[around.from - 1] ?? NONE;
    return held !== NONE && holds(held);
  };
  /** Why effects of this list cannot come from what is under them. */
  const whyNotFrom = (list: number, below: Work): string | undefined => {
    if ('do' in below && below.do === 'effects') {
      return isInside(list, below) ? undefined : 'effects inside those below';
    }
    if (isAfter(list) === (nameOf(below) === 'end-action')) return undefined;
    return isAfter(list) ? 'effects of an attack' : 'effects that follow the attacks';
  };
  /** Why this cannot lie on what is under it. */
  const whyNotOn = ({ play }: SnailsState, work: Work, below: Work): string | undefined => {
    const [name, under] = [nameOf(work), nameOf(below)];
    if (!LIES_ON[name]?.includes(under)) return `what can wait above '${under}'`;
    // What follows the attacks waits until all are made.
    if (under === 'end-action' && name !== 'after' && book.parts[play.part]?.after === NONE) return "'after'";
    if (under === 'after' && (name === 'attack') !== play.attacks > 0)
      return play.attacks > 0 ? "'attack' for what is left" : 'no attack that is left';
    if ('do' in work && work.do === 'effects' && work.from === 0 && !isRepeated(work.list))
      return 'effects that have begun';
    return 'list' in work ? whyNotFrom(work.list, below) : undefined;
  };

  return {
    'what a card or the round has set off waits in the order of the rules': (state) => {
      // What lies on top can be told only where it is known what it lies on.
      if (!['action', 'clean-up'].includes(state.phase) || orderFaults(state).length > 0) return [];
      const start = sizeOfPhaseWork(state);
      const work = state.agenda as readonly Work[];
      const last = work.length - 1;
      return each('agenda', work, (entry, index) => {
        const below = work[index - 1];
        if (index === last && !('ask' in entry)) return 'a decision';
        if (index < start || below === undefined) return undefined;
        return 'ask' in below ? 'nothing above a decision' : whyNotOn(state, entry, below);
      });
    },
    'work names what is on the table': (state) => {
      const seats = seatCount(state);
      return eachWork(state, (work) => whyUnknown(work, seats, book.fields.length));
    },
    'nothing is resolved between actions': ({ phase, play }) =>
      phase === 'over' || play.seat !== NONE ? [] : sameAs<SnailsState['play']>('play', play, noPlay()),
    *'the card that is resolved is in the plan, and the part is one of it'(state) {
      const { seat, snail, card, part, attacks, player, target, hits, dice } = state.play;
      if (seat === NONE || state.phase === 'over') return;
      const { parts = [] } = book.cards[card] ?? {};
      const { attacks: most = 1, dice: rolled = 0 } = settledPart(state) ?? {};
      const seats = seatCount(state);
      const snails = seats * SQUAD;
      const planned = state.plans[seat]?.[state.slot - 1] ?? NONE;
      yield* expected(seat < seats, 'play.seat', `a seat below ${seats}`, seat);
      yield* expected(seatOf(snail) === seat, 'play.snail', `a snail of seat ${seat}`, snail);
      yield* expected(
        card !== NONE && planned === card,
        'play.card',
        `${planned}, the card of slot ${state.slot}`,
        card,
      );
      yield* expected(part === NONE || parts.includes(part), 'play.part', `a part of card ${card}`, part);
      yield* expected(attacks === 0 || attacks < most, 'play.attacks', `fewer than ${most}`, attacks);
      yield* expected(player < seats, 'play.player', `a seat below ${seats}`, player);
      yield* expected(target < snails, 'play.target', `a snail below ${snails}`, target);
      yield* each('play.hits', hits, (hit, index) =>
        hit < snails && hits.indexOf(hit) === index ? undefined : `another snail below ${snails}`,
      );
      yield* expected(dice.length === 0 || dice.length === rolled, 'play.dice', `${rolled} dice`, dice.length);
    },
    *'nothing of a card is done before its part is settled'(state) {
      const { play, phase } = state;
      if (phase === 'over' || play.seat === NONE) return;
      const top = state.agenda[state.agenda.length - 1];
      const asked = top !== undefined && 'ask' in top ? top.ask : undefined;
      const isOpen = asked === 'choose-half' || asked === 'choose-effect';
      const isBefore = asked !== undefined && BEFORE.includes(asked);
      const { seat, snail, card, part, reRolls } = play;
      yield* expected((part === NONE) === isOpen, 'play.part', isOpen ? 'none yet' : 'a part of the card', part);
      if (isBefore) yield* sameAs('play', play, { ...noPlay(), seat, snail, card, part, reRolls });
    },
    'who resolves a card is on the board until its effects begin': (state) => {
      const { seat, snail } = state.play;
      const isDue = everyWork(state).some(({ work }) => [...BEFORE, ...OF_ATTACK].includes(nameOf(work)));
      if (state.phase === 'over' || seat === NONE || !isDue) return [];
      return expected(isOnBoard(state, snail), 'play.snail', 'a snail on the board', snail, ` (${snailNamed(snail)})`);
    },
    *'re-rolls, rage and wounds are those of the card'(state) {
      const { play, phase } = state;
      const { seat, snail, reRolls, rage, hurt } = play;
      if (phase === 'over' || seat === NONE) return;
      const part = settledPart(state);
      const { colour, parts = [] } = book.cards[play.card] ?? {};
      const rolls = colour === 'red' && parts.some((each) => (book.parts[each]?.dice ?? 0) > 0);
      yield* expected(reRolls[0] === 0 || rolls, 'play.reRolls[0]', '0 without dice', reRolls[0]);
      yield* expected(reRolls[1] === 0 || isCommander(snail), 'play.reRolls[1]', '0 without a commander', reRolls[1]);
      const canRage = part?.rage === true && hasAbility(state, seat, 'berserker-rage') && state.used[seat] === 1;
      yield* expected(rage === 0 || canRage, 'play.rage', '0 without rage that is used', rage);
      yield* expected(hurt === 0 || (part?.colour === 'red' && part.dice > 0), 'play.hurt', '0 without dice', hurt);
    },
    'effects that wait are those of the card': (state) =>
      eachWork(state, (work) => {
        if ('do' in work) return work.do === 'effects' ? whyNotOfPart(state, work) : undefined;
        if (work.ask === 'place-optional') return whyNotOfPart(state, work);
        return work.ask === 'scatter-field' ? whyNotOfPart(state, { ...work, from: 0, reach: 'field' }) : undefined;
      }),
    *'an attack has the target that its card asks for'(state) {
      if (state.phase === 'over') return;
      const { target, player, field, hits } = state.play;
      const kind = settledPart(state)?.target?.target;
      const isSettled = everyWork(state).some(({ work }) => needsTarget(work));
      const fits = (name: string, chosen: number, isMeant: boolean) => {
        const isSo = isMeant ? chosen !== NONE || !isSettled : chosen === NONE;
        return expected(isSo, `play.${name}`, isMeant ? 'what was chosen' : 'none', chosen);
      };
      const isOfSnails = kind === 'snail' || kind === 'two-snails';
      yield* fits('target', target, isOfSnails);
      yield* fits('player', player, kind === 'player');
      yield* fits('field', field, isOfSnails || kind === 'field');
      if (kind === 'burst') return;
      if (kind !== 'two-snails') {
        yield* expected(hits.length === 0, 'play.hits', 'none without a burst', hits.length);
        return;
      }
      // SNL-16.6: two snails, or one where there is no other.
      yield* expected(hits.length <= 2, 'play.hits', 'two at most', hits.length);
      const isOne = target === NONE ? hits.length === 0 : hits.includes(target);
      yield* expected(isOne, 'play.target', 'one of those that were chosen', target);
    },
    *'every tile that breaks is flipped once'(state) {
      if (state.phase === 'over') return;
      const flips = everyWork(state).flatMap(({ work }) => ('do' in work && work.do === 'flip' ? [work.field] : []));
      for (const [field, damage] of state.damage.entries()) {
        const [found, wanted] = [flips.filter((each) => each === field).length, damage === BREAKING ? 1 : 0];
        yield* expected(found === wanted, `damage[${field}]`, `${wanted} steps that flip ${book.fields[field]}`, found);
      }
    },
  };
}

/** What is wrong with the seats, snails and fields that work names. */
function whyUnknown(work: Work, seats: number, fields: number): string | undefined {
  const figures = work as Readonly<Record<string, unknown>>;
  const numbers = (...names: readonly string[]): number[] =>
    names.flatMap((name) => (figures[name] ?? []) as number | number[]);
  if (numbers('seat', 'drawer', 'first', 'nth').some((seat) => seat >= seats)) return `seats below ${seats}`;
  const moves = numbers('moves');
  const movers = moves.filter((_, index) => index % 2 === 0);
  const goals = moves.filter((_, index) => index % 2 === 1);
  const snails = seats * SQUAD;
  if ([...numbers('snail', 'snails'), ...movers].some((snail) => snail >= snails)) return `snails below ${snails}`;
  return goals.some((field) => field >= fields) ? `fields below ${fields}` : undefined;
}

function listsOf({ parts, lists }: Book): ReadonlyMap<number, Listed> {
  const found = new Map<number, Listed>();
  const note = (list: number, where: Listed): void => {
    const { effects, inner } = lists[list] ?? { effects: [], inner: [] };
    if (list !== NONE) found.set(list, where);
    for (const [index, { op }] of effects.entries()) {
      const reach = op === 'scatter' || op === 'around' ? 'field' : op === 'self' ? 'self' : where.reach;
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
