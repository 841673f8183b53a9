import { rules as auction } from '../../docs/examples/auction/index.ts';
import { rules as duel } from '../../docs/examples/duel/index.ts';
import { rules as thimblerig } from '../../docs/examples/thimblerig/index.ts';
import { defaultBoard } from '../../src/games/ants/board/layouts/board.ts';
import { defaultPack as antsPack } from '../../src/games/ants/cards/pack/pack.ts';
import { rulesOf as antsRules } from '../../src/games/ants/contract.ts';
import { bookOf as antsBook } from '../../src/games/ants/table/book.ts';
import { defaultOptions as antsOptions } from '../../src/games/ants/table/options.ts';
import { day } from '../../src/games/kelp/board/layouts/day.ts';
import { defaultPack as kelpPack } from '../../src/games/kelp/cards/pack/pack.ts';
import { rulesOf as kelpRules } from '../../src/games/kelp/contract.ts';
import { bookOf as kelpBook } from '../../src/games/kelp/table/book.ts';
import { defaultOptions as kelpOptions } from '../../src/games/kelp/table/options.ts';
import { ARCHIPELAGO } from '../../src/games/snails/board/layouts/archipelago.ts';
import { CONTAMINATION } from '../../src/games/snails/board/layouts/contamination.ts';
import { defaultPack as snailsPack } from '../../src/games/snails/cards/pack/pack.ts';
import { rulesOf as snailsRules } from '../../src/games/snails/contract.ts';
import { bookOf as snailsBook } from '../../src/games/snails/table/book.ts';
import { defaultPack as zombiakiPack } from '../../src/games/zombiaki/cards/pack/pack.ts';
import { rulesOf as zombiakiRules } from '../../src/games/zombiaki/contract.ts';
import { bookOf as zombiakiBook } from '../../src/games/zombiaki/table/book.ts';
import { defaultOptions as zombiakiOptions } from '../../src/games/zombiaki/table/options.ts';

const snails = snailsRules(snailsBook({ pack: snailsPack, layout: ARCHIPELAGO, contamination: CONTAMINATION }));
const zombiaki = zombiakiRules(zombiakiBook({ pack: zombiakiPack, options: zombiakiOptions }));
const kelp = kelpRules(kelpBook({ pack: kelpPack, board: day, options: kelpOptions }));
const ants = antsRules(antsBook({ pack: antsPack, board: defaultBoard, options: antsOptions }));

/** Those of the games that have goals. */
export const LARGE_GAMES = { snails, zombiaki, kelp, ants };

/** Rules by the id of their game, built beside it for what runs them without our kernel; the package keeps its own to itself. */
export const RULES = { ...LARGE_GAMES, auction, duel, thimblerig };
