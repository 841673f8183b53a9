import { laneOf } from '../board/street.ts';
import { LANES, NONE } from '../components.ts';
import { fieldsInFlames } from '../rules/flames.ts';
import { targetsOnLine } from '../rules/line.ts';
import { type Book, type BookCard, cardOf } from '../table/book.ts';
import type { Play, Seen } from '../table/state.ts';
import type { ChosenTarget } from '../table/work.ts';
import { cardNumber, fieldNumber } from './fields.ts';
import { hitsOf } from './targets.ts';

/** No card is being resolved. */
export const noPlay = (): Play => ({
  card: NONE,
  lane: NONE,
  fields: [],
  aim: 'nothing',
  amounts: [],
  given: NONE,
  left: 0,
  hit: [],
});

/** A card that is declared, with what it is aimed at. */
export function playOf(book: Book, at: Seen, card: number, chosen: ChosenTarget | undefined): Play {
  const play = { ...noPlay(), card, left: powerOf(cardOf(book, card)) };
  if (chosen === undefined) return play;
  if ('lane' in chosen) return { ...play, ...aimedDown(book, at, chosen) };
  if ('field' in chosen) {
    const field = fieldNumber(chosen.field);
    return {
      ...play,
      fields: [field],
      ...(chosen.hits === undefined ? {} : { aim: chosen.hits, lane: laneOf(field) }),
    };
  }
  if ('from' in chosen) return { ...play, fields: [fieldNumber(chosen.from), fieldNumber(chosen.to)] };
  if ('fields' in chosen) return { ...play, fields: chosen.fields.map(fieldNumber) };
  if ('card' in chosen) return { ...play, given: cardNumber(book, chosen.card) };
  const { amounts } = chosen;
  return { ...play, amounts: [...amounts], fields: fieldsInFlames(book, at, amounts) };
}

/** A lane, and what a single shot hits there. */
function aimedDown(
  book: Book,
  at: Seen,
  chosen: Extract<ChosenTarget, { readonly lane: unknown }>,
): Pick<Play, 'lane' | 'fields' | 'aim'> {
  const lane = LANES.indexOf(chosen.lane);
  const hits = chosen.hits === undefined ? 'nothing' : hitsOf(chosen.hits);
  if (hits === 'nothing') return { lane, fields: [], aim: 'nothing' };
  if (hits !== 'creature') return { lane, fields: [hits], aim: 'object' };
  return { lane, fields: [targetsOnLine(book, at, lane).creature], aim: 'creature' };
}

/** Bullets or power that a card has; 0 if it has neither. */
function powerOf({ target, effects }: BookCard): number {
  if (target?.target === 'trail') return target.power;
  const fire = effects.find((effect) => effect.op === 'fire');
  return fire?.bullets ?? 0;
}
