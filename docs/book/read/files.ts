import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project. */
export interface SourceText {
  /** From the top of the project. */
  readonly file: string;
  readonly text: string;
}

/** The files of some folders whose names end so, in the order of the alphabet. */
export function filesIn(root: string, folders: readonly string[], end: string): readonly SourceText[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(end))
      .sort()
      .map((name) => ({
        file: `${folder}/${name.replaceAll('\\', '/')}`,
        text: readFileSync(join(root, folder, name), 'utf8'),
      })),
  );
}
