import { GAME_NAMES } from '../registry/index.ts';

/** A command of this program, as somebody has to type it who wants to run it. */
export function commandOf(args: readonly string[]): string {
  // Whoever has it from a clone of the project has no command of this name.
  const program = process.env.npm_lifecycle_event === 'start' ? 'npm start --' : 'gastropodia';
  return [program, ...args.map(quoted)].join(' ');
}

/** An option with its value; where that is the usual one, nothing has to be typed. */
export const optionOf = (option: string, value: string | undefined, usual?: string): string[] =>
  value === undefined || value === usual ? [] : [option, value];

/** The command that tells a saved game again: the record says itself which game of ours it is of. */
export const replayOf = (
  save: string,
  { game, locale }: { readonly game: string; readonly locale: string | undefined },
): string =>
  commandOf([
    'replay',
    save,
    ...(GAME_NAMES.includes(game) ? [] : ['--game', game]),
    ...optionOf('--locale', locale, 'en'),
  ]);

const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
