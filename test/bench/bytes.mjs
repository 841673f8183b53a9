// What a viewer of a table is sent for an action, against whole views and against boardgame.io's own patches for the same actions.
// Nothing is timed: the figures are the same on every machine.
import { gzipSync } from 'node:zlib';
import { botsFor } from '../../dist/bots.js';
import { openTable } from '../../dist/host.js';
import { askBot, createRandom } from '../../dist/index.js';
import { boxNamed } from '../../dist/programs/registry.js';
import { bareGame, gameWithEvents, patchesOfBoardgameIO } from './boardgame-io-patches.mjs';
import { FLAGSHIP, LARGE } from './games.mjs';

/** How many bytes of gzip a message of a table may have on average. */
const MOST = 400;
/** Who plays: at random, or the game's greedy bot. */
const GAMES = ['random', 'greedy'];

/**
 * @typedef {object} Bytes What was sent for the actions of some games.
 * @property {number} actions
 * @property {number} viewers How many viewers there are: the seats and a spectator.
 * @property {number} messages How many messages they got, all of them together.
 * @property {number} raw Their bytes as JSON.
 * @property {number} gzip Their bytes, each message by itself.
 */

/**
 * @typedef {object} BytesOfGame What was sent at the tables of one game.
 * @property {string} id
 * @property {Bytes} frames By a table: frames with patches.
 * @property {Bytes} unsaid The same without the events: nobody sends this, but boardgame.io has no events.
 * @property {Bytes} answers The same as frames, with the legal answers for whoever owes a decision.
 * @property {Bytes} whole By a table whose connections ask for whole views.
 * @property {Bytes} bare By boardgame.io: patches of the view.
 * @property {Bytes} told By boardgame.io: patches of the view and of the last events.
 */

/**
 * Plays a random and a greedy game of each large game, with most seats, and weighs what is sent.
 *
 * @param {(row: { readonly id: string }) => boolean} isWanted
 * @returns {Promise<BytesOfGame[]>}
 */
export async function bytesOfMessages(isWanted) {
  const all = [];
  for (const id of [FLAGSHIP, ...LARGE]) {
    if (isIdle(id, isWanted)) continue;
    const box = await boxNamed(id);
    const tables = [];
    for (const player of GAMES) tables.push(await tableOf(box, player));
    const [first] = tables;
    all.push({
      id,
      ...Object.fromEntries(Object.keys(first).map((way) => [way, sumOf(tables.map((table) => table[way]))])),
    });
  }
  return all;
}

/**
 * The figures as rows like all others: a round is a game.
 *
 * @param {readonly BytesOfGame[]} all
 * @returns {import('./harness.mjs').Sampled[]}
 */
export function rowsOfBytes(all) {
  return all.flatMap((each) => {
    const { id, frames, whole, bare, told } = each;
    const unit = 'bytes';
    const of = (name, bytes, count) => ({ name, unit, times: [bytes.gzip / count(bytes)] });
    const anAction = ({ actions, viewers }) => actions * viewers;
    const aMessage = ({ messages }) => messages;
    const ours = of('frames', frames, anAction);
    return [
      {
        id: `bytes-vs-boardgame-io/${id}`,
        what: `${id}: bytes of an action, gzip ÷ boardgame.io's with its events`,
        goal: { better: 'less', floor: 1, aim: 0.8 },
        over: ours,
        under: of("boardgame.io's patch", told, anAction),
      },
      {
        id: `bytes-vs-patch-of-view/${id}`,
        what: `${id}: … ÷ boardgame.io's without a word of what happened`,
        over: ours,
        under: of("boardgame.io's patch", bare, anAction),
      },
      {
        id: `bytes-vs-whole/${id}`,
        what: `${id}: … ÷ whole views and events`,
        over: ours,
        under: of('whole views', whole, anAction),
      },
      {
        id: `bytes-of-message/${id}`,
        what: `${id}: bytes of a message, gzip ÷ ${MOST}`,
        goal: { better: 'less', floor: 1, aim: 0.75 },
        over: of('a message', frames, aMessage),
        under: { name: 'a goal of', unit, times: [MOST] },
      },
    ];
  });
}

/**
 * A table for people: bytes of a message, and of an action for one viewer.
 *
 * @param {readonly BytesOfGame[]} all
 * @returns {string[][]} the head, and a line for each way of each game
 */
export function tableOfBytes(all) {
  const ways = {
    frames: 'frames',
    unsaid: 'frames, their events left out',
    answers: 'frames, and the legal answers',
    whole: 'whole views',
    bare: 'boardgame.io: patches of the view',
    told: 'boardgame.io: patches of the view and the last events',
  };
  const whole = (figure) => Math.round(figure).toLocaleString('en');
  const lines = all.flatMap((each) =>
    Object.entries(ways).map(([way, what]) => {
      const { actions, viewers, messages, raw, gzip } = each[way];
      const times = actions * viewers;
      return [
        each.id,
        what,
        (messages / times).toFixed(2),
        ...[raw / messages, gzip / messages, raw / times, gzip / times].map(whole),
      ];
    }),
  );
  return [['game', 'what is sent', 'messages an action', 'a message', 'gzip', 'an action', 'gzip'], ...lines];
}

const isIdle = (id, isWanted) =>
  !['vs-boardgame-io', 'vs-patch-of-view', 'vs-whole', 'of-message'].some((row) =>
    isWanted({ id: `bytes-${row}/${id}` }),
  );

/** What is sent at one table, by one server or the other. */
async function tableOf(box, player) {
  const usual = box.configs[0];
  const players = Array.from({ length: usual.seats.max }, () => ({}));
  const config = usual.config({ players, length: 'limited' });
  const seed = `bytes/${player}`;
  const { record, sent } = playedAtTable(box, player, { config, seed });
  const [bare, told] = await Promise.all(
    [bareGame, gameWithEvents].map((make) =>
      patchesOfBoardgameIO(make(box.game, { config, seed }), record, players.length),
    ),
  );
  const of = (messages) => ({ actions: record.actions.length, viewers: players.length + 1, ...bytesOf(messages) });
  return {
    ...Object.fromEntries(Object.entries(sent).map(([way, messages]) => [way, of(messages)])),
    unsaid: of(sent.frames.map(withoutEvents)),
    bare: of(bare),
    told: of(told),
  };
}

const withoutEvents = ({ frames, ...message }) => ({ ...message, frames: frames.map(({ patches }) => ({ patches })) });

/** How each viewer is connected: three times, in all the ways there are. */
const CONNECTIONS = { frames: {}, answers: { answers: true }, whole: { views: 'whole' } };

/** Plays one game through a table's own messages. */
function playedAtTable({ game, ...box }, player, { config, seed }) {
  const seats = game.setup(config, seed).decisions.map((_, seat) => seat);
  const table = openTable(game, {
    config,
    luck: seed,
    seats: seats.map((seat) => ({ name: `Player ${seat}` })),
    keep: () => undefined,
    later: () => undefined,
    onFault: ({ error }) => {
      throw error;
    },
  });
  const sent = Object.fromEntries(Object.keys(CONNECTIONS).map((way) => [way, []]));
  const last = new Map();
  const places = new Map();
  for (const viewer of [...seats, 'spectator']) {
    for (const [way, options] of Object.entries(CONNECTIONS)) {
      const place = table.connect(
        viewer,
        (message) => {
          if (message.tell === 'refused' || message.tell === 'closed') throw new Error(JSON.stringify(message));
          if (way === 'whole' && message.tell === 'game') last.set(viewer, message);
          sent[way].push(message);
        },
        options,
      );
      places.set(viewer, place);
    }
  }
  // What comes with a connection is not the message of an action.
  for (const messages of Object.values(sent)) messages.length = 0;
  const random = createRandom(seed);
  const greedy = botsFor({ game, ...box }).greedy?.();
  for (let id = 0; table.outcome === undefined; id++) {
    const owing = seats.filter((seat) => last.get(seat)?.decision !== undefined);
    const seat = random.oneOf(owing);
    const { view, decision } = last.get(seat);
    const action =
      player === 'greedy'
        ? askBot(game, greedy, view, { seed: `${seed}/${id}`, nodes: 0 })
        : random.oneOf([...game.legalActions(view, seat)]);
    places.get(seat).say({ say: 'act', id, decision, action });
  }
  return { record: table.record, sent };
}

function bytesOf(messages) {
  const texts = messages.map((message) => Buffer.from(JSON.stringify(message)));
  const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
  return {
    messages: texts.length,
    raw: sum(texts.map((text) => text.length)),
    gzip: sum(texts.map((text) => gzipSync(text).length)),
  };
}

function sumOf(tables) {
  const [first] = tables;
  const sum = (key) => tables.reduce((total, table) => total + table[key], 0);
  return {
    viewers: first.viewers,
    ...Object.fromEntries(['actions', 'messages', 'raw', 'gzip'].map((key) => [key, sum(key)])),
  };
}
