import { askedFor } from '../../../boxes/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { SPECIALIST, type Specialisation, type TilePlace, TRACKS, type Track } from '../components.ts';
import type { ActionNamed } from '../table/work.ts';
import type { Place, Question, Scene } from './scene.ts';

/** What the words do that a question is about, behind a colon; nothing, where nobody reads cards. */
export const wordsAsked = (asked: Place | undefined, { ordersAt }: Scene): string =>
  behindColon(asked && ordersAt(asked));

/** The same of what a seat is asked. */
export const wordsAskedOf = (kind: 'granted-action' | 'pay-for', seat: Seat, at: Scene): string =>
  wordsAsked(askedFor(kind, seat, at), at);

/** The same word by word, where one of them is chosen. */
export function choicesAsked(
  asked: Place,
  { choicesAt }: Scene,
  joined: (orders: readonly string[]) => string,
): string {
  const told = choicesAt(asked);
  return behindColon(told.length === 0 ? undefined : joined(told));
}

/** What an effect does that is chosen by its number; nothing, where nobody reads cards. */
export function chosenIn({ seat, effect }: ActionNamed<'choose-effect'>, at: Scene): string | undefined {
  const asked = askedFor('choose-effect', seat, at);
  return asked && at.choicesAt(asked)[effect - 1];
}

/** A line of requirements that is waived; nothing, where nobody reads cards. */
export function waivedIn({ seat, line }: ActionNamed<'waive-line'>, at: Scene): string | undefined {
  const asked = askedFor('waive-line', seat, at);
  return asked && at.needOf(asked.card, line);
}

/** What is activated in an Incubation beside tracks: the played card or the ability space, and what its line does. */
export const lineIn = (
  effect: Extract<ActionNamed<'incubation-effect'>['effect'], { readonly line: number }>,
  { lineOf }: Scene,
): string => behindColon(lineOf(effect.of === 'card' ? effect.card : effect.space, effect.line));

/** The specialisation of the action that ants are spent on. */
export function specialistOf(seat: Seat, at: Scene): Specialisation | undefined {
  const asked = askedFor('spend-ants', seat, at);
  return asked && SPECIALIST[asked.action];
}

/** The played card that a card is put under. */
export const coveringOf = (seat: Seat, at: Scene): string | undefined => askedFor('tuck-card', seat, at)?.on;

/** The cubes of the kind asked for that are left to pay. */
export function restOf({ seat, fungus, markers }: ActionNamed<'pay'>, at: Scene) {
  const asked = askedFor('pay', seat, at);
  return { what: asked?.what ?? 'food', rest: (asked?.cost ?? 0) - fungus - markers } as const;
}

/** Where a disc comes to: the tile above if it is raised, or another space of its own. */
export function arrivalOf({ seat, place }: ActionNamed<'move-disc'>, at: Scene): TilePlace {
  if (askedFor('move-disc', seat, at)?.how !== 'raise') return place;
  return place === 'bottom' ? 'middle' : 'top';
}

/** The ends of the path that a forager is placed beside. */
export const endsOf = ({ head, tail }: Extract<Question, { readonly kind: 'forage-vertex' }>): readonly string[] =>
  [...new Set([head, tail])].flatMap((end) => end ?? []);

/** Tracks to choose from; none where it is any of them. */
export const someTracks = (tracks: readonly Track[]): readonly Track[] =>
  tracks.length === TRACKS.length ? [] : tracks;

const behindColon = (told: string | undefined): string => (told === undefined ? '' : `: ${told}`);
