import { next } from '../../../kernel/index.ts';
import type { OpRule } from './op.ts';

/** Bullets are fired one after another: see the course. */
export const fire: OpRule<'fire'> = (_book, draft) => next(draft, { do: 'shoot' });
