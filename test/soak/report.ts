import type { GameRecord } from '../../src/kernel/index.ts';
import type { CheckReport, KindTally } from '../../src/testing/index.ts';

/** What checks have done, added up. */
export interface Counts {
  games: number;
  decisions: number;
  packs: number;
  /** Values from outside that were tried. */
  tries: number;
  /** Actions that nobody listed, tried by the laws. */
  probes: number;
  twins: number;
  skipped: number;
  odds: number;
  longest: number;
  options: number;
  /** Twins by game and kind of decision. */
  kinds: Record<string, KindTally>;
  /** What came of tries, and how games ended. */
  ends: Record<string, number>;
}

/** What a check found. */
export interface Failure {
  readonly what: string;
  readonly detail: string;
  /** Leads to where it went wrong, if a game was played. */
  readonly record?: GameRecord | undefined;
  /** What else it takes to see it again by hand: a pack, a value from outside. */
  readonly input?: unknown;
}

/** Nothing done yet. */
export function nothing(): Counts {
  return {
    games: 0,
    decisions: 0,
    packs: 0,
    tries: 0,
    probes: 0,
    twins: 0,
    skipped: 0,
    odds: 0,
    longest: 0,
    options: 0,
    kinds: {},
    ends: {},
  };
}

/** Adds what the laws have tried, and their twins by kinds of decisions of `game`. A walk is a game: it is played to its end. */
export function addReport(counts: Counts, report: CheckReport, game?: string): void {
  addTo(counts, {
    ...nothing(),
    games: report.walks,
    decisions: report.pauses,
    probes: report.probes,
    twins: report.twins,
    skipped: report.twinsSkipped,
    odds: report.odds,
    longest: report.longest,
    options: report.mostOptions,
    kinds:
      game === undefined
        ? {}
        : Object.fromEntries(Object.entries(report.kinds).map(([kind, tally]) => [`${game}: ${kind}`, tally])),
  });
}

/** Adds counts to others. */
export function addTo(counts: Counts, more: Counts): void {
  for (const key of ['games', 'decisions', 'packs', 'tries', 'probes', 'twins', 'skipped', 'odds'] as const)
    counts[key] += more[key];
  for (const key of ['longest', 'options'] as const) counts[key] = Math.max(counts[key], more[key]);
  for (const [end, count] of Object.entries(more.ends)) counts.ends[end] = (counts.ends[end] ?? 0) + count;
  for (const [kind, tally] of Object.entries(more.kinds)) {
    const sum = counts.kinds[kind] ?? { pauses: 0, decider: 0, other: 0, spectator: 0, skipped: 0 };
    counts.kinds[kind] = sum;
    for (const key of Object.keys(sum) as (keyof KindTally)[]) sum[key] += tally[key];
  }
}

const COLUMNS = [
  'games',
  'decisions',
  'packs',
  'tries',
  'probes',
  'twins',
  'skipped',
  'odds',
  'longest',
  'options',
] as const;

/** All that was done, check by check and together. */
export function tableOf(totals: ReadonlyMap<string, Counts & { checks: number; failures: number }>): string {
  const all = { ...nothing(), checks: 0, failures: 0 };
  for (const counts of totals.values()) {
    addTo(all, counts);
    all.checks += counts.checks;
    all.failures += counts.failures;
  }
  const rows = [...[...totals].sort(([one], [other]) => one.localeCompare(other)), ['all', all] as const];
  return table([
    ['', 'checks', ...COLUMNS, 'failures'],
    ...rows.map(([name, counts]) => [
      name,
      ...(['checks', ...COLUMNS, 'failures'] as const).map((key) => counts[key].toLocaleString('en')),
    ]),
  ]);
}

/** Twins by the kind of decision at which they were tried. */
export function kindsTableOf(kinds: Counts['kinds']): string {
  const keys = ['pauses', 'decider', 'other', 'spectator', 'skipped'] as const;
  return table([
    ['twins at', ...keys],
    ...Object.entries(kinds)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([kind, tally]) => [kind, ...keys.map((key) => tally[key].toLocaleString('en'))]),
  ]);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 2)))
        .join(''),
    )
    .join('\n');
}
