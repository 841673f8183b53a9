import { emit } from '../../../kernel/index.ts';
import type { SnailsEvent } from '../events.ts';

/** Tells what happened. */
export const tell: (event: SnailsEvent) => void = emit;
