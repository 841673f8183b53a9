export function unfrozenIn(exported: Readonly<Record<string, unknown>>): string[];
export function unfrozen(value: unknown, path: string, seen?: Set<unknown>): string[];
