/** Something that JSON would lose, and where it is. */
interface Lost {
  readonly path: string;
  readonly what: string;
}

/**
 * Where this is not plain data, and what is there instead: `state.agenda[0].afterwards is a function`. Nothing, if all of
 * it survives JSON.
 */
export function whyNotPlain(value: unknown, name: string): string | undefined {
  const lost = lostIn(value, []);
  return lost && `${name}${lost.path} is ${lost.what}`;
}

function lostIn(value: unknown, around: object[]): Lost | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { path: '', what: String(value) };
  if (value === undefined) return { path: '', what: 'undefined' };
  if (typeof value !== 'object') return { path: '', what: `a ${typeof value}` };
  if (around.includes(value)) return { path: '', what: 'a part of itself' };
  const stranger = classOf(value);
  if (stranger !== undefined) return { path: '', what: `a ${stranger}` };

  around.push(value);
  const lost = Array.isArray(value) ? lostInList(value, around) : lostInRecord(value, around);
  around.pop();
  return lost;
}

// By its length, because a list with holes has fewer keys than entries.
function lostInList(list: readonly unknown[], around: object[]): Lost | undefined {
  for (let index = 0; index < list.length; index++) {
    const lost = lostIn(list[index], around);
    if (lost !== undefined) return { path: `[${index}]${lost.path}`, what: lost.what };
  }
  return undefined;
}

function lostInRecord(record: object, around: object[]): Lost | undefined {
  for (const key of Object.keys(record)) {
    const lost = lostIn((record as Record<string, unknown>)[key], around);
    if (lost !== undefined) return { path: `${placeOf(key)}${lost.path}`, what: lost.what };
  }
  return undefined;
}

/** How one would write in code that one goes into an object by this key. */
export function placeOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

/** The name of the class that an object is of; none, if it is a plain object or a list. */
function classOf(value: object): string | undefined {
  if (Array.isArray(value)) return undefined;
  const prototype: object | null = Object.getPrototypeOf(value);
  // An object of another realm is as plain as one of ours: nothing stands above its prototype.
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return undefined;
  return prototype.constructor.name || 'class without a name';
}
