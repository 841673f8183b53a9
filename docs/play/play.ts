import { openPage } from './page/app.ts';
import type { Asked } from './protocol.ts';
import { gameKeeper } from './worker/index.ts';

/** This whole script as a function, by the name that the build gives it. */
declare const gastropodiaPlay: () => void;

// One script is both: a page from a folder may load no second one, but can start a worker from what it has.
if ('document' in globalThis) {
  const program = new Blob([`(${gastropodiaPlay})()`], { type: 'text/javascript' });
  void openPage(() => new Worker(URL.createObjectURL(program)));
} else {
  const heed = gameKeeper({ tell: (told) => self.postMessage(told) });
  self.addEventListener('message', ({ data }: MessageEvent<Asked>) => heed(data));
}
