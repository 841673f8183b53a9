import type { Drawing } from './drawn.ts';
import type { CardReader } from './reader.ts';

/** A look that is drawn, and who can read its cards, tiles and boards, if somebody can. */
export interface Staged extends Drawing {
  readonly reader: CardReader | undefined;
}
