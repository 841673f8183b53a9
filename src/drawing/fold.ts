import { attempt, EngineError, givenObject, isEngineError, named, type SeenEvent } from '../kernel/index.ts';

/** What the table looks like after an event, from what it looked like before. */
export type Fold<Look, Event> = (look: Look, event: SeenEvent<Event>) => Look;

/** How each type of event changes a look: the parts that are new after it. One that is forgotten does not compile. */
export type Folds<Look, Event extends { readonly type: string }> = {
  readonly [Seen in SeenEvent<Event> as Seen['type']]: (look: Look, event: Seen) => Partial<Look>;
};

/** For an event that changes nothing on the table. */
export const unchanged = (): Record<never, never> => ({});

/**
 * Makes a fold of what each type of event changes.
 *
 * @param quiet The parts of a look that say who is asked, emptied: nobody is, while it is told what happened.
 */
export function foldWith<Look extends object, Event extends { readonly type: string }>(
  folds: Folds<Look, Event>,
  quiet: Partial<Look>,
): Fold<Look, Event> {
  const changes: Readonly<Record<string, (look: Look, event: never) => Partial<Look>>> = folds;
  return (look, event) => {
    const type: unknown = attempt(() => event.type);
    const change = typeof type === 'string' && Object.hasOwn(changes, type) ? changes[type] : undefined;
    if (change === undefined) throw new EngineError('event/unknown', `There is no event of the type ${named(type)}.`);
    try {
      return { ...givenObject(look, 'parts of a look'), ...quiet, ...change(look, event as never) };
    } catch (thrown) {
      if (isEngineError(thrown)) throw thrown;
      throw new EngineError(
        'event/unknown',
        `This event of the type ${named(type)} does not fit what the table looks like.`,
      );
    }
  };
}
