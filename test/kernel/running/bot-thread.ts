import { parentPort } from 'node:worker_threads';
import { askBot, type BotMeans } from 'gastropodia';
import { ismctsBot } from 'gastropodia/bots';
import { type AuctionView, auction } from '../../kit/auction.ts';

// #region thread
// A bot in a thread of its own: it is sent views, and sends back what it would do.
const bot = ismctsBot({ game: auction });

parentPort?.on('message', (questions: readonly (readonly [AuctionView, BotMeans])[]) => {
  parentPort?.postMessage(questions.map(([view, means]) => askBot(auction, bot, view, means)));
});
// #endregion thread
