import type { JobEvents } from './bullmq.ts';

/** What is heard of jobs. Nothing of it is believed: it only says where to look. */
export interface News {
  /** The jobs that something was heard of since the last time. */
  take(): string[];
  /** Waits until something is heard, or so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
  /** Ends the waiting. */
  ring(): void;
}

/** Listens to a queue; `isOurs` is told of a job and how far it is, and says whether it matters. */
export function listenTo(events: JobEvents, isOurs: (id: string, underway: number | undefined) => boolean): News {
  const heard = new Set<string>();
  let ring = (): void => {};
  for (const event of ['completed', 'failed', 'duplicated'] as const) {
    events.on(event, ({ jobId }) => {
      if (!isOurs(jobId, undefined)) return;
      heard.add(jobId);
      ring();
    });
  }
  events.on('progress', ({ jobId, data }) => {
    isOurs(jobId, typeof data === 'number' ? data : undefined);
  });
  return {
    take() {
      const ids = [...heard];
      heard.clear();
      return ids;
    },
    async wait(milliseconds) {
      if (heard.size > 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    ring: () => ring(),
  };
}
