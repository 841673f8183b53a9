import { endText, flow, type Line, piece } from '../../../drawing/index.ts';
import { slotName } from '../text/phrases.ts';
import { snailCode } from './codes.ts';
import { type Drawing, headed, playerName, snailName } from './drawn.ts';
import type { DecisionLook } from './look.ts';
import { inkOf } from './marks.ts';

/** What is being resolved, and who has to decide what; or how the game has ended. */
export function nowLines(drawing: Drawing): readonly Line[] {
  return [...playLines(drawing), ...decisionLines(drawing), ...endLines(drawing)];
}

/** What is being resolved. */
function playLines(drawing: Drawing): readonly Line[] {
  const { look, labels, words, cardName } = drawing;
  if (look.play === undefined) return [];
  const { seat, snail, card, targetField, dice } = look.play;
  const attacker = [...look.snails, ...look.lost].find((each) => each.snail === snail);
  const faces = dice.map((face) => labels.inline(words.faces[face]));
  const sources = reRollNames(drawing);
  return headed(labels.now, [
    ...(attacker === undefined ? [] : [piece(snailName(drawing, attacker), inkOf(seat))]),
    piece(cardName(card), 'title'),
    ...(targetField === undefined ? [] : [piece(`${labels.field} ${targetField}`)]),
    ...(faces.length === 0 ? [] : [piece(`${labels.dice}: ${faces.join(' + ')}`)]),
    ...(faces.length === 0 || sources.length === 0 ? [] : [piece(`${labels.reRolls}: ${sources.join(', ')}`)]),
  ]);
}

/** How the game has ended. */
function endLines(drawing: Drawing): readonly Line[] {
  const end = endText(drawing);
  if (end === undefined) return [];
  return flow(
    end.split(' ').map((word) => piece(word, 'title')),
    { between: ' ', indent: 2 },
  );
}

/** By whom dice can still be rolled again. */
export function reRollNames({ look, words }: Drawing): readonly string[] {
  const by = { aim: words.actions.aim, commander: words.roles.commander, 'eagle-eye': words.abilities.amazons };
  return (look.play?.reRolls ?? []).map((source) => by[source]);
}

/** Who has to decide what, one line each. */
function decisionLines(drawing: Drawing): readonly Line[] {
  const { look, labels } = drawing;
  return look.decisions.flatMap((decision) => {
    const words = decisionText(drawing, decision)
      .split(' ')
      .map((word) => piece(word, inkOf(decision.seat)));
    return flow(words, { head: piece(`${labels.waits}: `, 'title'), between: ' ', indent: 2 });
  });
}

/** Who has to decide what. */
export function decisionText(drawing: Drawing, decision: DecisionLook): string {
  const { labels, language } = drawing;
  const { seat, kind } = decision;
  const what = kind === 'hidden' ? labels.secretly : `${language.decisions[kind]}${detailOf(decision, drawing)}`;
  return `${playerName(drawing, seat)}: ${what}`;
}

/** What a decision is about, where that is more than its kind. */
function detailOf(decision: DecisionLook, drawing: Drawing): string {
  const details = detailsOf(decision, drawing);
  return details.length === 0 ? '' : ` (${details.join(', ')})`;
}

function detailsOf(decision: DecisionLook, { labels }: Drawing): readonly string[] {
  const code = (snail: number): string => snailCode(snail, labels.codes);
  switch (decision.kind) {
    case 'plan-card':
      return [slotName(decision.slot)];
    case 'crawl-step':
      return [code(decision.snail), labels.points(decision.points)];
    case 'push-to':
      return [code(decision.snail)];
    case 'push-next':
      return decision.snails.map(code);
    case 'overcrowd':
    case 'scatter-field':
    case 'order-effects':
      return decision.field === undefined ? [] : [`${labels.field} ${decision.field}`];
    default:
      return [];
  }
}
