import { type GameTypes, play, replaySteps } from 'gastropodia';
import { botsFor } from 'gastropodia/bots';
import type { AnyBox } from 'gastropodia/boxes';
import { packed } from '../play/worker/packed.ts';
import type { InLanguages } from './read/sentences.ts';

/** A game that is written down, to be read and to be watched. */
export interface Replay {
  readonly seed: string;
  readonly players: number;
  readonly plies: readonly Ply[];
  readonly outcome: InLanguages;
  /** The position with most to be seen. */
  readonly sight: GameTypes['State'];
  /** The record, packed as the page to play on takes it. */
  readonly link: string;
}

/** An action, and what came of it. */
interface Ply {
  /** What somebody did, in each language; nothing for the opening. */
  readonly did: InLanguages | undefined;
  readonly events: readonly {
    readonly type: string;
    readonly sentences: InLanguages;
    readonly rule: string | undefined;
  }[];
}

/** How many nodes a bot may spend that has to search because nothing is known of the game. */
const NODES = 200;
const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan'];

/** So many games between bots that play as well as they can at once, the same on every day. */
export async function replaysOf(box: AnyBox, games: number): Promise<readonly Replay[]> {
  const replays: Replay[] = [];
  for (let nth = 1; nth <= games; nth++) replays.push(await replayOf(box, `a game to be told, ${nth}`));
  return replays;
}

async function replayOf(box: AnyBox, seed: string): Promise<Replay> {
  const { game, words, story } = box;
  const { greedy, ismcts, random } = botsFor(box);
  const bot = greedy ?? ismcts ?? random;
  const names = NAMES.slice(0, game.seats.min);
  const config = box.configs[0]?.config({ players: names.map((name) => ({ name })) });
  const bots = names.flatMap(() => bot?.() ?? []);
  const { record: written } = play(game, { config, seed, botSeed: seed, bots, nodes: NODES });
  const inAll = (said: (locale: string) => string): InLanguages =>
    Object.fromEntries(game.locales.map((locale) => [locale, said(locale)]));
  const steps = [...replaySteps(game, written)];
  const first = steps[0]?.state;
  const called = first === undefined ? {} : words.names(game.view(first, 'spectator'));
  const plies = steps.map(({ action, events }, nth): Ply => {
    const before = steps[nth - 1]?.state;
    const view = action === undefined || before === undefined ? undefined : game.view(before, action.seat);
    return {
      did:
        view === undefined || action === undefined
          ? undefined
          : inAll((locale) => words.action(action, view, { locale, names: called, as: 'sentence' })),
      events: game.viewEvents(events, 'spectator').flatMap((event) =>
        story.tell(event, { locale: 'en' }) === undefined
          ? []
          : [
              {
                type: event.type,
                sentences: inAll((locale) => words.event(event, { locale, names: called })),
                rule: box.ruleOf(event),
              },
            ],
      ),
    };
  });
  const last = steps.at(-1);
  const outcome = last === undefined ? undefined : game.outcome(last.state);
  // The middle of a game, where most is going on: the longer it takes to write a position down, the more there is to see.
  const middle = steps.slice(Math.floor(steps.length * 0.35), Math.ceil(steps.length * 0.75));
  const sight = middle.reduce(
    (best, { state }) => {
      const length = JSON.stringify(state).length;
      return length > best.length ? { length, state } : best;
    },
    { length: 0, state: steps[0]?.state ?? game.setup(config, seed) },
  );
  return {
    seed,
    players: steps[0]?.state.decisions.length ?? 0,
    plies,
    outcome: outcome === undefined ? {} : inAll((locale) => words.outcome(outcome, { locale, names: called })),
    sight: sight.state,
    link: await packed(JSON.stringify({ names, record: written })),
  };
}
