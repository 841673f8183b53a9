/**
 * How much of a kind of thing is tried: a little by `npm test`, much more by `npm run prove`, and as much as a variable of
 * the environment says where it is given (`PACKS=50000`). `PROVE=10` proves ten times as long.
 */
export function effort(variable: string, { test, prove }: { readonly test: number; readonly prove: number }): number {
  const said = process.env[variable];
  if (said !== undefined) return Number(said);
  const times = Number(process.env.PROVE ?? 0);
  return times > 0 ? Math.ceil(prove * times) : test;
}

/** The seed of what is tried at random: a fresh one looks further, the one that is written here is looked at on every run. */
export const SEED = Number(process.env.LAWS_SEED ?? 20);
