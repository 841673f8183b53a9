import { expect, test } from 'vitest';
import {
  defaultPack,
  type Op,
  type SnailsAction,
  type SnailsConfig,
  type SnailsState,
  snails,
  WORDS_FOR,
} from '../../../src/games/snails/index.ts';
import { createRandom, type Random } from '../../../src/kernel/index.ts';
import { DECLINE, half } from '../kit/plays.ts';
import { act, scene } from '../kit/scene.ts';
import { fateTables, fateWatcher } from '../proof/fate-watcher.ts';
import { cardsOf, possibleFates, wordsOf } from '../proof/fates.ts';

type Watcher = ReturnType<typeof fateWatcher>;

/** Plays a game to its end under the eyes of a watcher. */
function playedGame(
  config: SnailsConfig,
  random: Random,
  watcher: Watcher,
  choose: (actions: readonly SnailsAction[]) => SnailsAction,
): void {
  const { state: first, events } = snails.begin(config, random.seed());
  watcher.see(events);
  let state: SnailsState = first;
  while (snails.outcome(state) === undefined) {
    const action = choose([...snails.legalActions(state)]);
    const applied = snails.apply(state, action);
    if (!applied.ok) throw new Error(snails.explain(applied.refusal, { locale: 'en' }));
    watcher.see(applied.events, action);
    state = applied.state;
  }
}

/** An action, with a liking for plans that may bring about what is still missing. */
function steered(actions: readonly SnailsAction[], missing: readonly string[], random: Random): SnailsAction {
  const wanted = actions.filter((action) => {
    if (action.type === 'take-faction-card') return !('decline' in action);
    if (action.type === 'decline') return 'decline' in action;
    if (action.type === 'exchange') return 'decline' in action;
    if (action.type === 'choose-effect') return missing.some((fate) => fate.endsWith(` as ${action.option}`));
    if (action.type !== 'plan-card' || !('card' in action)) return false;
    return missing.some((fate) => fate.startsWith(`${action.card} `));
  });
  return random.oneOf(wanted.length > 0 && random.below(10) > 0 ? wanted : actions);
}

// SNL-3.20 takes a weak snail on a tile with a mine, which hardly ever comes about by itself.
const DEADLY = `
  0,0  meadow  1a:10  mine
  1,0  beach   2c     mine`;

function declineInDeadlyPositions(watcher: Watcher): void {
  for (const play of ['crawl-dig', 'dig-shell', 'golden-shovel', 'fishing-rod', 'teleporter']) {
    const before = scene(DEADLY, { play });
    watcher.see(before.events);
    const actions = 'halves' in (defaultPack.basic[play] ?? {}) ? [half('dig'), DECLINE] : [DECLINE];
    let now = before;
    for (const action of actions) {
      now = act(now, action);
      watcher.see(now.events, action);
    }
  }
}

// Nor does a Zombie with an enemy on its field come about, once a snail of its own has fallen and its card is in hand.
function biteOnOwnField(watcher: Watcher): void {
  const setting = { play: 'infectious-bite', factions: ['zombies', 'cowboys'] } as const;
  watcher.see(scene('0,0  beach  1a 2c', setting).events);
}

// Words that the default pack does without (SNL-16).
const OUR_OWN: readonly Op[] = ['drain', 'around', 'when', 'until-round-ends', 'add-tile', 'steal'];

const MOST_GAMES = 600;

test('steered play brings every card and every word into every state it can be in', () => {
  const watcher = fateWatcher(defaultPack);
  const possible = possibleFates(defaultPack);
  const missing = (): string[] => [...possible].filter((fate) => !watcher.fates.has(fate));
  declineInDeadlyPositions(watcher);
  biteOnOwnField(watcher);
  for (let game = 0; missing().length > 0 && game < MOST_GAMES; game++) {
    const random = createRandom(`coverage ${game}`);
    const still = missing();
    playedGame({ players: 2, opening: 'advanced' }, random, watcher, (actions) => steered(actions, still, random));
  }

  expect(missing()).toEqual([]);
  // Nothing has become of a card that was thought impossible; that a card is passed is no state of its own.
  expect([...watcher.fates.keys()].filter((fate) => !possible.has(fate) && !fate.endsWith(' passed'))).toEqual([]);
});

test('every word of the vocabulary is on a card or in a basic action', () => {
  const words = cardsOf(defaultPack).flatMap(([, card]) => wordsOf(card).map(({ op }) => op));

  expect(new Set([...words, ...OUR_OWN])).toEqual(new Set(Object.values(WORDS_FOR).flat()));
});

// npm run coverage:cards prints the report for more games.
const GAMES = Number(process.env.COVERAGE_GAMES ?? 10);

test('a report of what becomes of cards and words in random play', () => {
  const watcher = fateWatcher(defaultPack);
  for (let game = 0; game < GAMES; game++) {
    const random = createRandom(`random play ${game}`);
    const players = ([2, 3, 4] as const)[game % 3] ?? 2;
    playedGame({ players }, random, watcher, (actions) => random.oneOf(actions));
  }
  const report = fateTables(defaultPack, watcher.fates);
  if (process.env.COVERAGE_GAMES !== undefined) process.stdout.write(`${GAMES} random games\n\n${report}\n`);

  const told = new Set(report.split('\n').map((line) => line.split(' ')[0]));
  const words = new Set(
    Object.values(WORDS_FOR)
      .flat()
      .filter((op) => !OUR_OWN.includes(op)),
  );
  expect([...cardsOf(defaultPack).map(([id]) => id), ...words].filter((name) => !told.has(name))).toEqual([]);
  const revealed = (id: string): boolean =>
    ['resolved', 'declined', 'passed'].some((each) => watcher.fates.has(`${id} ${each}`));
  expect(Object.keys(defaultPack.basic).filter((id) => !revealed(id))).toEqual([]);
  expect(watcher.fates.get('word move hit')).toBeGreaterThan(GAMES);
});
