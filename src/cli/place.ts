import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { attempt } from '../kernel/index.ts';

/** Where in its own files a module threw something, as ` (file:line:column)`, if that can be read from it. No folder is named. */
export function placeOf(thrown: unknown): string {
  const stack = attempt(() => (thrown instanceof Error ? thrown.stack : undefined));
  if (typeof stack !== 'string') return '';
  const [first = '', ...rest] = stack.split('\n');
  const frames = rest.filter((line) => /^\s+at /.test(line) && !OURS.some((folder) => line.includes(folder)));
  const places = frames.flatMap((frame) => FRAME.exec(frame)?.[1] ?? []);
  return inBrackets(HEADING.exec(first)?.[1] ?? places[0]);
}

/** Where the text of a file is no code, if it is none: of a module, Node tells that only where nobody catches it. */
export function placeOfBadSyntax(file: string): string {
  const { stderr } = spawnSync(process.execPath, ['--check', file], { encoding: 'utf8' });
  const [first = ''] = stderr.split('\n');
  return inBrackets(HEADING.exec(first)?.[1]);
}

const inBrackets = (place: string | undefined): string => (place === undefined ? '' : ` (${place})`);

/** `file:///folder/my-bot.mjs:3`, which comes before the message where the text of a file is wrong. */
const HEADING = /^(?:file:|[/\\]|[A-Z]:).*[/\\]([^/\\]{1,100}:\d+)$/;

const FRAME = /[/\\]([^/\\(),]{1,100}:\d+:\d+)\)?$/;

/** The files of Node and of this program itself. */
const FOLDER = new URL('.', import.meta.url);
const OURS = [' node:', '(node:', FOLDER.href, fileURLToPath(FOLDER)];
