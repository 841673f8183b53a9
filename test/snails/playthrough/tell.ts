import { withPrinted } from 'gastropodia';
import {
  cardName,
  formatEvent,
  renderText,
  type SnailsAction,
  type SnailsPrintedView,
  type SnailsState,
  type SnailsTypes,
  TERRAINS,
} from 'gastropodia/snails';
import { seatLetter, snailCode } from '../../../src/games/snails/show/codes.ts';
import { TERRAIN_MARKS } from '../../../src/games/snails/show/marks.ts';
import { LABELS } from '../../../src/games/snails/text/en/labels.ts';
import { slotName } from '../../../src/games/snails/text/phrases.ts';
import { type Playthrough, told as toldWith } from '../../kit/playthrough.ts';
import { eagerBot } from './eager-bot.ts';

const codeOf = (snail: number): string => snailCode(snail, LABELS.codes);

const LEGEND = `Who is asked (A is player 1), for what, the options, and what was chosen; then what happened, secrets included.
A field is its coordinates, its terrain (~ water, . beach, " meadow, ^ mountain) and who is on it. At the start of each round,
the board as a spectator sees it.`;

/** The whole of a game between eager bots, for people to read. */
export function told(played: Pick<Playthrough<SnailsTypes>, 'title' | 'game' | 'config' | 'seed'>): string {
  return toldWith<SnailsTypes>({
    ...played,
    legend: LEGEND,
    bot: eagerBot,
    event: (event) => formatEvent(event),
    headings: { 'round-began': '=====', 'phase-began': '---', 'slot-began': '--' },
    drawnAfter: 'round-began',
    board: (view) => renderText(withPrinted(played.game, view)),
    asked: ({ view, decision: { seat, kind } }) =>
      `${seatLetter(seat)} ${kind}${detailOf(withPrinted(played.game, view), seat)}`,
    option: (action, { view }) => wordFor(action, withPrinted(played.game, view)),
    end: (state, { ranking }) => ranking.flatMap((seats, index) => rankLines(state, ranking, index, seats)),
  });
}

function rankLines(
  { life, names }: SnailsState,
  ranking: readonly (readonly number[])[],
  index: number,
  seats: readonly number[],
): string[] {
  const rank = ranking.slice(0, index).flat().length + 1;
  return seats.map((seat) => {
    const squad = life.slice(4 * seat, 4 * seat + 4).filter((each) => each > 0);
    const sum = squad.reduce((total, each) => total + each, 0);
    return `  ${rank}. ${names[seat]}: snails ${squad.length}, life ${sum}`;
  });
}

/** Which slot or snail it is about, where the options do not say. */
function detailOf({ agenda, plans }: SnailsPrintedView, seat: number): string {
  const top = agenda[agenda.length - 1];
  if (top === undefined) return '';
  const entries = 'together' in top ? top.together.map((queue) => queue[queue.length - 1]) : [top];
  const ask = entries.find((entry) => entry !== undefined && 'ask' in entry && entry.seat === seat);
  if (ask === undefined || !('ask' in ask)) return '';
  if (ask.ask === 'plan-card') return ` ${slotName((plans[seat]?.length ?? 0) + 1)}`;
  if (ask.ask === 'crawl-step') return ` ${codeOf(ask.snail)}, ${ask.points}`;
  return ask.ask === 'push-to' ? ` ${codeOf(ask.snail)}` : '';
}

function wordFor(action: SnailsAction, view: SnailsPrintedView): string {
  if ('decline' in action) return DECLINED[action.type];
  const card = (id: string): string => cardName(id, { locale: 'en' });
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
      return codeOf(action.snail);
    case 'place-snail':
    case 'overcrowd':
      return `${codeOf(action.snail)} to ${fieldWord(view, action.field)}`;
    case 'crawl-step':
    case 'scatter-field':
    case 'push-to':
      return fieldWord(view, action.field);
    case 'choose-target':
      if ('player' in action.target) return seatLetter(action.target.player);
      return 'snail' in action.target ? codeOf(action.target.snail) : fieldWord(view, action.target.field);
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
function fieldWord({ fields, levels, places }: SnailsPrintedView, name: string): string {
  const field = fields.indexOf(name);
  const snails = [...places.keys()].filter((snail) => places[snail] === field).map((snail) => ` ${codeOf(snail)}`);
  return `${name}${TERRAIN_MARKS[TERRAINS[levels[field] ?? 0] ?? 'water']}${snails.join('')}`;
}
