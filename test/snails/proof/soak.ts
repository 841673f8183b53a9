import fc from 'fast-check';
import {
  ARCHIPELAGO,
  ATOLL,
  createSnails,
  type Layout,
  type Pack,
  type SnailsConfig,
  type SnailsTypes,
  snails,
  TWIN_ISLETS,
} from '../../../src/games/snails/index.ts';
import { createRandom, type Game, hash } from '../../../src/kernel/index.ts';
import { checkGame } from '../../../src/testing/index.ts';
import { createForger, Forgery } from '../../kit/forger.ts';
import { writtenOnPrototypes } from '../../kit/fuzzing.ts';
import {
  type Check,
  ENDLESS,
  Failed,
  failureOf,
  laws,
  type OwnProof,
  playChecked,
  playGames,
} from '../../soak/check.ts';
import { addReport, type Counts } from '../../soak/report.ts';
import { packs } from '../cards/packs.ts';
import { WHOLE_ALTERATIONS } from './altered.ts';
import { createFuzzer, KINDS, type KindName } from './fuzz-kinds.ts';

const CONFIGS: readonly SnailsConfig[] = [
  { players: 2 },
  { players: 2, opening: 'advanced' },
  { players: 3, factions: 'draft' },
  { players: 4, opening: 'advanced' },
  { players: 4, factions: 'draft' },
];
const LAYOUTS = [ARCHIPELAGO, ATOLL, TWIN_ISLETS];
/** The default board is that of the box. */
const OTHERS = { atoll: createSnails({ layout: ATOLL }), 'twin islets': createSnails({ layout: TWIN_ISLETS }) };
const ON_BOARDS = [snails, ...Object.values(OTHERS)];

/** Other boards and packs, values of every kind from outside, altered saves. */
export const ownProof: OwnProof = {
  checks: [
    { name: 'snails: games on all boards', run: games },
    { name: 'snails: fuzz', run: fuzz },
    ...Object.entries(OTHERS).map(([board, game]) => lawsOn(board, game)),
    { name: 'snails: packs, games', run: packGames },
    { name: 'snails: games on all boards', run: games },
    { name: 'snails: fuzz', run: fuzz },
    { name: 'snails: altered saves', run: alteredSaves },
    { name: 'snails: packs, games', run: packGames },
    { name: 'snails: packs, laws', run: packLaws },
  ],
  gamesOf: (input) => [...ON_BOARDS, createSnails(input as Partial<Ruleset> | undefined)],
};

interface Ruleset {
  readonly pack: Pack;
  readonly layout: Layout;
}

function lawsOn(board: string, game: Game<SnailsTypes>): Check {
  return laws(`snails: laws, ${board}`, game, { walks: 2, configs: CONFIGS, length: 500, most: ENDLESS, every: 8 });
}

function games(seed: number, counts: Counts): void {
  playGames(ON_BOARDS, CONFIGS, { seed, counts, games: 20 });
}

function* packsFrom(
  seed: number,
  count: number,
): Generator<{ readonly game: Game<SnailsTypes>; readonly input: Ruleset }> {
  for (const pack of fc.sample(packs, { numRuns: count, seed })) {
    const layout = LAYOUTS[hash(pack) % LAYOUTS.length] ?? ARCHIPELAGO;
    yield { game: createSnails({ pack, layout }), input: { pack, layout } };
  }
}

/** A game with each of some random packs. */
function packGames(seed: number, counts: Counts): void {
  for (const [nth, { game, input }] of [...packsFrom(seed, 12)].entries()) {
    const random = createRandom(`packs ${seed} ${nth}`);
    playChecked(game, random.oneOf(CONFIGS), { random, counts, again: nth % 5 === 0, input });
    counts.packs += 1;
  }
}

/** Every law, with a random pack. */
async function packLaws(seed: number, counts: Counts): Promise<void> {
  for (const { game, input } of packsFrom(seed, 1)) {
    try {
      const options = { configs: CONFIGS, walks: 2, length: 300, most: ENDLESS, every: 20, seed, shrink: false };
      addReport(counts, await checkGame(game, options));
    } catch (thrown) {
      throw new Failed({ ...failureOf(thrown), input });
    }
    counts.packs += 1;
  }
}

/** Saves with something altered: refused, or as good as any other. */
function alteredSaves(seed: number, counts: Counts): void {
  const forger = createForger(seed, createFuzzer(seed).corpora, WHOLE_ALTERATIONS);
  for (let nth = 0; nth < ALTERED; nth++) {
    try {
      const fate = `altered: ${forger.attempt(nth)}`;
      counts.ends[fate] = (counts.ends[fate] ?? 0) + 1;
      counts.tries += 1;
    } catch (thrown) {
      if (!(thrown instanceof Forgery)) throw thrown;
      const { changes, plies, message, state } = thrown;
      const what = `altered save ${nth} goes wrong after ${plies} decisions`;
      throw new Failed({ what, detail: `${changes.join(', ')}: ${message}`, input: state });
    }
  }
}

const TRIES = 2000;
const ALTERED = 500;

/** Values of every kind from outside. */
function fuzz(seed: number, counts: Counts): void {
  const { fuzz: attempt, written } = createFuzzer(seed);
  for (const kind of Object.keys(KINDS) as KindName[]) {
    for (let nth = 0; nth < (TRIES * KINDS[kind].share) / 1000; nth++) {
      try {
        const result = `${kind}: ${attempt(kind, nth)}`;
        counts.ends[result] = (counts.ends[result] ?? 0) + 1;
        counts.tries += 1;
      } catch (thrown) {
        const { detail } = failureOf(thrown);
        throw new Failed({ what: `${kind}, try ${nth}`, detail, input: written(kind, nth) });
      }
    }
  }
  const strange = writtenOnPrototypes();
  if (strange.length > 0) throw new Failed({ what: 'prototypes were written on', detail: strange.join(', ') });
}
