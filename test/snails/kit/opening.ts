import { ARCHIPELAGO } from '../../../src/games/snails/board/layouts/archipelago.ts';
import { CONTAMINATION } from '../../../src/games/snails/board/layouts/contamination.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { FACTIONS, type FactionId } from '../../../src/games/snails/cards/vocabulary.ts';
import { rulesOf } from '../../../src/games/snails/contract.ts';
import { courseOf } from '../../../src/games/snails/course/course.ts';
import { createSnails } from '../../../src/games/snails/game.ts';
import { bookOf, type Ruleset } from '../../../src/games/snails/table/book.ts';
import type { SnailsConfig } from '../../../src/games/snails/table/config.ts';
import { seatsOf } from '../../../src/games/snails/table/config-for.ts';
import { createGame, type Script, seeded } from '../../../src/kernel/index.ts';
import { withScript } from '../../../src/testing/index.ts';
import { act, type Drawn } from './scene.ts';

/**
 * A game that is being set up, with its luck written down: `first 2` for the player who begins, `faction ninja` for a
 * faction that is dealt, the id of a card that is drawn.
 */
export function opening(
  config: SnailsConfig,
  luck: readonly string[] = [],
  { pack = defaultPack, layout = ARCHIPELAGO, contamination = CONTAMINATION }: Partial<Ruleset> = {},
): Drawn {
  const book = bookOf({ pack, layout, contamination });
  const game = createSnails({ pack, layout, contamination });
  const seats = seatsOf(config);
  const rules = rulesOf(book);
  const first = rules.setup(config, seats);

  const left = FACTIONS.filter((_, number) => !first.factions.includes(number));
  const script = luck.map((word): Script[number] => {
    const [kind, name = ''] = word.split(' ');
    if (kind === 'first') return ['setup', Number(name) - 1];
    if (kind !== 'faction') return ['deck', book.cardNumbers.get(word) ?? -1];
    const outcome = left.indexOf(name as FactionId);
    left.splice(outcome, 1);
    return ['setup', outcome];
  });

  // A decision that can be declined without any effect lets the work below it begin.
  const agenda = [...first.agenda, { ask: 'draw-bonus', seat: 0 }];
  const decisions = Array.from({ length: seats }, () => 0);
  const chance = seeded('opening', courseOf(book).streams);
  // No game waits before it has begun: the invariants are those of what follows.
  const begin = createGame({ ...rules, invariants: {} });
  const state = begin.restore(
    JSON.parse(JSON.stringify({ ...first, agenda, decisions, chance, ruleset: game.ruleset })),
  );
  return act({ game, state: withScript(state, script) }, { type: 'draw-bonus', seat: 0, decline: true });
}

/** The cards of a hand beside the basic ones, in the order of the book. */
export function held({ game, state }: Drawn, seat: number): string[] {
  const { cards } = game.printed(state);
  return (state.hands[seat] ?? []).map((card) => cards[card] ?? '').filter((id) => !(id in defaultPack.basic));
}

/** The discard pile, in the order of the book. */
export function discarded({ game, state }: Drawn): string[] {
  const { cards } = game.printed(state);
  return state.discards.flatMap((count, card) => Array.from({ length: count }, () => cards[card] ?? ''));
}
