import { ARCHIPELAGO } from '../../src/games/snails/boards/archipelago.ts';
import { CONTAMINATION } from '../../src/games/snails/boards/contamination.ts';
import { bookOf } from '../../src/games/snails/book.ts';
import { defaultPack } from '../../src/games/snails/cards/pack.ts';
import { rulesOf } from '../../src/games/snails/rules.ts';

/** The rules of `snails`, which the package keeps to itself: built beside it, for what runs them without our kernel. */
export const rules = rulesOf(bookOf({ pack: defaultPack, layout: ARCHIPELAGO, contamination: CONTAMINATION }));
