import { emit } from '../../../kernel/index.ts';
import { FIELD_NAMES } from '../board/street.ts';
import type { ZombiakiEvent } from '../table/events.ts';

/** Tells what happened. */
export const tell: (event: ZombiakiEvent) => void = emit;

/** A field as it is told and said: `b3`. */
export const nameOf = (field: number): string => FIELD_NAMES[field] ?? '';
/** Fields as they are told and said. */
export const namesOf = (fields: readonly number[]): string[] => fields.map(nameOf);
