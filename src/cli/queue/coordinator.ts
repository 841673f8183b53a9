import { setTimeout as sleep } from 'node:timers/promises';
import { type GameLine, lineCheckOf } from '../../arena/index.ts';
import type { Tournament } from '../arena/tournament.ts';
import { budgetIn } from '../bots.ts';
import { Failure } from '../failure.ts';
import { beforeEnd } from '../terminal.ts';
import { closed, type JobQueue, serverAt } from './bullmq.ts';
import { castInWords, castOf, idOf, planOf, queueOf } from './job.ts';
import { gamesInWords, jobsOf, type Open, taken } from './jobs.ts';
import { listenTo } from './news.ts';
import { askingAt, type Reach } from './reach.ts';
import { removeJobs } from './removing.ts';
import { type Fault, resultOf } from './result.ts';

/** What is to be played, and who is told how it goes. */
export interface QueuedGames extends Reach {
  readonly tournament: Tournament;
  /** Told how the whole field does, whenever something was heard of it. */
  onField(field: FieldNews): void;
}

/** How the machines do that play. */
export interface FieldNews {
  /** How many games are over whose jobs are not. */
  readonly underway: number;
  /** How many machines there are; not every server tells. */
  readonly workers: number | undefined;
}

/** So many jobs are waited for at once: enough for hundreds of machines, and few enough to look at one by one. */
const WINDOW = 1_000;
/** How often all of them are looked at, whatever was heard of them; in milliseconds. */
const SWEEP = 2_000;
/** How many are asked about in one go. */
const AT_ONCE = 100;
/** How often a job may go wrong before that is taken for the last word. */
const MOST_FAULTS = 3;
/** When to wonder that nobody plays, in milliseconds. */
const LONELY = 5_000;
/** Results that nobody has fetched for a week are dropped, in seconds. */
const KEPT = 7 * 24 * 60 * 60;

/**
 * Lets other machines play games of a tournament, and gives each when it has come back, in no certain order.
 *
 * The queue is not believed: what it forgets is put in again, and what cannot be is refused and played again. Results stay
 * in it until the end, so that whoever begins the same tournament anew finds them. However it ends, nothing of it is left.
 */
export async function* playByQueue(games: readonly number[], options: QueuedGames): AsyncGenerator<GameLine> {
  const { tournament, address, say } = options;
  const coming = jobsOf(tournament, games).values();
  const server = await serverAt(address);
  const name = queueOf(castOf(planOf(tournament)));
  const queue = server.queue(name);
  const events = server.events(name);
  const ask = askingAt(options);
  const check = lineCheckOf(tournament);

  const open = new Map<string, Open>();
  /** Jobs that may be in the queue, done or not. */
  const put = new Set<string>();
  let workers: number | undefined;
  const news = listenTo(events, (id, underway) => {
    const found = open.get(id);
    if (found === undefined) return false;
    found.underway = Math.min(underway ?? found.underway, found.job.games.length);
    tellField();
    return true;
  });

  let isEnding = false;
  let cleared = (): void => {};
  const forget = beforeEnd(() => {
    isEnding = true;
    news.ring();
    return new Promise<void>((resolve) => {
      cleared = resolve;
    });
  });

  try {
    await ready(queue);
    let sweepAt = 0;
    let lonelyAt = performance.now() + LONELY;
    while (!isEnding) {
      await putIn(taken(coming, WINDOW - open.size));
      if (open.size === 0) break;
      await news.wait(Math.max(0, sweepAt - performance.now()));
      const isSweep = performance.now() >= sweepAt;
      const heard = news.take();
      yield* settled(isSweep ? [...open.keys()] : heard.filter((id) => open.has(id)));
      if (!isSweep || isEnding) continue;
      sweepAt = performance.now() + SWEEP;
      workers = await queue.getWorkersCount().catch(() => undefined);
      tellField();
      if (workers !== 0) lonelyAt = Number.POSITIVE_INFINITY;
      if (performance.now() < lonelyAt) continue;
      lonelyAt = Number.POSITIVE_INFINITY;
      say(invitation(tournament));
    }
  } finally {
    await leave();
    forget();
    cleared();
    // The signal that has stopped it ends the program: what was played is not all, and must not be taken for it.
    if (isEnding) await new Promise(() => {});
  }

  function tellField(): void {
    const underway = [...open.values()].reduce((sum, each) => sum + each.underway, 0);
    options.onField({ underway, workers });
  }

  /** Puts jobs in. Those that do not arrive are found missing later; those that are there already are left as they are. */
  async function putIn(jobs: readonly Open[]): Promise<void> {
    if (jobs.length === 0) return;
    const entries = jobs.map((each) => ({ id: idOf(each.job), each }));
    for (const { id, each } of entries) {
      open.set(id, each);
      put.add(id);
    }
    await ask(() =>
      queue.addBulk(
        entries.map(({ id, each }) => ({
          name: 'games',
          data: each.job,
          opts: { jobId: id, attempts: 1, removeOnComplete: { age: KEPT }, removeOnFail: { age: KEPT } },
        })),
      ),
    );
  }

  async function* settled(ids: readonly string[]): AsyncGenerator<GameLine> {
    const again: Open[] = [];
    let gone = 0;
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const found = await ask(() => Promise.all(some.map((id) => queue.getJob(id))));
      if (found === undefined) break;
      for (const [index, id] of some.entries()) {
        const each = open.get(id);
        if (each === undefined) continue;
        const result = resultOf(each.job, found.value[index], check);
        if (result.state === 'open') continue;
        if (result.state === 'played') {
          open.delete(id);
          yield* result.lines;
          continue;
        }
        if (result.state === 'gone') gone += each.job.games.length;
        else await wentWrong(id, each, result);
        again.push({ ...each, underway: 0 });
      }
    }
    if (isEnding) return;
    if (gone > 0) say(`The queue has lost ${gone} games; they are put in again.`);
    await putIn(again);
  }

  async function wentWrong(id: string, each: Open, { state, why }: Fault): Promise<void> {
    each.faults++;
    const sentence = state === 'failed' ? why : `A result for ${gamesInWords(each.job)} is refused: ${why}.`;
    if (each.faults >= MOST_FAULTS) throw new Failure(sentence);
    say(`${sentence} Once more.`);
    await ask(() => removeJobs(queue, [id]));
  }

  async function ready(of: JobQueue): Promise<void> {
    const late = sleep(options.patience, undefined, { ref: false }).then(() => {
      throw new Error('There was no answer in time.');
    });
    await Promise.race([of.waitUntilReady(), late]).catch((thrown: unknown) => {
      throw new Failure(`The queue at ${address.shown} cannot be used: ${address.trouble(thrown)}`);
    });
  }

  /** Takes away what this tournament has put in; if the server is away, there is nothing to be done. */
  async function leave(): Promise<void> {
    try {
      await removeJobs(queue, [...put]);
      if ((await queue.getJobCountByTypes()) === 0) await queue.trimEvents(0);
    } catch {
      say(`The queue at ${address.shown} could not be cleared.`);
    }
    await closed(server, [events, queue]);
  }
}

/** What somebody has to start who wants to play. */
function invitation({ game, bots }: Tournament): string {
  const names = [...new Set(bots.map(({ name }) => budgetIn(name).name))].join(' ');
  return `Nobody plays yet. Wherever somebody should: gastropodia worker ${names} --game ${game.name} --queue …
Only who holds the same gets the games: ${castInWords(game, bots)}.`;
}
