import { ownProof as snails } from '../snails/proof/soak.ts';
import type { OwnProof } from './check.ts';

/** What games are proved by beside what every game is. */
export const OWN_PROOFS: readonly OwnProof[] = [snails];
