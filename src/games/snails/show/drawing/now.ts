import { capitalised, type HiddenAsk } from '../../../../kernel/index.ts';
import { FACES, FACTIONS } from '../../cards/vocabulary.ts';
import { NONE } from '../../components.ts';
import { outcomeOf } from '../../rules/end.ts';
import type { SnailsView } from '../../table/state.ts';
import type { Ask } from '../../table/work.ts';
import type { Labels } from '../../text/labels.ts';
import { roleName, slotName } from '../../text/phrases.ts';
import { snailCode } from './board.ts';
import { type Drawing, headed, playerName } from './drawing.ts';
import { flow, inkOf, type Piece, piece } from './ink.ts';

/** What is being resolved, and who has to decide what; or how the game has ended. */
export function nowLines(drawing: Drawing): Piece[][] {
  return [...playLines(drawing), ...decisionLines(drawing), ...endLines(drawing)];
}

/** What is being resolved. */
function playLines({ view, labels, words, cardName }: Drawing): Piece[][] {
  const { seat, snail, card, field, dice, reRolls } = view.play;
  if (seat === NONE) return [];
  const target = view.fields[field];
  const faces = dice.flatMap((face) => FACES[face] ?? []).map((face) => labels.inline(words.faces[face]));
  const [aim, commander] = reRolls;
  const hasEagleEye = FACTIONS[view.factions[seat] ?? NONE] === 'amazons' && view.used[seat] === 0;
  const sources = [
    ...(aim > 0 ? [words.actions.aim] : []),
    ...(commander > 0 ? [words.roles.commander] : []),
    ...(hasEagleEye ? [words.abilities.amazons] : []),
  ];
  return headed(labels.now, [
    piece(`${snailCode(snail)} ${roleName(snail, words)}`, inkOf(seat)),
    piece(cardName(card), 'title'),
    ...(target === undefined ? [] : [piece(`${labels.field} ${target}`)]),
    ...(faces.length === 0 ? [] : [piece(`${labels.dice}: ${faces.join(' + ')}`)]),
    ...(faces.length === 0 || sources.length === 0 ? [] : [piece(`${labels.reRolls}: ${sources.join(', ')}`)]),
  ]);
}

/** How the game has ended. */
function endLines({ view, language }: Drawing): Piece[][] {
  if (view.phase !== 'over') return [];
  const { winners, reason, rule } = outcomeOf(view);
  const words = capitalised(language.events['game-ended']({ type: 'game-ended', winners, reason, rule })).split(' ');
  return flow(
    words.map((word) => piece(word, 'title')),
    { head: piece(''), between: ' ', indent: 2 },
  );
}

/** Who has to decide what, one line each. */
function decisionLines({ view, labels, language }: Drawing): Piece[][] {
  return asksOf(view).flatMap((ask) => {
    const what =
      ask.ask === 'hidden' ? labels.secretly : `${language.decisions[ask.ask]}${detailOf(ask, view, labels)}`;
    const ink = inkOf(ask.seat);
    const words = `${playerName(view, labels, ask.seat)}: ${what}`.split(' ').map((word) => piece(word, ink));
    return flow(words, { head: piece(`${labels.waits}: `, 'title'), between: ' ', indent: 2 });
  });
}

/** The decisions that are owed now, as far as the viewer may know them. */
function asksOf({ agenda }: SnailsView): (Ask | HiddenAsk)[] {
  const top = agenda[agenda.length - 1];
  if (top === undefined) return [];
  const entries = 'together' in top ? top.together.map((queue) => queue[queue.length - 1]) : [top];
  return entries.flatMap((entry) => (entry !== undefined && 'ask' in entry ? [entry] : []));
}

function detailOf(ask: Ask, { fields }: SnailsView, labels: Labels): string {
  const at = (field: number | undefined): string => {
    const name = fields[field ?? NONE];
    return name === undefined ? '' : ` (${labels.field} ${name})`;
  };
  switch (ask.ask) {
    case 'plan-card':
      return ` (${slotName(ask.slot)})`;
    case 'crawl-step':
      return ` (${snailCode(ask.snail)}, ${labels.points(ask.points)})`;
    case 'push-to':
      return ` (${snailCode(ask.snail)})`;
    case 'push-next':
      return ` (${ask.snails.map(snailCode).join(', ')})`;
    case 'overcrowd':
      return at(ask.moves[ask.moves.length - 1]);
    case 'scatter-field':
    case 'order-effects':
      return at(ask.field);
    default:
      return '';
  }
}
