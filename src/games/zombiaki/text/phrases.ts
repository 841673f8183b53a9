import { type Called, counted, nameIn } from '../../../kernel/index.ts';
import { LANES } from '../components.ts';
import type { ChosenTarget } from '../table/work.ts';
import type { Names } from './names.ts';

/** What a card is called at this table. */
export function nameOf(id: string, names: Names, called: Called): string {
  return called.card(id) ?? nameIn(names.cards, id);
}

/** Cards by name, those that are there several times with their number: `Mine, Shot 1 ×2`. */
export function cardNames(ids: readonly string[], names: Names, called: Called): string {
  return counted(ids.map((id) => nameOf(id, names, called))).join(', ');
}

/** What each lane gets of flames, as far as it gets something: `a 2, b 1`. */
export function amountsNamed({ amounts }: Extract<ChosenTarget, { readonly amounts: unknown }>): string {
  return amounts.flatMap((amount, lane) => (amount === 0 ? [] : [`${LANES[lane]} ${amount}`])).join(', ');
}
