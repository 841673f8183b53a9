import {
  type Flat,
  invalid,
  nodesOf,
  part,
  type SeeingOf,
  type StatePart,
  type StateParts,
  type ValuesOf,
  type ViewsOf,
} from './part.ts';

/** Parts that belong together, as an object. */
export function group<const Parts extends StateParts>(
  parts: Parts,
): StatePart<ValuesOf<Parts>, ViewsOf<Parts>, SeeingOf<Parts>> {
  return part({ kind: 'group', fields: nodesOf(parts) });
}

/** What an object of one of several shapes holds, with its word at the tag. */
export type CaseOf<Tag extends string, Cases> = {
  [Word in keyof Cases & string]: Flat<{ readonly [Key in Tag]: Word } & ValuesOf<Cases[Word]>>;
}[keyof Cases & string];

type CaseViewOf<Tag extends string, Cases> = {
  [Word in keyof Cases & string]: Flat<{ readonly [Key in Tag]: Word } & ViewsOf<Cases[Word]>>;
}[keyof Cases & string];

/**
 * An object of one of several shapes, told apart by the word at the key `tag`:
 * `cases('fact', { mix: { a: place, b: place }, look: { place } })`. It starts as the first.
 */
export function cases<const Tag extends string, const Cases extends Readonly<Record<string, StateParts>>>(
  tag: Tag,
  shapes: Cases,
): StatePart<
  CaseOf<Tag, Cases>,
  CaseViewOf<Tag, Cases>,
  { [Word in keyof Cases]: SeeingOf<Cases[Word]> }[keyof Cases]
> {
  const told = Object.entries(shapes);
  if (told.length === 0) throw invalid('cases: at least one shape is needed.');
  for (const [word, parts] of told) {
    if (Object.hasOwn(parts, tag)) throw invalid(`cases: the shape '${word}' has a part '${tag}', which is the tag.`);
  }
  return part({
    kind: 'cases',
    tag,
    cases: Object.fromEntries(told.map(([word, parts]) => [word, nodesOf(parts)])),
  });
}
