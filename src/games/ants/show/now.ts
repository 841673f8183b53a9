import { type Drawing, nameOf } from './drawn.ts';
import type { DecisionLook } from './look.ts';

/** When it is, in few words: the round, whose turn, and whether the end is near. */
export function timeWords(drawing: Drawing): readonly string[] {
  const { look, labels } = drawing;
  const isLast = look.phase === 'turns' && look.endRound > 0 && look.round > look.endRound;
  return [
    look.round === 0 ? labels.setup : labels.round(look.round),
    ...(look.phase === 'turns' ? [labels.onTurn(nameOf(drawing, look.active))] : []),
    ...(isLast ? [labels.lastRound] : []),
    ...(look.phase === 'final' ? [labels.finalIncubations] : []),
  ];
}

/** Who has to decide what. */
export function decisionText(drawing: Drawing, { seat, kind }: DecisionLook): string {
  return `${nameOf(drawing, seat)}: ${drawing.language.decisions[kind]}`;
}
