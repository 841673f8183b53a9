import type { JobQueue } from './bullmq.ts';

/** Takes jobs of these ids off a queue, and nothing else: others may have theirs in it. */
export async function removeJobs(queue: JobQueue, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await Promise.all(ids.slice(from, from + AT_ONCE).map((id) => removeJob(queue, id)));
  }
}

const AT_ONCE = 100;

async function removeJob(queue: JobQueue, id: string): Promise<void> {
  if ((await queue.remove(id)) === 1) return;
  const job = await queue.getJob(id);
  if (job === undefined) return;
  // Somebody is at it, and it cannot be removed like this: it is declared a failure of which nothing is kept. Whoever is at
  // it notices when they say how far they are.
  job.opts.removeOnFail = true;
  await job.moveToFailed(new Error('Nobody wants these games any more.'), NO_MATTER_WHOSE).catch(() => {
    // It was finished in the meantime.
    return queue.remove(id);
  });
}

/** In place of the token of whoever is at a job. */
const NO_MATTER_WHOSE = '0';
