import { emit } from '../../../kernel/index.ts';
import type { SnailsEvent } from '../table/events.ts';

/** Tells what happened. */
export const tell: (event: SnailsEvent) => void = emit;
