/** The outline of a hex of 24 with a point on top. */
export const HEX = 'M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z';
/** The turns of a shell around its middle, as wide as a circle of 9. */
export const SPIRAL = 'M1 1a1.6 1.6 0 0 1-2.9-1.4A3.6 3.6 0 0 1 5-1.6 6 6 0 0 1-4.6 4.6';
