import { ACTIONS, type Phase } from '../components.ts';
import { type Drawing, nameOf } from './drawn.ts';
import type { DecisionLook } from './look.ts';

/** The part of the turn that is on; nothing while it is told what happened. */
export const phaseNow = ({ look }: Pick<Drawing, 'look'>): Phase | undefined => look.decisions[0]?.phase;

/** When it is, in few words: the round, whose turn, and what it is at. */
export function timeWords(drawing: Drawing): readonly string[] {
  const { look, labels } = drawing;
  const phase = phaseNow(drawing);
  const isActing = look.side === 'octopus' && phase === 'actions' && look.acted < ACTIONS;
  return [
    ...(look.round === 0 ? [] : [labels.round(look.round)]),
    ...(look.round === 0 || look.outcome !== undefined ? [] : [labels.onTurn(look.side === 'octopus' ? 0 : 1)]),
    ...(phase === undefined ? [] : [isActing ? labels.action(look.acted + 1, ACTIONS) : labels.phases[phase]]),
  ];
}

/** Who has to decide what. */
export function decisionText(drawing: Drawing, decision: DecisionLook): string {
  const card = bearerOf(decision);
  const about = card === undefined ? '' : ` (${drawing.cardName(card)})`;
  return `${nameOf(drawing, decision.seat)}: ${drawing.language.decisions[decision.kind]}${about}`;
}

/** The card, food, trap or strategy that a decision is about. */
function bearerOf(decision: DecisionLook): string | undefined {
  if ('thing' in decision) return decision.thing;
  if (decision.kind === 'pay-cost') return decision.card;
  return decision.kind === 'survive-effect' ? decision.pair : undefined;
}
