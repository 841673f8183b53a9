import { type Called, entryOf, nameIn, roman, type Seat } from '../../../kernel/index.ts';
import { BASIC_ACTIONS, type BasicAction, type Token } from '../cards/vocabulary.ts';
import { ROLES, type Role, SQUAD, TERRAINS, type Terrain } from '../components.ts';
import type { Names } from './names.ts';

/** The name of an action slot: 1 is I, 5 is V. */
export const slotName: (slot: number) => string = roman;

/** What a snail is in its squad. */
export function roleOf(snail: number): Role {
  return entryOf(ROLES, snail % SQUAD);
}

/** What a snail is called in its squad. */
export function roleName(snail: number, { roles }: Names): string {
  return roles[roleOf(snail)];
}

/** The seat of the player a snail belongs to. */
export function ownerOf(snail: number): Seat {
  return Math.floor(snail / SQUAD);
}

/** Is this the id of a basic action, and not of a card? */
export function isBasicAction(id: string): id is BasicAction {
  return (BASIC_ACTIONS as readonly string[]).includes(id);
}

/** What a card or a basic action is called at this table. */
export function nameOf(id: string, names: Names, called: Called): string {
  return isBasicAction(id) ? names.actions[id] : (called.card(id) ?? nameIn(names.cards, id));
}

/** What an effect to choose is called at this table. */
export function optionName(id: string, { options }: Names, called: Called): string {
  return called.card(id) ?? nameIn(options, id);
}

/** How high a terrain is. */
export function levelOf(terrain: Terrain): number {
  return TERRAINS.indexOf(terrain);
}

/** Effects that wait, each a token and its field: `Mine (1,0)`. */
export function effectNames(effects: readonly Waiting[], { tokens }: Names): string[] {
  return effects.map(({ field, effect }) => `${tokens[effect]} (${field})`);
}

interface Waiting {
  readonly field: string;
  readonly effect: Token;
}
