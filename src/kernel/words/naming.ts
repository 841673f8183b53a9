import { readable } from './letters.ts';

/** What is under this id; what is of another pack is called by its id, made readable: `acid-rain` is “Acid rain”. */
export function nameIn(names: Readonly<Record<string, string>>, id: string): string {
  return entryIn(names, id) ?? readable(id);
}

/** What a player is asked for, by the kind of decision; one that is not known is called by its kind. */
export function nameOfDecision(kind: string, decisions: Readonly<Record<string, string>>): string {
  return entryIn(decisions, kind) ?? kind;
}

/** Returns what puts the name of a decision behind a colon, and behind the words before that; nothing where no names are given. */
export function decisionBehind(decisions: Readonly<Record<string, string>> | undefined) {
  return (kind: string, before = ''): string =>
    decisions === undefined ? '' : `${before}: ${nameOfDecision(kind, decisions)}`;
}

// An id from outside may be a word that every object knows, such as `constructor`.
function entryIn(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined;
}
