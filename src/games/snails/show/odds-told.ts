import { attempt, EngineError, named } from '../../../kernel/index.ts';
import { ROLES, SQUAD } from '../components.ts';
import type { Language } from '../text/language.ts';
import { snailCode } from './codes.ts';
import type { AttackResult } from './odds.ts';

/** What an attack may do, in few words: `Bs Scout −15, eliminated; tile 2,-1 destroyed`. */
export function attackInWords(result: unknown, language: Language): string {
  const told = attempt(() => toldOf(result as AttackResult, language));
  if (told !== undefined) return told;
  throw new EngineError('argument/invalid', `The result of an attack is needed here; ${named(result)} is not that.`);
}

function toldOf(
  { outcome, damage, eliminated, tiles }: AttackResult,
  { names, labels, box: { odds } }: Language,
): string {
  const nameOf = (snail: number): string => {
    const role = ROLES[snail % SQUAD];
    return `${snailCode(snail, labels.codes)} ${role === undefined ? '' : names.roles[role]}`;
  };
  const isLost = (snail: number): boolean => eliminated.includes(snail);
  const unhurt = eliminated.filter((snail) => damage.every((each) => each.snail !== snail));
  const said = [
    ...(outcome === 'miss' ? [odds.miss] : []),
    ...damage.map(({ snail, lost }) => `${nameOf(snail)} −${lost}${isLost(snail) ? `, ${odds.eliminated}` : ''}`),
    ...unhurt.map((snail) => `${nameOf(snail)}: ${odds.eliminated}`),
    ...tiles.map(({ field, result }) => odds.tiles[result](field)),
  ];
  return said.length === 0 ? odds.harmless : said.join('; ');
}
