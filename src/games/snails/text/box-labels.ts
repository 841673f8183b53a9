import type { Pack } from '../cards/vocabulary.ts';

/** What tools say of the game: what it is called, its decks, the ways to play it, and what may come of an attack. */
export interface BoxLabels {
  readonly name: string;
  readonly decks: Readonly<Record<keyof Pack, string>>;
  readonly offers: Readonly<Record<'standard' | 'advanced' | 'draft', string>>;
  readonly faction: string;
  readonly odds: OddsLabels;
}

/** What an attack may do, in few words. */
interface OddsLabels {
  readonly miss: string;
  /** It hits, and neither snails nor tiles are the worse for it. */
  readonly harmless: string;
  readonly eliminated: string;
  readonly tiles: Readonly<Record<'damaged' | 'destroyed' | 'removed', (field: string) => string>>;
}
