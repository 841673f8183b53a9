/** As long as a decision takes, in milliseconds: games have to last until something can happen to them. */
const THOUGHT = Number(process.env.THOUGHT ?? 6);

/** The first action, after some thought. */
export function chosen(actions) {
  const until = performance.now() + THOUGHT;
  while (performance.now() < until);
  return actions[0];
}
