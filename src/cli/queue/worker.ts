import { availableParallelism } from 'node:os';
import { contestant, mustPlay } from '../bots.ts';
import { gameNamed } from '../chosen-game.ts';
import { Failure, messageOf } from '../failure.ts';
import { beforeEnd } from '../terminal.ts';
import { addressOf } from './address.ts';
import { closed, type DoJob, type StoredJob, serverAt } from './bullmq.ts';
import { type Asked, askedOf, castHeld, type Holdings } from './holdings.ts';
import { castInWords, queueOf } from './job.ts';
import { askingAt } from './reach.ts';
import { openTables } from './tables.ts';

/** What a machine is asked to do that plays for others. */
export interface WorkerOptions {
  readonly game: string;
  readonly queue: string | true;
  readonly workers?: number;
  /** How long the queue may be away, in seconds. */
  readonly patience: number;
  /** How long there may be nothing to do, in seconds; for ever, if not said. */
  readonly idle?: number;
}

/** How often a job is told how far it is, and the server whether it is there; in milliseconds. */
const HEARTBEAT = 1_000;

/** Plays games of tournaments that others have put into a queue, with the bots that are named here and no others. */
export async function work(names: readonly string[], options: WorkerOptions, program: URL): Promise<void> {
  const address = addressOf(options.queue);
  const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  const game = await gameNamed(options.game);
  const bots = await Promise.all([...new Set(names)].map((name) => contestant(name, game.box)));
  await Promise.all(bots.map((bot) => mustPlay(bot, game)));
  const holdings: Holdings = { game, bots };
  const atOnce = options.workers ?? availableParallelism();
  const server = await serverAt(address);
  const name = queueOf(castHeld(holdings));
  const ask = askingAt({ address, patience: options.patience * 1000, say });
  const queue = server.queue(name);
  const tables = openTables(program, atOnce);

  const ending = new AbortController();
  let played = 0;
  let busy = 0;
  let idleSince = performance.now();

  const doJob: DoJob = async (job, token, signal) => {
    busy++;
    try {
      return await playedOut(job, signal);
    } catch (thrown) {
      if (!ending.signal.aborted) throw thrown;
      // Somebody else plays these games.
      await job.moveToWait(token);
      throw server.givenBack();
    } finally {
      busy--;
      idleSince = performance.now();
    }
  };

  async function playedOut(job: StoredJob, lost: AbortSignal | undefined): Promise<string> {
    const { tournament, games } = askedHere(job);
    const unwanted = new AbortController();
    const lines: string[] = [];
    const heart = setInterval(async () => {
      const trouble = await job.updateProgress(lines.length).catch((thrown: unknown) => thrown);
      if (isMissing(trouble)) unwanted.abort(new Failure('Nobody wants these games any more.'));
    }, HEARTBEAT);
    try {
      const signals = [ending.signal, unwanted.signal, ...(lost === undefined ? [] : [lost])];
      for await (const line of tables.play(tournament, games, AbortSignal.any(signals))) {
        lines.push(JSON.stringify(line));
        played++;
      }
    } finally {
      clearInterval(heart);
    }
    // As text: a database of documents would put the names in another order.
    return `[${lines.join()}]`;
  }

  function askedHere({ id, data }: StoredJob): Asked {
    try {
      return askedOf(holdings, id, data);
    } catch (thrown) {
      say(messageOf(thrown));
      throw thrown;
    }
  }

  const worker = server.worker(name, doJob, atOnce);
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) worker.cancelJob(id);
  });
  worker.on('error', (error) => {
    if (isTooLate(error)) say('Games of this machine were given to somebody else: it was away for too long.');
  });
  const leave = async (isForced: boolean): Promise<void> => {
    ending.abort();
    await worker.close(isForced).catch(() => {});
    await closed(server, [queue]);
    await tables.close();
    say(`Played ${played} games.`);
  };
  const stay = beforeEnd(() => leave(false));
  say(`Ready to play at ${address.shown}, ${atOnce} at a time: ${castInWords(game, bots)}.`);
  let isServed = false;
  try {
    await served();
    isServed = true;
  } finally {
    stay();
    // Who is away takes nothing back.
    await leave(!isServed);
  }

  /** Until the server has been away for too long, or there was nothing to do for so long as was said. */
  async function served(): Promise<void> {
    const idle = (options.idle ?? Number.POSITIVE_INFINITY) * 1000;
    while (busy > 0 || performance.now() - idleSince < idle) {
      await ask(() => queue.getJobCountByTypes());
      await new Promise((resolve) => setTimeout(resolve, HEARTBEAT));
    }
  }
}

/** What BullMQ says when a job is not there, and when somebody else has it. */
const [MISSING, ...LOST] = [-1, -2, -3, -6];
const codeOf = (thrown: unknown): unknown => (thrown as { readonly code?: unknown } | undefined)?.code;
const isMissing = (thrown: unknown): boolean => codeOf(thrown) === MISSING;
const isTooLate = (thrown: unknown): boolean => LOST.some((code) => code === codeOf(thrown));
