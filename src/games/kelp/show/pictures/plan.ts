/** How large the board is drawn: areas, and the water between and around them. */
export interface Plan {
  readonly area: number;
  readonly channel: number;
}

/** How wide and high the board is. */
export const boardSize = ({ area, channel }: Plan): number => 3 * area + 4 * channel;

/** Where a place of the board has its middle, on one axis: odd ones are areas. */
const middle = ({ area, channel }: Plan, at: number): number =>
  Math.floor(at / 2) * (area + channel) + (at % 2 === 0 ? channel / 2 : channel + area / 2);

/** A place in the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place of the board has its middle. */
export const pointOf = (plan: Plan, { x, y }: Point): Point => ({ x: middle(plan, x), y: middle(plan, y) });
