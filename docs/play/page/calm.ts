/** Does whoever looks want nothing to move? */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
