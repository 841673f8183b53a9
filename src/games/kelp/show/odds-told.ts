import { attempt, EngineError, named } from '../../../kernel/index.ts';
import type { Language } from '../text/language.ts';
import { readDie } from '../text/phrases.ts';
import type { Luck } from './odds.ts';

/** What luck may bring, in few words: `the octopus is revealed`. */
export function luckInWords(
  result: unknown,
  { box }: Pick<Language, 'box'>,
  blockName: (id: string) => string,
): string {
  const told = attempt(() => toldOf(result as Luck, box.odds, blockName));
  if (told !== undefined) return told;
  throw new EngineError('argument/invalid', `What luck brings is needed here; ${named(result)} is not that.`);
}

function toldOf(luck: Luck, odds: Language['box']['odds'], blockName: (id: string) => string): string | undefined {
  switch (luck.luck) {
    case 'none':
      return odds.certain;
    case 'revealed':
      return luck.blocks.map((block) => odds.revealed(blockName(block))).join(', ');
    case 'drawn':
      return odds.drawn(luck.colour);
    case 'rolled':
      return odds.rolled(
        luck.dice.map((die) => {
          const { colour, face } = readDie(die);
          return odds.die(colour, face);
        }),
      );
    case 'confronted':
      return odds.confronted[luck.result];
    default:
      return undefined;
  }
}
