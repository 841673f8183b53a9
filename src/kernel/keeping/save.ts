import * as v from 'valibot';
import { EngineError, foreign, named } from '../basics/errors.ts';
import { givenGame, rulesetIn } from '../basics/given.ts';
import { luckFaults } from '../contract/agenda.ts';
import type { Game, GameTypes } from '../contract/game.ts';
import { parsed } from '../reading/reading.ts';

const FORMAT = 'gastropodia/state';
const SAVE = v.strictObject({ format: v.literal(FORMAT), ruleset: v.string(), state: v.unknown() });

/**
 * A state as text, for a file or a database. It holds every secret of the game: for the server only.
 *
 * @example A game is kept, and gone on with
 * {@includeCode ../../../test/guide/build-a-front-end.test.ts#save}
 */
export function serialize<T extends GameTypes>(game: Game<T>, state: T['State']): string {
  const ruleset = rulesetIn(state);
  if (ruleset !== givenGame(game).ruleset) throw foreign('state', ruleset, game.ruleset);
  if ('viewer' in state) throw new EngineError('state/is-view', 'This is a view; only a state can be saved.');
  const faults = luckFaults(state);
  if (faults.length > 0) throw new EngineError('save/invalid', 'This position cannot be saved.', faults);
  return JSON.stringify({ format: FORMAT, ruleset: game.ruleset, state });
}

/** The state that a text holds, checked to the last corner; the game goes on from it as if it had never stopped. */
export function deserialize<T extends GameTypes>(game: Game<T>, text: string): T['State'] {
  const save = parsed(SAVE, parsedJson(text), 'save', 'save/invalid');
  if (save.ruleset !== givenGame(game).ruleset) throw foreign('save', save.ruleset, game.ruleset);
  return game.restore(save.state);
}

function parsedJson(text: string): unknown {
  // JSON.parse would first make a text of it, whatever it is and however long that takes.
  if (typeof text !== 'string') {
    const message = `expected a text, found ${named(text)}`;
    throw new EngineError('save/invalid', 'The save is not JSON.', [{ path: 'save', message }]);
  }
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    throw new EngineError('save/invalid', 'The save is not JSON.', [{ path: 'save', message }]);
  }
}
