import { randomBot } from '../bots/index.ts';
import {
  formatEvent,
  renderText,
  type SnailsConfig,
  type SnailsEvent,
  type SnailsState,
  snails,
} from '../games/snails/index.ts';
import { type Locale, play, verifyRecord } from '../kernel/index.ts';

/** What to play, and where to tell it. */
export interface WatchOptions {
  readonly players: number;
  readonly seed: string;
  readonly locale: Locale;
  readonly colour: 'none' | 'ansi';
  readonly say: (line: string) => void;
}

/** Plays a game of Snails between random bots, and tells what a spectator sees of it. */
export function watch({ players, seed, locale, colour, say }: WatchOptions): void {
  const config = { players } as SnailsConfig;
  const show = (state: SnailsState): void => {
    say(`\n${renderText(snails.view(state, 'spectator'), { locale, colour })}\n`);
  };
  const tell = (events: readonly SnailsEvent[]): void => {
    for (const event of snails.viewEvents(events, 'spectator')) {
      if (event.type === 'forced') continue;
      say(`${HEADINGS.includes(event.type) ? '\n' : '  '}${formatEvent(event, locale)}`);
    }
  };
  const { state: first, events } = snails.begin(config, seed);
  say(`Snails: ${players} squads, six rounds. Seed ${seed}.`);
  tell(events);

  let phase = first.phase;
  const { outcome, state, record } = play(snails, {
    config,
    seed,
    botSeed: `bots of ${seed}`,
    bots: Array.from({ length: players }, () => randomBot),
    onAction(told) {
      tell(told.events);
      // The board as it is when the plans have been made: all that comes now happens on it.
      if (told.state.phase === 'action' && phase !== 'action') show(told.state);
      phase = told.state.phase;
    },
  });
  show(state);

  for (const [index, seats] of outcome.ranking.entries()) {
    const rank = outcome.ranking.slice(0, index).flat().length + 1;
    for (const seat of seats) {
      const squad = state.life.slice(4 * seat, 4 * seat + 4);
      const alive = squad.filter((life) => life > 0).length;
      const total = squad.reduce((sum, life) => sum + life, 0);
      say(`  ${rank}. ${state.names[seat]}: snails ${alive}, life ${total}`);
    }
  }
  const replayed = verifyRecord(snails, record) === undefined ? 'the same' : 'another';
  say(`\n${record.actions.length} decisions; played again from its record, it is ${replayed} game.`);
  say(`See it again: npm start -- --players ${players} --seed ${seed}`);
}

const HEADINGS: readonly string[] = ['round-began', 'phase-began', 'slot-began'];
