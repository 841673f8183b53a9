import { EngineError, named, type SeenEvent } from '../kernel/index.ts';

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
    const change = Object.hasOwn(changes, event.type) ? changes[event.type] : undefined;
    if (change === undefined) {
      throw new EngineError('event/unknown', `There is no event of the type ${named(event.type)}.`);
    }
    return { ...look, ...quiet, ...change(look, event as never) };
  };
}
