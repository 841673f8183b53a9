import { EngineError } from '../../../kernel/index.ts';
import { isBinary, shown } from '../outside.ts';
import type { SnailsView } from './state.ts';

/** The lists that every view has, as far as they are drawn or looked at. */
const LISTS = [
  'agenda',
  'decisions',
  'names',
  'factions',
  'levels',
  'damage',
  'fire',
  'mines',
  'dynamite',
  'removed',
  'places',
  'life',
  'shells',
  'shown',
  'active',
  'passive',
  'aims',
  'used',
  'fallen',
  'factionCards',
  'hands',
  'plans',
  'resolved',
  'known',
  'discards',
  'fields',
  'cards',
  'factionCardIds',
  'track',
] as const satisfies readonly (keyof SnailsView)[];

/**
 * The view that a function was given. A state is refused: drawn, it would show everybody's cards. So is what belongs to
 * another game, and what is no view at all.
 *
 * @rule KER-2.9 Where a view is needed, a state, a view of another game and anything else are errors that say so.
 */
export function givenView(view: SnailsView): SnailsView {
  const fault = attempt(() => viewFault(view)) ?? { code: 'view/invalid', message: 'This view cannot be read.' };
  if (fault === 'none') return view;
  throw new EngineError(fault.code, fault.message);
}

interface ViewFault {
  readonly code: 'ruleset/foreign' | 'view/invalid' | 'view/is-state';
  readonly message: string;
}

function viewFault(view: unknown): ViewFault | 'none' {
  const { ruleset, viewer, chance } = Object(view) as Partial<Record<string, unknown>>;
  if (typeof ruleset !== 'string') {
    return { code: 'ruleset/foreign', message: `A view of Snails is needed here; ${shown(view)} is none.` };
  }
  if (!ruleset.startsWith('snails/')) {
    return { code: 'ruleset/foreign', message: `A view of Snails is needed here; this belongs to ${shown(ruleset)}.` };
  }
  if (viewer === undefined || chance !== undefined) {
    const message = 'This is a state, which shows everything: give the view of somebody, game.view(state, seat).';
    return { code: 'view/is-state', message };
  }
  const table = view as Partial<Record<string, unknown>>;
  const missing = LISTS.find((key) => !Array.isArray(table[key]));
  if (missing !== undefined) {
    return { code: 'view/invalid', message: `This is no view of Snails: its '${missing}' is no list.` };
  }
  const part = ['play', 'deck'].find((key) => typeof table[key] !== 'object' || table[key] === null);
  return part === undefined
    ? 'none'
    : { code: 'view/invalid', message: `This is no view of Snails: its '${part}' is no object.` };
}

/** The text that a function was given; anything else is an `EngineError` that says what it should name. */
export function givenText(text: string, what: string): string {
  if (typeof text === 'string') return text;
  throw new EngineError('argument/invalid', `The id of ${what} has to be a text; ${shown(text)} is none.`);
}

/** The options that a function was given; anything but an object that can be read is an `EngineError`. */
export function givenOptions<Options extends object>(options: Options): Options {
  const isObject = typeof options === 'object' && options !== null && !isBinary(options);
  const read = isObject ? attempt(() => ({ ...options })) : undefined;
  if (read !== undefined) return read;
  throw new EngineError('argument/invalid', `The options have to be an object; ${shown(options)} is none.`);
}

/** What `read` gives; nothing, if the value that it reads does not let itself be read. */
export function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
