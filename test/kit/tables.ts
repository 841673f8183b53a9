const cellsOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table: the names of its columns, and its rows. */
export const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map(cellsOf).join('\n');

const TABLE = /(<!-- (\w+\/\w+) -->\n)(?:\n?\|.*(?:\n\|.*)*\n)?/g;

/** The marks of a page above which tables stand: `<!-- kelp/effects -->`. */
export const marksOn = (page: string): readonly string[] => Array.from(page.matchAll(TABLE), ([, , mark = '']) => mark);

/** The page with the tables below these marks made anew. */
export const withTables = (page: string, tables: Readonly<Record<string, string>>): string =>
  page.replaceAll(TABLE, (whole, line: string, mark: string) =>
    tables[mark] === undefined ? whole : `${line}\n${tables[mark]}\n`,
  );
