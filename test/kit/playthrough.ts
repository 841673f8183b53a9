import { type Bot, type Game, type GameTypes, type Outcome, play, type Turn } from 'gastropodia';

/** A game to tell, and how: what of it is the game's own. */
export interface Playthrough<T extends GameTypes> {
  readonly title: string;
  /** How to read it. */
  readonly legend: string;
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seed: string;
  /** Who plays, on every seat. */
  readonly bot: Bot<T>;
  /** What happened, in a sentence. */
  readonly event: (event: T['Event']) => string;
  /** Events that say nothing new to a reader. */
  readonly untold?: readonly string[];
  /** What stands before an event that opens a part of the game. */
  readonly headings: Readonly<Record<string, string>>;
  /** The events after which the table is drawn. */
  readonly drawnAfter: string;
  readonly board: (view: T['View']) => string;
  /** Who is asked for what: `A push-to Bc`. */
  readonly asked: (turn: Turn<T>) => string;
  /** An option, in a word or two. */
  readonly option: (action: T['Action'], turn: Turn<T>) => string;
  /** Who stands where at the end. */
  readonly end: (state: T['State'], outcome: Outcome) => readonly string[];
}

const MOST_OPTIONS = 8;
const ASKED_WIDTH = 20;

/** The whole of a game between bots, for people to read. */
export function told<T extends GameTypes>(playthrough: Playthrough<T>): string {
  const { title, legend, game, config, seed, bot, board, drawnAfter, headings, untold = [] } = playthrough;
  const lines: string[] = [];
  const draw = (state: T['State']): void => {
    lines.push('', board(game.view(state, 'spectator')), '');
  };
  const tell = (events: readonly T['Event'][]): void => {
    for (const event of events) {
      if (untold.includes(event.type)) continue;
      const heading = headings[event.type];
      const sentence = playthrough.event(event);
      lines.push(...(heading === undefined ? [`     ${sentence}`] : ['', `${heading} ${sentence}`]));
    }
  };

  lines.push(title, `config ${JSON.stringify(config)}, seed ${seed}, rules ${game.ruleset}`, '', legend, '');
  const { state: first, events } = game.begin(config, seed);
  tell(events);
  const { record, outcome, state } = play(game, {
    config,
    seed,
    bots: first.decisions.map(() => ({
      name: bot.name,
      choose(turn) {
        const action = bot.choose(turn);
        lines.push(decisionLine(playthrough, turn, action));
        return action;
      },
    })),
    onAction(done) {
      tell(done.events);
      if (done.events.some(({ type }) => type === drawnAfter)) draw(done.state);
    },
  });
  draw(state);

  lines.push(`The game is over after ${record.actions.length} decisions: ${outcome.reason}, ${outcome.rule}.`);
  lines.push(...playthrough.end(state, outcome));
  return `${lines.join('\n')}\n`;
}

/** `A choose-target    1,0^ Bc | 1,1. | 2,0"   > 1,0^ Bc`. */
function decisionLine<T extends GameTypes>(
  { asked, option }: Pick<Playthrough<T>, 'asked' | 'option'>,
  turn: Turn<T>,
  action: T['Action'],
): string {
  const words = turn.actions.map((each) => option(each, turn));
  const more = words.length > MOST_OPTIONS ? [`… ${words.length - MOST_OPTIONS} more`] : [];
  const options = [...words.slice(0, MOST_OPTIONS), ...more].join(' | ');
  return `${asked(turn).padEnd(ASKED_WIDTH)} ${options}  > ${option(action, turn)}`;
}
