import { OUT, SIDES } from '../components.ts';
import { type Drawing, nameOf } from './drawn.ts';
import type { DecisionLook, Phase } from './look.ts';

/** The part of the turn that is on; nothing while it is told what happened. */
export const phaseNow = ({ look }: Pick<Drawing, 'look'>): Phase | undefined => look.decisions[0]?.phase;

/** When it is, in few words: the turn, and whose it is while the game goes on. */
export const timeWords = ({ look, labels }: Pick<Drawing, 'look' | 'labels'>): readonly string[] => [
  labels.turn(look.turn),
  ...(look.outcome === undefined ? [labels.onTurn(SIDES.indexOf(look.side))] : []),
];

/** What the card that is being resolved is aimed at, and what it has left, in few words. */
export function playWords({ look, labels }: Drawing): readonly string[] {
  const { play } = look;
  if (play === undefined) return [];
  const { lane, fields, amounts, left } = play;
  const named = fields.map((field) => (field === OUT ? labels.inline(labels.barricade) : field));
  return [
    ...(lane !== undefined && fields.length === 0 ? [labels.lane(lane)] : []),
    ...(named.length === 0 ? [] : [named.join(', ')]),
    ...(amounts.length === 0 ? [] : [`(${amounts.join(' – ')})`]),
    ...(left === 0 ? [] : [labels.left(left)]),
  ];
}

/** Who has to decide what. */
export function decisionText(drawing: Drawing, { seat, kind }: DecisionLook): string {
  return `${nameOf(drawing, seat)}: ${drawing.language.decisions[kind]}`;
}
