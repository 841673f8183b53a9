import { rules as auction } from '../../docs/examples/auction/index.ts';
import { rules as duel } from '../../docs/examples/duel/index.ts';
import { rules as thimblerig } from '../../docs/examples/thimblerig/index.ts';
import { ARCHIPELAGO } from '../../src/games/snails/board/layouts/archipelago.ts';
import { CONTAMINATION } from '../../src/games/snails/board/layouts/contamination.ts';
import { defaultPack } from '../../src/games/snails/cards/pack/pack.ts';
import { rulesOf } from '../../src/games/snails/contract.ts';
import { bookOf } from '../../src/games/snails/table/book.ts';

const snails = rulesOf(bookOf({ pack: defaultPack, layout: ARCHIPELAGO, contamination: CONTAMINATION }));

/** Rules by the id of their game, built beside it for what runs them without our kernel; the package keeps its own to itself. */
export const RULES = { snails, auction, duel, thimblerig };
