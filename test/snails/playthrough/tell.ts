import { type Game, play, type Turn } from 'gastropodia';
import {
  cardName,
  formatEvent,
  renderText,
  type SnailsAction,
  type SnailsConfig,
  type SnailsState,
  type SnailsTypes,
  type SnailsView,
  TERRAINS,
} from 'gastropodia/snails';
import { seatLetter, snailCode } from '../../../src/games/snails/show/codes.ts';
import { TERRAIN_MARKS } from '../../../src/games/snails/show/marks.ts';
import { slotName } from '../../../src/games/snails/text/phrases.ts';
import { eagerBot } from './eager-bot.ts';

/** A game to tell. */
export interface Playthrough {
  readonly title: string;
  readonly game: Game<SnailsTypes>;
  readonly config: SnailsConfig;
  readonly seed: string;
}

const MOST_OPTIONS = 8;
const LEGEND = `Who is asked (A is player 1), for what, the options, and what was chosen; then what happened, secrets included.
A field is its coordinates, its terrain (~ water, . beach, " meadow, ^ mountain) and who is on it. At the start of each round,
the board as a spectator sees it.`;

/** The whole of a game between eager bots, for people to read. */
export function told({ title, game, config, seed }: Playthrough): string {
  const lines: string[] = [];
  const board = (state: SnailsState): void => {
    lines.push('', renderText(game.view(state, 'spectator')), '');
  };
  const tell = (events: readonly SnailsTypes['Event'][]): void => {
    for (const event of events) {
      // What follows says what was done.
      if (event.type === 'forced') continue;
      const heading = HEADINGS[event.type];
      const sentence = formatEvent(event);
      lines.push(...(heading === undefined ? [`     ${sentence}`] : ['', `${heading} ${sentence}`]));
    }
  };

  lines.push(title, `config ${JSON.stringify(config)}, seed ${seed}, rules ${game.ruleset}`, '', LEGEND, '');
  const { state: first, events } = game.begin(config, seed);
  tell(events);
  const { record, outcome, state } = play(game, {
    config,
    seed,
    bots: first.names.map(() => ({
      name: eagerBot.name,
      choose(turn) {
        const action = eagerBot.choose(turn);
        lines.push(decisionLine(turn, action));
        return action;
      },
    })),
    onAction(done) {
      tell(done.events);
      if (done.events.some(({ type }) => type === 'round-began')) board(done.state);
    },
  });
  board(state);

  lines.push(`The game is over after ${record.actions.length} decisions: ${outcome.reason}, ${outcome.rule}.`);
  for (const [index, seats] of outcome.ranking.entries()) {
    const rank = outcome.ranking.slice(0, index).flat().length + 1;
    for (const seat of seats) {
      const squad = state.life.slice(4 * seat, 4 * seat + 4).filter((life) => life > 0);
      const life = squad.reduce((sum, each) => sum + each, 0);
      lines.push(`  ${rank}. ${state.names[seat]}: snails ${squad.length}, life ${life}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const HEADINGS: Readonly<Record<string, string>> = { 'round-began': '=====', 'phase-began': '---', 'slot-began': '--' };

/** `A choose-target    1,0^ Bc | 1,1. | 2,0"   > 1,0^ Bc`. */
function decisionLine({ view, decision, actions }: Turn<SnailsTypes>, action: SnailsAction): string {
  const words = actions.map((option) => wordFor(option, view));
  const more = words.length > MOST_OPTIONS ? [`… ${words.length - MOST_OPTIONS} more`] : [];
  const options = [...words.slice(0, MOST_OPTIONS), ...more].join(' | ');
  const asked = `${seatLetter(decision.seat)} ${decision.kind}${detailOf(view, decision.seat)}`;
  return `${asked.padEnd(20)} ${options}  > ${wordFor(action, view)}`;
}

/** Which slot or snail it is about, where the options do not say. */
function detailOf({ agenda, plans }: SnailsView, seat: number): string {
  const top = agenda[agenda.length - 1];
  if (top === undefined) return '';
  const entries = 'together' in top ? top.together.map((queue) => queue[queue.length - 1]) : [top];
  const ask = entries.find((entry) => entry !== undefined && 'ask' in entry && entry.seat === seat);
  if (ask === undefined || !('ask' in ask)) return '';
  if (ask.ask === 'plan-card') return ` ${slotName((plans[seat]?.length ?? 0) + 1)}`;
  if (ask.ask === 'crawl-step') return ` ${snailCode(ask.snail)}, ${ask.points}`;
  return ask.ask === 'push-to' ? ` ${snailCode(ask.snail)}` : '';
}

function wordFor(action: SnailsAction, view: SnailsView): string {
  if ('decline' in action) return DECLINED[action.type];
  const card = (id: string): string => cardName(id, 'en');
  switch (action.type) {
    case 'choose-faction':
      return action.faction;
    case 'choose-half':
      return action.action;
    case 'choose-effect':
      return action.option;
    case 'exchange':
      return action.cards.map(card).join(' + ');
    case 'keep-cards':
    case 'discard-excess':
    case 'plan-card':
      return card(action.card);
    case 'discard-arsenal':
      return action.card === 'none' ? 'none' : card(action.card);
    case 'declare-active':
    case 'declare-passive':
    case 'push-next':
    case 'take-shell-from':
      return snailCode(action.snail);
    case 'place-snail':
    case 'overcrowd':
      return `${snailCode(action.snail)} to ${fieldWord(view, action.field)}`;
    case 'crawl-step':
    case 'scatter-field':
    case 'push-to':
      return fieldWord(view, action.field);
    case 'choose-target':
      if ('player' in action.target) return seatLetter(action.target.player);
      return 'snail' in action.target ? snailCode(action.target.snail) : fieldWord(view, action.target.field);
    case 're-roll':
      return `die ${action.die + 1}`;
    case 'choose-row':
      return `row ${action.row + 1}`;
    case 'order-effects':
      return `${action.effect} on ${fieldWord(view, action.field)}`;
    default:
      return TAKEN[action.type];
  }
}

const DECLINED = {
  mulligan: 'keep',
  exchange: 'done',
  'take-faction-card': 'leave it',
  decline: 'decline',
  'crawl-step': 'stop',
  'use-rage': 'no',
  're-roll': 'keep',
  'place-optional': 'leave it',
  'draw-bonus': 'leave it',
} as const;

const TAKEN = {
  mulligan: 'draw again',
  'take-faction-card': 'take it',
  decline: 'resolve',
  'use-rage': 'yes',
  'place-optional': 'do it',
  'draw-bonus': 'draw',
} as const;

/** `1,0^ Bc Bs`. */
function fieldWord({ fields, levels, places }: SnailsView, name: string): string {
  const field = fields.indexOf(name);
  const snails = [...places.keys()].filter((snail) => places[snail] === field).map((snail) => ` ${snailCode(snail)}`);
  return `${name}${TERRAIN_MARKS[TERRAINS[levels[field] ?? 0] ?? 'water']}${snails.join('')}`;
}
