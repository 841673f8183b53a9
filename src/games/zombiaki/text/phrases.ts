import { type Called, nameIn } from '../../../kernel/index.ts';
import { LANES } from '../components.ts';
import type { ChosenTarget } from '../table/work.ts';
import type { Names } from './names.ts';

/** What a card is called at this table. */
export function nameOf(id: string, names: Names, called: Called): string {
  return called.card(id) ?? nameIn(names.cards, id);
}

/** What each lane gets of flames, as far as it gets something: `a 2, b 1`. */
export function amountsNamed({ amounts }: Extract<ChosenTarget, { readonly amounts: unknown }>): string {
  return amounts.flatMap((amount, lane) => (amount === 0 ? [] : [`${LANES[lane]} ${amount}`])).join(', ');
}
