import { type AntsEvent, type AntsState, ants } from '../../../src/games/ants/index.ts';
import type { Draft } from '../../../src/kernel/index.ts';
import { BOOK } from './position.ts';

/** A position whose parts can be changed by hand. */
export type Loose = Draft<AntsState>;

/** A position that is changed by hand; it has to be one that the game accepts. */
export function altered(state: AntsState, change: (draft: Loose) => void): AntsState {
  const draft = structuredClone(state) as unknown as Loose;
  change(draft);
  return ants.restore(draft);
}

/** Enemies cover ability spaces of a player: they come from their stacks, or from the hexes where they lie. */
export function coverSpaces(draft: Loose, seat: number, spaces: Readonly<Record<string, string>>): void {
  for (const [space, id] of Object.entries(spaces)) {
    const enemy = BOOK.enemyIds.indexOf(id);
    const hex = draft.enemies.indexOf(enemy);
    if (hex >= 0) draft.enemies[hex] = -1;
    draft.lurking[enemy] = 0;
    (draft.abilities[seat] ?? [])[BOOK.abilityIds.indexOf(space)] = enemy;
  }
}

/** A player has these Special Items; wherever they lay, nothing lies now. */
export function giveItems(draft: Loose, seat: number, ...ids: readonly string[]): void {
  for (const id of ids) {
    const item = BOOK.itemIds.indexOf(id);
    draft.sideItems = draft.sideItems.filter((each) => each !== item);
    draft.boardItems = draft.boardItems.map((each) => (each === item ? -1 : each));
    const own = draft.items[seat] ?? [];
    own.push(item);
    own.sort((one, other) => one - other);
  }
}

/** Discs of a player are in swarming areas (from 1), in the best slots that are free. */
export function swarmInto(draft: Loose, seat: number, ...areas: readonly number[]): void {
  for (const area of areas) {
    draft.swarm[area - 1]?.push(seat);
    draft.pool[seat] = (draft.pool[seat] ?? 0) - 1;
  }
}

/** The Basic deck holds these cards alone, the discard pile those, and all others that are left are thrown to another seat's hand. */
export function setDeck(draft: Loose, deck: readonly string[], discards: readonly string[], rest: number): void {
  const counts = draft.deck.rest.map((left, card) => left + (draft.discards[card] ?? 0));
  const count = (ids: readonly string[]): number[] =>
    counts.map((_, card) => ids.filter((id) => BOOK.cardIds.indexOf(id) === card).length);
  const [wanted, away] = [count(deck), count(discards)];
  const cards = counts.flatMap((left, card) => {
    const over = left - (wanted[card] ?? 0) - (away[card] ?? 0);
    if (over < 0) throw new Error(`There is no ${BOOK.cardIds[card]} left.`);
    return Array.from({ length: over }, () => card);
  });
  draft.deck.rest = wanted;
  draft.discards = away;
  const hand = draft.hands[rest];
  hand?.cards.push(...cards);
  hand?.cards.sort((one, other) => one - other);
}

/** The same position in which these Basic cards are the deck and those the discard pile; seat 1 has all others in hand. */
export const piles = (state: AntsState, deck: readonly string[], discards: readonly string[] = []): AntsState =>
  altered(state, (draft) => setDeck(draft, deck, discards, 1));

/** Of some events those of these types. */
export const only = <Event extends { readonly type: string }>(
  events: readonly Event[],
  ...types: readonly string[]
): Event[] => events.filter(({ type }) => types.includes(type));

/** The types of events, in order; of these types only, if any are named. */
export const typesOf = (events: readonly { readonly type: string }[], ...types: readonly string[]): string[] =>
  events.map(({ type }) => type).filter((type) => types.length === 0 || types.includes(type));

/** The same position in a game with other cards, boards or figures, changed by hand as far as it has to be. */
export const movedTo = (game: typeof ants, state: AntsState, change: Partial<AntsState> = {}): AntsState =>
  game.restore({ ...structuredClone(state), ...change, ruleset: game.ruleset });

/** It is the turn of another seat, before its main action. */
export function letAct(draft: Loose, seat: number): void {
  draft.active = seat;
  draft.agenda = [{ ask: 'main-action', seat }];
}

/** The game is over in this position, after the last round that can be: for its score. */
export function finished(state: AntsState, change: (draft: Loose) => void = () => undefined): AntsState {
  return altered(state, (draft) => {
    Object.assign(draft, { phase: 'over', agenda: [], round: 61, roundLimit: 60, endRound: 60, isLimited: 1 });
    change(draft);
  });
}

/** The points of all players, if the game were over here. */
export const scoresOf = (state: AntsState): readonly number[] => ants.outcome(finished(state))?.scores ?? [];

/** The last seat is to act in the very last round, which comes after the limit of rounds; the final Incubations follow. */
export function lastTurn(draft: Loose): void {
  Object.assign(draft, { round: 61, roundLimit: 60, endRound: 60, isLimited: 1 });
  letAct(draft, draft.names.length - 1);
}

/** Is the game over? */
export const isOver = ({ phase }: AntsState): boolean => phase === 'over';

/** Incubates as long as it takes, doing nothing that may be left: until it is so. */
export function idling(
  from: AntsState,
  isSo: (state: AntsState) => boolean,
): { readonly state: AntsState; readonly events: readonly AntsEvent[] } {
  let state = from;
  const events: AntsEvent[] = [];
  while (!isSo(state)) {
    const actions = [...ants.legalActions(state)];
    const action =
      actions.find((each) => 'decline' in each) ??
      actions.find((each) => each.type === 'main-action' && each.action === 'incubate') ??
      actions[0];
    const applied = ants.apply(state, action);
    if (!applied.ok) throw new Error(ants.explain(applied.refusal));
    state = applied.state;
    events.push(...applied.events);
  }
  return { state, events };
}
