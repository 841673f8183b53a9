import { renderText, snails, snailsStory } from '../games/snails/index.ts';
import { type Locale, replay as positionAfter, replaySteps } from '../kernel/index.ts';
import { misused } from './failure.ts';
import { readRecord } from './files.ts';
import { narratorOf, storyOptions } from './story/tell.ts';
import type { Terminal } from './terminal.ts';
import { teller } from './watch.ts';
import { WORDS } from './words.ts';

/** How a record is shown. */
export interface ReplayOptions {
  readonly ply?: number;
  readonly locale: Locale;
  readonly fast?: boolean;
}

/** Tells a recorded game again, as a spectator sees it: all of it, or up to a ply with the whole position there. */
export async function replay(file: string, { ply, locale, fast }: ReplayOptions, terminal: Terminal): Promise<void> {
  const record = readRecord(file);
  const { actions } = record;
  if (ply !== undefined && ply > actions.length) {
    throw misused(`${file} has no ply ${ply}; it goes from 0 to ${actions.length}.`);
  }
  const narrator = narratorOf(snailsStory, storyOptions(terminal, locale));
  const tell = teller(terminal, fast === true || ply !== undefined);

  for (const step of replaySteps(snails, record, ply)) {
    const scene = sceneOf(step);
    await tell(step.ply === 0 ? narrator.opening(scene, record.seed) : narrator.scene(scene));
  }
  const state = positionAfter(snails, record, ply);
  const view = snails.view(state, 'spectator');
  if (ply === undefined) {
    const outcome = snails.outcome(state);
    if (outcome !== undefined) await tell(narrator.ending(view, outcome));
    return;
  }
  const colour = terminal.colours.level === 0 ? 'none' : 'ansi';
  const title = terminal.colours.bold(WORDS[locale].after(ply, actions.length));
  terminal.say(`\n${title}\n\n${renderText(view, { locale, colour })}`);
}

/** Plays a record again; where it comes out differently, that is a failure. */
export function verify(file: string, terminal: Terminal): void {
  const record = readRecord(file);
  const isOver = snails.outcome(positionAfter(snails, record)) !== undefined;
  const end = isOver ? 'the game is over' : 'the game is not over yet';
  terminal.say(`${file} is as recorded: ${record.actions.length} decisions, ${end}.`);
}

type Happened = Pick<ReturnType<typeof snails.begin>, 'state' | 'events'>;

const sceneOf = ({ state, events }: Happened) => ({
  events: snails.viewEvents(events, 'spectator'),
  view: snails.view(state, 'spectator'),
});
