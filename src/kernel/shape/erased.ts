import type { Position, PositionView } from '../contract/agenda.ts';
import type { GameTypes } from '../contract/game.ts';

/** Values by key: what is made from a declaration looks its parts up by name. */
export type Anything = Record<string, unknown>;

/** The types of any game, as far as its declaration is all that is known of it. */
export interface AnyTypes extends GameTypes {
  State: Position & Anything;
  View: PositionView & Anything;
}
