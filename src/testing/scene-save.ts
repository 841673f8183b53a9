import {
  attempt,
  type Chance,
  deepFreeze,
  deserialize,
  EngineError,
  type Fault,
  type Game,
  type GameTypes,
  isEngineError,
  type Script,
  serialize,
} from '../kernel/index.ts';
import { withLuck } from './luck.ts';

const FORMAT = 'gastropodia/scene';

/** What becomes of the draws that a script says nothing about: none may come, or they come from a generator. */
type Rest = 'none' | 'generator';

/**
 * Returns a scene as text, with the script that is still to come: for a file of test positions. `serialize` refuses a
 * position with a script, because a script runs out in the middle of a game.
 *
 * @example A scene is kept, and played on
 * {@includeCode ../../test/guide/test-a-game.test.ts#saved}
 *
 * @rule KER-8.8 A scene is saved with its script, and comes back as it was.
 */
export function saveScene<T extends GameTypes>(game: Game<T>, scene: T['State']): string {
  const { script, rest, seeded } = apart(game, scene);
  return JSON.stringify({ format: FORMAT, script, rest, save: serialize(game, seeded) });
}

/** Returns the scene that {@link saveScene} has made this text of. Anything else is an `EngineError` with the path of every fault. */
export function loadScene<T extends GameTypes>(game: Game<T>, text: string): T['State'] {
  const { script, rest, save } = read(text);
  const state = restored(game, save);
  const { chance } = state;
  if (rest === 'none') return deepFreeze({ ...state, chance: { kind: 'scripted', script } satisfies Chance });
  if (script.length === 0 || chance.kind !== 'seeded') return state;
  return deepFreeze({ ...state, chance: { kind: 'mixed', script, streams: chance.streams } satisfies Chance });
}

function restored<T extends GameTypes>(game: Game<T>, save: string): T['State'] {
  try {
    return deserialize(game, save);
  } catch (thrown) {
    if (!isEngineError(thrown) || thrown.faults.length === 0) throw thrown;
    const faults = thrown.faults.map(({ path, message }) => ({ path: `scene.save: ${path}`, message }));
    throw new EngineError('save/invalid', 'This is no scene of the game.', faults);
  }
}

/** A scene with luck from a seed, and the script beside it. */
function apart<T extends GameTypes>(
  game: Game<T>,
  scene: T['State'],
): { readonly script: Script; readonly rest: Rest; readonly seeded: T['State'] } {
  const { chance } = givenScene(scene);
  if (chance.kind === 'seeded') return { script: [], rest: 'generator', seeded: scene };
  const { script } = chance;
  if (chance.kind === 'scripted') return { script, rest: 'none', seeded: withLuck(game, scene, 'scene') };
  const { streams } = chance;
  return { script, rest: 'generator', seeded: { ...scene, chance: { kind: 'seeded', streams } satisfies Chance } };
}

function givenScene<State extends GameTypes['State']>(scene: State): State {
  if (attempt(() => typeof scene.chance.kind) === 'string') return scene;
  throw new EngineError('argument/invalid', 'Expected a state, as scene() returns it.');
}

function read(text: string): { readonly script: Script; readonly rest: Rest; readonly save: string } {
  const { format, script, rest, save } = parsed(text);
  const faults: Fault[] = [];
  if (format !== FORMAT) faults.push({ path: 'scene.format', message: `expected '${FORMAT}'` });
  if (rest !== 'none' && rest !== 'generator')
    faults.push({ path: 'scene.rest', message: "expected 'none' or 'generator'" });
  if (typeof save !== 'string') faults.push({ path: 'scene.save', message: 'expected a save, as text' });
  if (!Array.isArray(script)) faults.push({ path: 'scene.script', message: 'expected a list of draws' });
  else {
    for (const [index, draw] of script.entries()) {
      if (isDraw(draw)) continue;
      faults.push({ path: `scene.script[${index}]`, message: 'expected a stream and the number of an outcome' });
    }
  }
  if (faults.length > 0) throw new EngineError('save/invalid', 'This is no saved scene.', faults);
  return { script, rest, save } as { script: Script; rest: Rest; save: string };
}

const isDraw = (draw: unknown): boolean =>
  Array.isArray(draw) &&
  draw.length === 2 &&
  typeof draw[0] === 'string' &&
  Number.isSafeInteger(draw[1]) &&
  draw[1] >= 0;

function parsed(text: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // What is no JSON is no scene.
  }
  throw new EngineError('save/invalid', 'This is no saved scene.', [{ path: 'scene', message: 'expected JSON' }]);
}
