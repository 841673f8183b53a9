import { argument, type Given, say, vocabulary, type WordIn, wordsFor } from '../../../kernel/index.ts';

// Further than any board is wide.
const FURTHEST = 20;

/** How far away a target is, and whether it has to be seen. */
const REACH = {
  /** The least and the most hex steps from the active snail: 0 is its own field. */
  range: argument.span({ most: FURTHEST, usual: 4 }),
  /** Does a target have to be on the same or a lower level? */
  sight: argument.unless(argument.oneOf('needed', 'ignored'), 'needed'),
};

/** Whose snails are meant. */
const WHOSE = {
  /** Whose snails: of any player, of other players, of the same player. */
  side: argument.unless(argument.oneOf('any', 'enemy', 'friendly'), 'any'),
};

/** Which snails are meant by their shells. */
const SHELLED = {
  /** Any snail, only snails without a shell, or only snails in one. */
  shells: argument.unless(argument.oneOf('any', 'without', 'within'), 'any'),
};

const ANYTHING = ['attack', 'action'] as const;

/** Whom or what cards can be aimed at. */
export const TARGETS = vocabulary({
  tag: 'target',
  called: 'targets',
  scopes: { attack: 'an attack', action: 'a special action' },
  words: {
    snail: {
      holds: {
        ...REACH,
        ...WHOSE,
        /** May the active snail itself be chosen? */
        self: argument.unless(argument.oneOf('allowed', 'never'), 'never'),
        ...SHELLED,
      },
      on: ANYTHING,
      written: {
        'snail({ range, sight, side, self, shells })':
          "one snail of your choice; `self: 'allowed'` lets it be the active one, `shells` takes `'without'` or `'within'`",
      },
      clash: whyNeverItself,
    },
    'two-snails': {
      holds: { ...REACH, ...WHOSE, ...SHELLED },
      on: ANYTHING,
      written: {
        'twoSnails({ range, sight, side, shells })':
          'two other snails of your choice, hit at once; one alone if there are no two',
      },
    },
    field: {
      holds: { ...REACH, ...WHOSE },
      on: ANYTHING,
      written: {
        'field({ range, sight, side })': 'one field of your choice, with the snails of that side on it',
      },
    },
    burst: {
      holds: { ...REACH, ...WHOSE },
      on: ANYTHING,
      written: { 'burst({ range, sight, side })': 'every other snail in reach, at once' },
    },
    player: {
      holds: REACH,
      on: ['action'],
      written: { 'player({ range, sight })': 'another player of your choice who has a snail in reach' },
    },
    others: {
      holds: {},
      on: ['action'],
      written: { others: 'each other player' },
    },
  },
});

function whyNeverItself({ range, side, self }: Partial<SnailTarget>): Readonly<Record<string, string>> {
  if (self !== 'allowed') return {};
  if (side === 'enemy') return { self: `'allowed', but the active snail is no enemy of its own` };
  if (range === undefined || range[0] === 0) return {};
  return { self: `'allowed', but the active snail is 0 fields away and the range begins at ${range[0]}` };
}

/** One snail, chosen by the active player. */
export interface SnailTarget extends WordIn<typeof TARGETS, 'snail'> {}
/** Two snails other than the active one, chosen by the active player one after the other and hit at once. */
export interface TwoSnailsTarget extends WordIn<typeof TARGETS, 'two-snails'> {}
/** One field, chosen by the active player, with every snail of the side on it. */
export interface FieldTarget extends WordIn<typeof TARGETS, 'field'> {}
/** Every other snail of the side within range and sight; nothing is chosen. */
export interface BurstTarget extends WordIn<typeof TARGETS, 'burst'> {}
/** Another player with a snail within range and sight, chosen by the active player. */
export interface PlayerTarget extends WordIn<typeof TARGETS, 'player'> {}
/** Each other player; nothing is chosen. */
export interface OthersTarget extends WordIn<typeof TARGETS, 'others'> {}

/** Whom or what a card is aimed at. A card without a target acts on the active snail and its field. */
export type Target = SnailTarget | TwoSnailsTarget | FieldTarget | BurstTarget | PlayerTarget | OthersTarget;

/** The least and the most hex steps from the active snail: 0 is its own field. */
export type Range = SnailTarget['range'];
/** Does a target have to be on the same or a lower level? */
export type Sight = SnailTarget['sight'];
/** Whose snails: of any player, of other players, of the same player. */
export type Side = SnailTarget['side'];
/** How far away a target may be, and whether it must be seen. */
export interface Within extends Given<typeof TARGETS, 'player'> {}

/** The targets of attacks, which are places and snails, no players; and of everything else. */
export const TARGETS_FOR = wordsFor(TARGETS, ['attack', 'action']);

/** One snail: any other one in sight, unless more is said. */
export const snail = (said: Given<typeof TARGETS, 'snail'>): SnailTarget => say(TARGETS, 'snail', said);
/** Two snails: any others in sight, unless more is said. */
export const twoSnails = (said: Given<typeof TARGETS, 'two-snails'>): TwoSnailsTarget =>
  say(TARGETS, 'two-snails', said);
/** One field in sight, with every snail on it, unless more is said. */
export const field = (said: Given<typeof TARGETS, 'field'>): FieldTarget => say(TARGETS, 'field', said);
/** Every other snail in sight within the range, unless more is said. */
export const burst = (said: Given<typeof TARGETS, 'burst'>): BurstTarget => say(TARGETS, 'burst', said);
/** Another player with a snail in sight within the range. */
export const player = (said: Within): PlayerTarget => say(TARGETS, 'player', said);
/** Each other player. */
export const others: OthersTarget = say(TARGETS, 'others', {});

/** What of a target the words that act on it depend on. */
export interface Aimed {
  readonly ownFieldOnly: boolean;
  readonly self: boolean;
  readonly shells: SnailTarget['shells'];
}

/** What of a target the words that act on it depend on, as far as it can be read. */
export function aimedAt(target: object): Aimed {
  const { range, self, shells = 'any' }: Partial<SnailTarget> = target;
  return { ownFieldOnly: range?.[1] === 0, self: self === 'allowed', shells };
}
