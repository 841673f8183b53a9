import { flow, type Line, piece } from '../../../drawing/index.ts';
import { formatEvent } from '../text/format-event.ts';
import { slotName } from '../text/phrases.ts';
import { snailCode } from './codes.ts';
import { type Drawing, headed, playerName, snailName } from './drawn.ts';
import type { DecisionLook } from './look.ts';
import { inkOf } from './marks.ts';
import { namesAt } from './names-at.ts';

/** What is being resolved, and who has to decide what; or how the game has ended. */
export function nowLines(drawing: Drawing): readonly Line[] {
  return [...playLines(drawing), ...decisionLines(drawing), ...endLines(drawing)];
}

/** What is being resolved. */
function playLines(drawing: Drawing): readonly Line[] {
  const { look, labels, words, cardName } = drawing;
  if (look.play === undefined) return [];
  const { seat, snail, card, targetField, dice, reRolls } = look.play;
  const attacker = [...look.snails, ...look.lost].find((each) => each.snail === snail);
  const faces = dice.map((face) => labels.inline(words.faces[face]));
  const by = { aim: words.actions.aim, commander: words.roles.commander, 'eagle-eye': words.abilities.amazons };
  const sources = reRolls.map((source) => by[source]);
  return headed(labels.now, [
    ...(attacker === undefined ? [] : [piece(snailName(drawing, attacker), inkOf(seat))]),
    piece(cardName(card), 'title'),
    ...(targetField === undefined ? [] : [piece(`${labels.field} ${targetField}`)]),
    ...(faces.length === 0 ? [] : [piece(`${labels.dice}: ${faces.join(' + ')}`)]),
    ...(faces.length === 0 || sources.length === 0 ? [] : [piece(`${labels.reRolls}: ${sources.join(', ')}`)]),
  ]);
}

/** How the game has ended. */
function endLines({ look, locale }: Drawing): readonly Line[] {
  if (look.outcome === undefined) return [];
  const words = formatEvent({ type: 'game-ended', ...look.outcome }, locale, namesAt(look)).split(' ');
  return flow(
    words.map((word) => piece(word, 'title')),
    { between: ' ', indent: 2 },
  );
}

/** Who has to decide what, one line each. */
function decisionLines(drawing: Drawing): readonly Line[] {
  const { look, labels, language } = drawing;
  return look.decisions.flatMap((decision) => {
    const { seat, kind } = decision;
    const what = kind === undefined ? labels.secretly : `${language.decisions[kind]}${detailOf(decision, drawing)}`;
    const words = `${playerName(drawing, seat)}: ${what}`.split(' ').map((word) => piece(word, inkOf(seat)));
    return flow(words, { head: piece(`${labels.waits}: `, 'title'), between: ' ', indent: 2 });
  });
}

function detailOf({ slot, snails, field, points }: DecisionLook, { labels }: Drawing): string {
  const details = [
    ...(slot === undefined ? [] : [slotName(slot)]),
    ...snails.map(snailCode),
    ...(field === undefined ? [] : [`${labels.field} ${field}`]),
    ...(points === undefined ? [] : [labels.points(points)]),
  ];
  return details.length === 0 ? '' : ` (${details.join(', ')})`;
}
