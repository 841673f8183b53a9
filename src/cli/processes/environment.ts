/** Names, separated by commas, of more variables that bots may see; `--bot-env` sets it. */
const ALLOWED = 'GASTROPODIA_BOT_ENV';

/**
 * What a program needs to be found and to run, and nothing that anybody keeps secret. Windows starts no program without the last of
 * these.
 */
const USUAL: readonly string[] = [
  ...['PATH', 'HOME', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'TMPDIR'],
  ...['TEMP', 'TMP', 'USERPROFILE', 'PATHEXT', 'COMSPEC', 'SYSTEMROOT'],
];

/** Lets bots see these variables, too, in every thread that is started from now on. */
export function allowForBots(names: readonly string[]): void {
  process.env[ALLOWED] = names.join(',');
}

/**
 * Returns the environment of a bot: the usual variables and those that were allowed by name, as far as there are any. The address of a
 * queue with its password is none of them.
 */
export function botEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const names = new Set([...USUAL, ...namesIn(env[ALLOWED])].map(asLookedUp));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(asLookedUp(name))));
}

const namesIn = (text = ''): string[] => text.split(',').filter((name) => name !== '');

/** On Windows `Path` is `PATH`. */
const asLookedUp = (name: string): string => (process.platform === 'win32' ? name.toUpperCase() : name);
