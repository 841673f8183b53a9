import { type ClickRules, clicksFrom } from '../../../boxes/index.ts';
import type { ZombiakiTypes } from '../table/state.ts';
import { aimWay, begunBy, fieldClick, hitWay, PLACES } from './aim.ts';
import { ASKS } from './asks.ts';

/**
 * How Zombiaki is played by clicking. Fields and lanes are clicked by their names, creatures (`piece`) and objects by the names
 * of their fields, cards of both hands by their ids, `out` is the barricade; all else is a button.
 *
 * A card comes first, then what it is aimed at: the zombies for a net in any order, and a field of the flames once for each
 * wound that it gets, then `done`.
 */
export const zombiakiClicks: ClickRules<ZombiakiTypes> = clicksFrom<ZombiakiTypes>(ASKS, {
  alike: PLACES,
  begun: begunBy,
  ways: { aim: aimWay, hit: hitWay, field: { way: (id: string) => [fieldClick(id)] } },
});
