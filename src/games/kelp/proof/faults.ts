import type { Invariant } from '../../../kernel/index.ts';
import type { KelpState } from '../table/state.ts';

/** Facts about positions, by name. */
export type Invariants = Readonly<Record<string, Invariant<KelpState>>>;
