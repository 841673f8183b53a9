import { type Fault, faultsBetween, faultUnless } from '../../../kernel/index.ts';
import { FIELDS, LANES, NONE } from '../components.ts';
import { noPlay } from '../course/declaring.ts';
import { type Book, type BookCard, cardOf } from '../table/book.ts';
import type { Play, ZombiakiState } from '../table/state.ts';
import type { Invariants } from './faults.ts';

/** What is true of the card that is being resolved. */
export function resolvingInvariants(book: Book): Invariants {
  return {
    'a card that is being resolved is one of the side whose turn it is, and aimed as it can be': (state) => {
      const { play, side, agenda } = state;
      if (agenda.length === 0) return [];
      if (play.card === NONE) return faultsBetween('play', play, noPlay());
      const card = cardOf(book, play.card);
      const isOwn = card.side === side && card.when === 'play';
      return [
        ...faultUnless(isOwn, 'play.card', `a card that seat ${side} plays`, play.card),
        ...aimFaults(card, play),
      ];
    },
    'a card that was played is on its way, or on the discard pile': (state) => wayFaults(book, state),
  };
}

/** What each kind of target leaves in the record. */
interface Aimed {
  readonly lane?: true;
  /** How many fields are named: so many, or from so many to so many. */
  readonly fields: readonly [least: number, most: number];
  readonly amounts?: true;
  readonly given?: true;
  /** May a field be beyond street 5? */
  readonly out?: true;
}

const AIMED: { readonly [Name in NonNullable<BookCard['target']>['target']]: Aimed } = {
  lane: { lane: true, fields: [0, 0] },
  line: { lane: true, fields: [0, 1] },
  mark: { lane: true, fields: [1, 1] },
  spot: { fields: [1, 1] },
  zombie: { fields: [1, 1] },
  move: { fields: [2, 2], out: true },
  pair: { fields: [2, 2] },
  group: { fields: [1, FIELDS] },
  span: { fields: [1, LANES.length], amounts: true },
  trail: { fields: [1, FIELDS] },
  thing: { fields: [1, 1] },
  card: { fields: [0, 0], given: true },
};

function aimFaults(card: BookCard, play: Play): Fault[] {
  const { target } = card;
  const aimed: Aimed = target === undefined ? { fields: [0, 0] } : AIMED[target.target];
  const [least, most] = aimed.fields;
  const count = play.fields.length;
  const isLine = target?.target === 'line' || target?.target === 'mark';
  return [
    ...faultUnless(
      (play.lane !== NONE) === (aimed.lane === true),
      'play.lane',
      aimed.lane ? 'a lane' : '-1',
      play.lane,
    ),
    ...faultUnless(count >= least && count <= most, 'play.fields', `${least} to ${most} fields`, count),
    ...faultUnless(new Set(play.fields).size === count, 'play.fields', 'each field once', play.fields),
    ...faultUnless(
      aimed.out === true || !play.fields.includes(NONE),
      'play.fields',
      'fields of the board',
      play.fields,
    ),
    ...faultUnless(
      play.amounts.length === (aimed.amounts ? LANES.length : 0),
      'play.amounts',
      aimed.amounts ? 'one for each lane' : 'nothing',
      play.amounts,
    ),
    ...faultUnless(
      (play.given !== NONE) === (aimed.given === true),
      'play.given',
      aimed.given ? 'a card' : '-1',
      play.given,
    ),
    ...faultUnless((play.aim === 'nothing') === (!isLine || count === 0), 'play.aim', 'what is hit', play.aim),
    ...faultUnless(play.left <= mostLeft(card), 'play.left', `at most ${mostLeft(card)}`, play.left),
  ];
}

function mostLeft({ target, effects }: BookCard): number {
  if (target?.target === 'trail') return target.power;
  return effects.reduce((most, said) => (said.op === 'fire' ? Math.max(most, said.bullets) : most), 0);
}

/** The words that take a card from its way to the board. */
const ARRIVING: readonly string[] = ['arrive', 'lay', 'attach', 'ignite'];

function wayFaults(book: Book, { agenda, play, inEffect, discards }: ZombiakiState): Fault[] {
  if (play.card === NONE || agenda.length === 0) return [];
  const { lasts, effects } = cardOf(book, play.card);
  const waiting = agenda.flatMap((work) => ('do' in work && work.do === 'effect' ? [work.nth] : []));
  const isDeclared = agenda.some((work) => 'do' in work && work.do === 'resolve');
  // An effect that is still to come, or all of them before the card takes effect.
  const toCome = effects.filter((_, nth) => isDeclared || waiting.includes(nth));
  const isUnderWay = toCome.some(({ op }) => ARRIVING.includes(op));
  if (lasts === 'stays' || lasts === 'turn') {
    if (!isUnderWay) return [];
    return faultUnless(inEffect.includes(play.card), 'inEffect', 'the card that is being played', inEffect);
  }
  return faultUnless((discards[play.card] ?? 0) > 0, `discards[${play.card}]`, 'the card that is being played', 0);
}
