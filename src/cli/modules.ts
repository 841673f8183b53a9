import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileTrouble, messageOf, misused } from './failure.ts';

/** A module of the user's own. */
export interface Loaded {
  /** The SHA-256 of its text. */
  readonly digest: string;
  /** Its default export. */
  readonly exported: unknown;
}

/** Is this the path of a module, and not the name of something built in? */
export const isPath = (name: string): boolean => /[\\/]|\.[cm]?js$/.test(name);

/** Loads the module at a path; `what` is what it should be: a bot, a game. */
export async function moduleAt(name: string, what: string): Promise<Loaded> {
  const path = resolve(name);
  const text = await readFile(path).catch((thrown: unknown) => {
    throw misused(`There is no ${what} at ${name}: ${fileTrouble(thrown)}`);
  });
  const module: unknown = await import(pathToFileURL(path).href).catch((thrown: unknown) => {
    throw misused(`The ${what} at ${name} cannot be loaded: ${messageOf(thrown)}`);
  });
  const digest = createHash('sha256').update(text).digest('hex');
  return { digest, exported: (module as { readonly default?: unknown }).default };
}
