import type { FieldLook, Look } from './look.ts';

/** What has changed on the board between two looks. */
export interface Changes {
  /** Fields whose tile is another than before, or in another state. */
  readonly tiles: ReadonlySet<string>;
  /** Fields with other tokens than before. */
  readonly tokens: ReadonlySet<string>;
  /** Snails that stand elsewhere, have another life, or have gone into a shell or out of it, by their handles. */
  readonly snails: ReadonlySet<number>;
}

/** What has changed on the board since an earlier look; nothing, if there is none to compare with. */
export function changesBetween(before: Look | undefined, now: Look): Changes {
  if (before === undefined) return { tiles: new Set(), tokens: new Set(), snails: new Set() };
  const fields = new Map(before.fields.map((field) => [field.field, field]));
  const snails = new Map([...before.snails, ...before.lost].map((snail) => [snail.snail, snail]));
  const fieldsWith = (isSame: (one: FieldLook, other: FieldLook) => boolean): ReadonlySet<string> =>
    new Set(now.fields.filter((field) => !isSame(field, fields.get(field.field) ?? field)).map(({ field }) => field));
  const moved = [...now.snails, ...now.lost].filter((snail) => {
    const old = snails.get(snail.snail) ?? snail;
    return old.field !== snail.field || old.life !== snail.life || old.inShell !== snail.inShell;
  });
  return {
    tiles: fieldsWith((one, other) => one.terrain === other.terrain && one.tile === other.tile),
    tokens: fieldsWith(
      (one, other) => one.fire === other.fire && one.mines === other.mines && one.dynamite === other.dynamite,
    ),
    snails: new Set(moved.map(({ snail }) => snail)),
  };
}
