import type { Invariant } from '../../../kernel/index.ts';
import { formatField } from '../board/street.ts';
import type { ZombiakiState } from '../table/state.ts';
import type { Ask } from '../table/work.ts';

/** Facts about positions, by name. */
export type Invariants = Readonly<Record<string, Invariant<ZombiakiState>>>;

/** A field as a message calls it. */
export const onField = (field: number): string => ` (${formatField(field)})`;

/** The decision that waits; nothing when the game is over. */
export function askOf({ agenda }: Pick<ZombiakiState, 'agenda'>): Ask | undefined {
  const top = agenda[agenda.length - 1];
  return top !== undefined && 'ask' in top ? top : undefined;
}
