import { askParts } from '../table/work.ts';

/** What is declared of decisions, for whoever shows them: without a book, as views say what is printed. */
export const ASKS = /* @__PURE__ */ askParts({
  cards: [],
  cardIds: [],
  copies: [],
  sharkIds: [],
  blocks: [],
  pairs: [],
  spaces: [],
  spaceNames: [],
  dens: [],
});
