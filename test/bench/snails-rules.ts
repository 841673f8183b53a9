import { ARCHIPELAGO } from '../../src/games/snails/board/layouts/archipelago.ts';
import { CONTAMINATION } from '../../src/games/snails/board/layouts/contamination.ts';
import { defaultPack } from '../../src/games/snails/cards/pack/pack.ts';
import { rulesOf } from '../../src/games/snails/contract.ts';
import { bookOf } from '../../src/games/snails/table/book.ts';

/** The rules of `snails`, which the package keeps to itself: built beside it, for what runs them without our kernel. */
export const rules = rulesOf(bookOf({ pack: defaultPack, layout: ARCHIPELAGO, contamination: CONTAMINATION }));
