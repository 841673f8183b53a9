import type { CheckedLine, GameLine } from '../../arena/index.ts';
import { attempt } from '../../kernel/index.ts';
import { excerpt } from '../terminal.ts';
import type { StoredJob } from './bullmq.ts';
import { type GamesJob, idOf, readJob } from './job.ts';

/** What has become of a job. */
export type Result =
  | { readonly state: 'gone' }
  | { readonly state: 'open' }
  | { readonly state: 'played'; readonly lines: readonly GameLine[] }
  | Fault;

/** Whoever had a job could not do it, or has said what nobody can say who did it. */
export interface Fault {
  readonly state: 'failed' | 'refused';
  readonly why: string;
}

/** Reads what a queue says of a job that was put into it. Anybody may have written that. */
export function resultOf(job: GamesJob, stored: StoredJob | undefined, check: (value: unknown) => CheckedLine): Result {
  if (stored === undefined) return { state: 'gone' };
  const read = readJob(stored.data);
  if (!('job' in read) || idOf(read.job) !== idOf(job)) return refused('somebody has changed what was asked for');
  if (stored.finishedOn === undefined) return { state: 'open' };
  if ((stored.failedReason ?? '') !== '') return { state: 'failed', why: excerpt(stored.failedReason ?? '') };
  return played(job, stored.returnvalue, check);
}

function played({ games }: GamesJob, returned: unknown, check: (value: unknown) => CheckedLine): Result {
  const values: unknown = typeof returned === 'string' ? attempt((): unknown => JSON.parse(returned)) : undefined;
  if (!Array.isArray(values)) return refused('it is no list of games');
  if (values.length !== games.length) return refused(`it has ${values.length} games, not ${games.length}`);
  const lines: GameLine[] = [];
  for (const [index, value] of values.entries()) {
    const checked = check(value);
    if ('fault' in checked) return refused(checked.fault);
    if (checked.line.game !== games[index]) return refused(`it has game ${checked.line.game}, not ${games[index]}`);
    lines.push(checked.line);
  }
  return { state: 'played', lines };
}

const refused = (why: string): Result => ({ state: 'refused', why: excerpt(why) });
