import { expect, test } from 'vitest';
import { ACTION_RULES } from '../../src/games/snails/basic-actions.ts';
import {
  BASIC_ACTIONS,
  type Card,
  createSnails,
  defaultPack,
  type Effect,
  FACES,
  type Op,
  type SnailsAction,
  type SnailsConfig,
  type SnailsEvent,
  type SnailsState,
  WORDS_FOR,
} from '../../src/games/snails/index.ts';
import { createRandom, type Random } from '../../src/kernel/index.ts';

/** What can become of a card, in words: `rocket resolved`, `rocket row 1`, `rocket missed`, `rocket scattered` … */
function fatesOf(id: string, card: Card): string[] {
  if ('halves' in card) return card.halves.map((half) => `${id} as ${half}`);
  if ('choose' in card) return [`${id} resolved`, ...Object.keys(card.choose).map((option) => `${id} as ${option}`)];
  const always = [`${id} resolved`];
  const isAttack = ('colour' in card && card.colour === 'red') || id in defaultPack.red;
  // SNL-3.19 + SNL-3.24: of many fields in reach one is always without a friend, so that only close ones are declined.
  const { target } = card;
  const mayHitFriends = target !== undefined && 'side' in target && target.side === 'any';
  if (isAttack && mayHitFriends && (target.target !== 'field' || target.range[1] === 1)) always.push(`${id} declined`);
  if (!('rows' in card)) return always;
  const rows = card.rows.map((_, row) => `${id} row ${row}`);
  // One die shows one face: the rows leave a miss if they leave a face.
  const misses = FACES.some((face) => card.rows.every(({ faces }) => faces.length > 1 || faces[0] !== face));
  const scatters = card.rows.some(({ effects }) => effects.some(({ op }) => op === 'scatter'));
  return [...always, ...rows, ...(misses ? [`${id} missed`] : []), ...(scatters ? [`${id} scattered`] : [])];
}

const CARDS: readonly (readonly [string, Card])[] = Object.values(defaultPack).flatMap((deck) =>
  Object.entries<Card>(deck),
);

/** What became of the cards that these events tell of; `now` is the card that is being resolved, if any. */
function fatesIn(events: readonly SnailsEvent[], now: { card: string }): string[] {
  const fates: string[] = [];
  const end = (): void => {
    if (now.card !== '') fates.push(`${now.card} resolved`);
    now.card = '';
  };
  for (const event of events) {
    if (['revealed', 'slot-began', 'phase-began', 'game-ended'].includes(event.type)) end();
    if (event.type === 'revealed') now.card = event.card;
    if (event.type === 'half-chosen') fates.push(`${now.card} as ${event.action}`);
    if (event.type === 'effect-chosen') fates.push(`${now.card} as ${event.option}`);
    if (event.type === 'row-taken') fates.push(`${now.card} row ${event.row}`);
    if (event.type === 'missed') fates.push(`${now.card} missed`);
    if (event.type === 'scattered') fates.push(`${now.card} scattered`);
    if (event.type === 'slot-passed' && now.card !== '') {
      if (event.reason !== 'empty' && event.reason !== 'no-snail') {
        fates.push(`${now.card} ${event.reason}`);
        now.card = '';
      } else end();
    }
  }
  return fates;
}

/** Plays a game, with a liking for plans that may bring about what is still missing. */
function steeredGame(seed: string, missing: ReadonlySet<string>): readonly string[] {
  const game = createSnails();
  const random = createRandom(seed);
  const config: SnailsConfig = { players: 2, opening: 'advanced' };
  const { state: first } = game.begin(config, random.seed());
  const now = { card: '' };
  const fates: string[] = [];
  let state: SnailsState = first;
  while (game.outcome(state) === undefined) {
    const applied = game.apply(state, chosen([...game.legalActions(state)], missing, random));
    if (!applied.ok) throw new Error(game.explain(applied.refusal, 'en'));
    fates.push(...fatesIn(applied.events, now));
    state = applied.state;
  }
  return fates;
}

function chosen(actions: readonly SnailsAction[], missing: ReadonlySet<string>, random: Random): SnailsAction {
  const wanted = actions.filter((action) => {
    if (action.type === 'take-faction-card') return !('decline' in action);
    if (action.type === 'decline') return 'decline' in action;
    if (action.type === 'exchange') return 'decline' in action;
    if (action.type !== 'plan-card' || !('card' in action)) return false;
    return [...missing].some((fate) => fate.startsWith(`${action.card} `));
  });
  return random.oneOf(wanted.length > 0 && random.below(10) > 0 ? wanted : actions);
}

const MOST_GAMES = 600;

test('steered play brings every card into every state it can be in', () => {
  const missing = new Set(CARDS.flatMap(([id, card]) => fatesOf(id, card)));
  let games = 0;
  for (; missing.size > 0 && games < MOST_GAMES; games++) {
    for (const fate of steeredGame(`coverage ${games}`, missing)) missing.delete(fate);
  }

  expect([...missing]).toEqual([]);
});

test('every word of the vocabulary is on a card or in a basic action', () => {
  const wordsOf = (effects: readonly Effect[]): Op[] =>
    effects.flatMap((effect) => [effect.op, ...('effects' in effect ? wordsOf(effect.effects) : [])]);
  const onCards = CARDS.flatMap(([, card]): Op[] => {
    if ('halves' in card) return [];
    if ('choose' in card) return Object.values(card.choose).flatMap(({ effects }) => wordsOf(effects));
    if ('rows' in card) return [...card.rows.flatMap(({ effects }) => wordsOf(effects)), ...wordsOf(card.after ?? [])];
    return wordsOf(card.effects);
  });
  const inActions = BASIC_ACTIONS.flatMap((action) => wordsOf(ACTION_RULES[action].effects));

  expect(new Set([...onCards, ...inActions])).toEqual(new Set(Object.values(WORDS_FOR).flat()));
});
