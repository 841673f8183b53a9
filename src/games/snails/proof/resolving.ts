import type { Book, Part } from '../book.ts';
import { BREAKING, NONE, SQUAD } from '../components.ts';
import { noPlay } from '../phases/action.ts';
import { hasAbility, isCommander, seatCount, seatOf } from '../rules/position.ts';
import type { SnailsState } from '../state.ts';
import type { EffectsAt, Reach, Step, Work } from '../work.ts';
import { lengthOfCourse } from './course.ts';
import { each, eachWork, everyWork, expected, type Invariants, sameAs, wrong } from './told.ts';

/** Where a list of effects stands in the book: the part of a card it belongs to, and what it acts on. */
interface Listed {
  readonly part: number;
  readonly reach: Reach;
  /** Does it follow the attacks? */
  readonly isAfter: boolean;
}

type Named = Step['do'] | Extract<Work, { ask: string }>['ask'];

const nameOf = (work: Work): Named => ('do' in work ? work.do : work.ask);

/** Decisions before anything of the card is done, and after all of it. */
const AROUND: readonly Named[] = ['choose-half', 'choose-effect', 'decline', 'draw-bonus'];
/** Decisions of an attack before its effects. */
const OF_ATTACK: readonly Named[] = ['choose-target', 'use-rage', 're-roll', 'choose-row'];
/** What comes once the target of an attack is settled. */
const AFTER_TARGET: readonly Named[] = ['roll', 'use-rage', 're-roll', 'choose-row'];
/** What happens on the board, wherever it comes from. */
const ON_BOARD: readonly Named[] = ['push', 'enter', 'burn', 'tread', 'set-off', 'flip'];
const ASKED_ON_BOARD: readonly Named[] = ['push-next', 'push-to', 'overcrowd', 'order-effects'];
/** Decisions that effects of cards ask for. */
const OF_EFFECTS: readonly Named[] = [
  'crawl-step',
  'take-shell-from',
  'scatter-field',
  'place-optional',
  'discard-arsenal',
];

/** What is true of the card that is being resolved, and of the work that it has set off. */
export function resolvingInvariants(book: Book): Invariants {
  const listed = listsOf(book);
  const partOf = ({ play }: SnailsState): Part | undefined => book.parts[play.part];

  const whyNotOfPart = ({ play }: SnailsState, { list, reach, field, from }: EffectsAt): string | undefined => {
    const own = listed.get(list);
    if (own?.part !== play.part) return 'effects of the part that is resolved';
    if (reach !== own.reach) return `the reach '${own.reach}'`;
    if ((field !== NONE) !== (reach === 'field')) return reach === 'field' ? 'a field' : 'no field';
    const length = book.lists[list]?.effects.length ?? 0;
    return from < length ? undefined : `an effect before ${length}`;
  };
  const needsTarget = (work: Work): boolean => {
    if ('do' in work && work.do === 'effects') return work.reach === 'target' && !listed.get(work.list)?.isAfter;
    return AFTER_TARGET.includes(nameOf(work));
  };
  /** Is this list one that the effect before `from` of the other holds, directly or further in? */
  const isInside = (list: number, around: EffectsAt): boolean => {
    const holds = (outer: number): boolean =>
      outer === list || (book.lists[outer]?.inner ?? []).some((inner) => inner !== NONE && holds(inner));
    const held = book.lists[around.list]?.inner[around.from - 1] ?? NONE;
    return held !== NONE && holds(held);
  };

  /** What may lie on top of what the phase explains, the next entry last, as far as it is there. */
  const whyNotNext = (state: SnailsState, rest: readonly Work[], index: number): string | undefined => {
    const work = rest[index];
    const below = rest[index - 1];
    if (work === undefined) return undefined;
    const name = nameOf(work);
    const under = below === undefined ? undefined : nameOf(below);
    const isTop = index === rest.length - 1;
    if ('ask' in work && !isTop) return 'no decision under another';
    if (!('ask' in work) && isTop) return 'a decision';
    if (state.phase !== 'action') {
      const isBoard = ON_BOARD.includes(name) || ASKED_ON_BOARD.includes(name);
      return isBoard ? undefined : 'what an effect of the round has set off';
    }
    if (under === undefined)
      return AROUND.includes(name) || name === 'end-action' ? undefined : 'the end of the action';
    if (under === 'end-action') {
      // What follows the attacks waits until they are made.
      if (name === 'after') return undefined;
      if (partOf(state)?.after === NONE) return 'what follows the attacks';
    }
    if (under === 'after' && (name === 'attack') !== state.play.attacks > 0)
      return state.play.attacks > 0 ? 'the attacks that are left' : 'no attack that is left';
    if (name === 'attack') return under === 'after' ? undefined : 'no attack here';
    const isAttacking = under === 'after' || under === 'attack';
    if (name === 'roll') return isAttacking ? undefined : 'no roll here';
    if (under === 'roll' || name === 'use-rage')
      return under === 'roll' && name === 'use-rage' ? undefined : 'rage before the roll';
    if (OF_ATTACK.includes(name)) return isAttacking ? undefined : 'no decision of an attack here';
    if ('do' in work && work.do === 'effects') {
      if (work.from === 0) return 'effects that have begun';
      if (below !== undefined && 'do' in below && below.do === 'effects')
        return isInside(work.list, below) ? undefined : 'effects inside those below';
      const isAfter = listed.get(work.list)?.isAfter ?? false;
      if (under === 'end-action') return isAfter ? undefined : 'effects that follow the attacks';
      return isAttacking && !isAfter ? undefined : 'no effects here';
    }
    const isOfCard = isAttacking || under === 'end-action' || under === 'effects';
    if (name === 'move-on') return isOfCard ? undefined : 'no second move';
    if (name === 'discard') return isOfCard || under === 'discard' ? undefined : 'no discard here';
    if (under === 'discard') return name === 'discard-arsenal' ? undefined : 'a card that is discarded';
    if (OF_EFFECTS.includes(name)) return isOfCard ? undefined : 'no decision of an effect here';
    return ON_BOARD.includes(name) || ASKED_ON_BOARD.includes(name) ? undefined : 'what the card has set off';
  };

  return {
    'what a card or the round has set off waits in the order of the rules': (state) => {
      if (state.phase !== 'action' && state.phase !== 'clean-up') return [];
      const start = lengthOfCourse(state);
      const rest = state.agenda.slice(start) as readonly Work[];
      if (rest.length === 0) return [wrong('agenda', 'a decision above what the phase has to come', 'none')];
      return rest.flatMap((work, index) => {
        if ('together' in work) return [wrong(`agenda[${start + index}]`, 'no decision of all at once', work)];
        const what = whyNotNext(state, rest, index);
        return what === undefined ? [] : [wrong(`agenda[${start + index}]`, what, work)];
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
      const { attacks: most = 1, dice: rolled = 0 } = partOf(state) ?? {};
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
      const { seat, snail, card, part, reRolls } = play;
      yield* expected((part === NONE) === isOpen, 'play.part', isOpen ? 'none yet' : 'a part of the card', part);
      if (isOpen || asked === 'decline') yield* sameAs('play', play, { ...noPlay(), seat, snail, card, part, reRolls });
    },
    *'re-rolls, rage and wounds are those of the card'(state) {
      const { play, phase } = state;
      const { seat, snail, reRolls, rage, hurt } = play;
      if (phase === 'over' || seat === NONE) return;
      const part = partOf(state);
      const rolls = (book.cards[play.card]?.parts ?? []).some((each) => (book.parts[each]?.dice ?? 0) > 0);
      yield* expected(reRolls[0] === 0 || rolls, 'play.reRolls[0]', '0 without dice', reRolls[0]);
      yield* expected(reRolls[1] === 0 || isCommander(snail), 'play.reRolls[1]', '0 without a commander', reRolls[1]);
      const canRage = part?.rage === true && hasAbility(state, seat, 'berserker-rage') && state.used[seat] === 1;
      yield* expected(rage === 0 || canRage, 'play.rage', '0 without rage that is used', rage);
      yield* expected(hurt === 0 || (part?.dice ?? 0) > 0, 'play.hurt', '0 without dice', hurt);
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
      const kind = partOf(state)?.target?.target;
      const isSettled = everyWork(state).some(({ work }) => needsTarget(work));
      const fits = (name: string, chosen: number, isMeant: boolean) => {
        const isSo = isMeant ? chosen !== NONE || !isSettled : chosen === NONE;
        return expected(isSo, `play.${name}`, isMeant ? 'what was chosen' : 'none', chosen);
      };
      yield* fits('target', target, kind === 'snail');
      yield* fits('player', player, kind === 'player');
      yield* fits('field', field, kind === 'snail' || kind === 'field');
      yield* expected(kind === 'burst' || hits.length === 0, 'play.hits', 'none without a burst', hits.length);
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
  if ([...numbers('snail', 'spared', 'snails'), ...movers].some((snail) => snail >= snails))
    return `snails below ${snails}`;
  return goals.some((field) => field >= fields) ? `fields below ${fields}` : undefined;
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
