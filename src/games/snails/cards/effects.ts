import { argument, deepFreeze, say, vocabulary, type WordIn, wordsFor } from '../../../kernel/index.ts';
import { CLIMB_COST, FULL_LIFE, LIFE_STEP, SHELL_PROTECTION, STEP_COST } from '../components.ts';
import { CONDITIONS, type Condition } from './conditions.ts';
import { LASTING, type Lasting } from './lasting.ts';
import type { Aimed, Target } from './targets.ts';

/** The tokens that a card can put on a tile. */
export const TOKENS = deepFreeze(['mine', 'dynamite', 'fire'] as const);
/** A token that a card can put on a tile. */
export type Token = (typeof TOKENS)[number];

/** How deep effects may stand inside effects: the list of a card itself is the first level. */
export const DEEPEST = 3;
/** The most points that a card can give a snail to move with. */
export const MOST_MOVEMENT = 6;

// SNL-1.8: life, damage and healing always move in multiples of 5.
const POINTS = argument.whole({ least: LIFE_STEP, most: 100, step: LIFE_STEP, usual: 25 });
const COUNT = argument.whole({ most: 10, usual: 3 });
const CARDS = argument.oneOf('drawn', 'lost');

const ANYTHING = ['self', 'snail', 'two-snails', 'field', 'burst', 'player', 'others', 'after'] as const;
const SNAILS = ['self', 'snail', 'two-snails', 'field', 'burst'] as const;
const TILES = ['self', 'snail', 'field'] as const;
const PLAYERS = ['player', 'others'] as const;

/** What cards do, one word at a time. What a word does is in `ops/`, how it reads in each language is in `text/`. */
export const EFFECTS = vocabulary({
  tag: 'op',
  called: 'effects',
  deepest: DEEPEST,
  longest: 10,
  scopes: {
    self: 'the active snail and its field',
    snail: 'a snail',
    'two-snails': 'two snails',
    field: 'a field',
    burst: 'a burst',
    player: 'a player',
    others: 'the other players',
    // Nothing is aimed at any more: an attack may have had several targets, or none that is left.
    after: 'what follows an attack',
  },
  words: {
    damage: {
      holds: { amount: POINTS },
      on: SNAILS,
      written: {
        'damage(amount)': `takes life, a multiple of ${LIFE_STEP}; a shell keeps ${SHELL_PROTECTION} of it off`,
      },
    },
    drain: {
      holds: { amount: POINTS },
      on: ['snail', 'two-snails', 'field', 'burst'],
      written: { 'drain(amount)': 'takes life, and your snail gets as much as was taken' },
    },
    heal: {
      holds: { amount: POINTS },
      on: SNAILS,
      written: { 'heal(amount)': `gives life back, up to ${FULL_LIFE}` },
    },
    'until-round-ends': {
      holds: { lasting: argument.word(LASTING) },
      on: SNAILS,
      written: { 'untilRoundEnds(lasting)': 'lasts until the end of the round, or until another one takes its place' },
    },
    push: {
      holds: { shells: argument.oneOf('immune', 'pushed') },
      on: SNAILS,
      written: {
        push: 'to an adjacent field that is not higher, of your choice; shells hold fast',
        pushEvenShells: 'the same, and shells go along',
      },
    },
    'leave-shell': {
      holds: {},
      on: SNAILS,
      written: { leaveShell: 'out of the shell' },
      never: ({ shells }: Aimed) =>
        shells === 'without' ? `'leave-shell' with a target that is in no shell` : undefined,
      // Whoever has left the shell may go.
      leaves: (aimed: Aimed): Aimed => ({ ...aimed, shells: 'any' }),
    },
    'place-here': {
      holds: { shells: argument.oneOf('immune', 'placed') },
      on: ['snail'],
      written: {
        placeHere: 'puts the target on your field; not if it is in a shell',
        placeHereEvenShells: 'the same, and a shell goes along',
      },
      never: (aimed: Aimed) => whyThereAlready('place-here', aimed),
    },
    'exchange-places': {
      holds: {},
      on: ['snail'],
      written: { exchangePlaces: 'your snail and the target change places; the target must not be in a shell' },
      never: (aimed: Aimed) => {
        if (aimed.ownFieldOnly) return whyThereAlready('exchange-places', aimed);
        if (aimed.self) return `'exchange-places' with a target that may be the active snail itself`;
        if (aimed.shells !== 'within') return undefined;
        return `'exchange-places' with a target that is in a shell; such a snail does not leave its field`;
      },
    },
    'go-there': {
      holds: {},
      on: ['field'],
      written: { goThere: 'puts your snail on the target field' },
      never: (aimed: Aimed) => whyThereAlready('go-there', aimed),
    },
    move: {
      holds: { points: argument.whole({ most: MOST_MOVEMENT }) },
      on: ['self'],
      written: {
        'move(points)': `crawls: ${STEP_COST} point for a field that is not higher, ${CLIMB_COST} for one level up`,
      },
    },
    'enter-shell': {
      holds: {},
      on: ['self'],
      written: { enterShell: 'your snail enters a shell; not on water' },
    },
    aim: {
      holds: {},
      on: ['self'],
      written: { aim: 'one re-roll for the attack of the next slot' },
    },
    swap: {
      holds: {},
      on: ['self'],
      written: { swap: 'the passive snail becomes the active one' },
    },
    'damage-tile': {
      holds: { cards: CARDS },
      on: TILES,
      written: {
        damageTile: 'damages the tile; a damaged one is destroyed',
        dig: 'the same, and you draw the cards of a meadow that this destroys',
      },
    },
    'destroy-tile': {
      holds: { cards: CARDS },
      on: TILES,
      written: {
        destroyTile: 'destroys the tile, with its tokens and its back',
        digThrough: 'the same, and you draw the cards of a meadow',
      },
    },
    'remove-tile': {
      holds: {},
      on: TILES,
      written: { removeTile: 'takes the tile away; neither tokens nor back do anything' },
    },
    'add-tile': {
      holds: {},
      on: TILES,
      written: {
        addTile: 'lays a tile that is out of the game on the field, one level up, without tokens; not on a mountain',
      },
    },
    put: {
      holds: { token: argument.oneOf(...TOKENS), count: COUNT },
      on: TILES,
      written: { 'put(token, count)': "puts a `'mine'`, `'dynamite'` or `'fire'` on the tile; not on water" },
    },
    draw: {
      holds: { count: COUNT },
      on: ANYTHING,
      written: { 'draw(count)': 'you draw arsenal cards' },
    },
    discard: {
      holds: { count: COUNT },
      on: PLAYERS,
      written: { 'discard(count)': 'they discard arsenal cards of their choice' },
    },
    steal: {
      holds: { count: COUNT },
      on: PLAYERS,
      written: { 'steal(count)': 'you take arsenal cards at random from their hand; everybody sees which' },
    },
    'take-back': {
      holds: {},
      on: PLAYERS,
      written: { takeBack: 'their next card that is still face down goes back to hand; the slot stays empty' },
    },
    scatter: {
      holds: {
        effects: argument.inner({
          scope: 'field',
          never: {
            scatter: 'what has scattered does not scatter again',
            around: 'what has scattered is on one field',
            'go-there': 'it leads to the target only',
          },
        }),
      },
      on: TILES,
      written: { 'scatter(…effects)': 'does this on a field next to the target, of your choice' },
    },
    around: {
      holds: {
        effects: argument.inner({
          scope: 'field',
          never: {
            around: 'it goes one field far',
            scatter: 'every field around is hit already',
            'go-there': 'it leads to the target only',
          },
        }),
      },
      on: TILES,
      written: { 'around(…effects)': 'does this on every field next to the target' },
    },
    self: {
      holds: { effects: argument.inner({ scope: 'self' }) },
      on: ANYTHING,
      written: { 'self(…effects)': 'does this to your own snail and its field' },
    },
    may: {
      holds: { effects: argument.inner({ never: { may: 'the outer one is enough' } }) },
      on: ANYTHING,
      written: { 'may(…effects)': 'does this if you like' },
    },
    when: {
      holds: { condition: argument.word(CONDITIONS), effects: argument.inner() },
      on: TILES,
      written: { 'when(condition, …effects)': 'does this if the condition is met by then' },
    },
  },
});

function whyThereAlready(op: string, { ownFieldOnly }: Aimed): string | undefined {
  return ownFieldOnly ? `'${op}' does nothing at range 0: the snail is there already` : undefined;
}

/** What a card does, one word at a time. */
export type Effect = WordIn<typeof EFFECTS>;
/** A word of the vocabulary. */
export type Op = Effect['op'];
/** What effects act on: a target of the card, or the active snail and its field. */
export type Scope = Target['target'] | 'self';

/** Which words have a meaning where. Inside `scatter` a field is acted on, inside `self` the active snail. */
export const WORDS_FOR: Readonly<Record<Scope, readonly Op[]>> = wordsFor(EFFECTS, [
  'self',
  'snail',
  'two-snails',
  'field',
  'burst',
  'player',
  'others',
]);

/** Takes life from the targets. */
export const damage = (amount: number): Effect => say(EFFECTS, 'damage', { amount });
/** Takes life from the targets, and gives the active snail as much as they have lost. */
export const drain = (amount: number): Effect => say(EFFECTS, 'drain', { amount });
/** Makes something of the targets until the end of the round. */
export const untilRoundEnds = (lasting: Lasting): Effect => say(EFFECTS, 'until-round-ends', { lasting });
/** Gives life to the targets, up to the end of the track. */
export const heal = (amount: number): Effect => say(EFFECTS, 'heal', { amount });
/** Pushes the targets to adjacent fields; shells are immune. */
export const push: Effect = say(EFFECTS, 'push', { shells: 'immune' });
/** Pushes the targets, even in shells. */
export const pushEvenShells: Effect = say(EFFECTS, 'push', { shells: 'pushed' });
/** Places the target snail on the field of the active snail. */
export const placeHere: Effect = say(EFFECTS, 'place-here', { shells: 'immune' });
/** Places the target snail, even in a shell, on the field of the active snail. */
export const placeHereEvenShells: Effect = say(EFFECTS, 'place-here', { shells: 'placed' });
/** Places the active snail on the target field. */
export const goThere: Effect = say(EFFECTS, 'go-there', {});
/** The active snail and the target snail, which must not be in a shell, exchange places. */
export const exchangePlaces: Effect = say(EFFECTS, 'exchange-places', {});
/** Moves the active snail by up to so many points. */
export const move = (points: number): Effect => say(EFFECTS, 'move', { points });
/** The targets leave their shells. */
export const leaveShell: Effect = say(EFFECTS, 'leave-shell', {});
/** The active snail enters a shell. */
export const enterShell: Effect = say(EFFECTS, 'enter-shell', {});
/** The active snail takes aim. */
export const aim: Effect = say(EFFECTS, 'aim', {});
/** Active and passive token are exchanged. */
export const swap: Effect = say(EFFECTS, 'swap', {});
/** Damages the tile of the affected field. */
export const damageTile: Effect = say(EFFECTS, 'damage-tile', { cards: 'lost' });
/** Destroys the tile of the affected field. */
export const destroyTile: Effect = say(EFFECTS, 'destroy-tile', { cards: 'lost' });
/** Damages the tile; if that destroys a meadow, its cards are drawn. */
export const dig: Effect = say(EFFECTS, 'damage-tile', { cards: 'drawn' });
/** Destroys the tile; the cards of a meadow are drawn. */
export const digThrough: Effect = say(EFFECTS, 'destroy-tile', { cards: 'drawn' });
/** Takes the tile of the affected field away with all its tokens; its back has no effect. */
export const removeTile: Effect = say(EFFECTS, 'remove-tile', {});
/** Lays a tile that is out of the game on the affected field. */
export const addTile: Effect = say(EFFECTS, 'add-tile', {});
/** Puts tokens on the tile of the affected field. */
export const put = (token: Token, count = 1): Effect => say(EFFECTS, 'put', { token, count });
/** The active player draws arsenal cards. */
export const draw = (count: number): Effect => say(EFFECTS, 'draw', { count });
/** The target players discard arsenal cards of their own choice from hand. */
export const discard = (count: number): Effect => say(EFFECTS, 'discard', { count });
/** The active player takes arsenal cards at random from the hands of the target players, for everybody to see. */
export const steal = (count: number): Effect => say(EFFECTS, 'steal', { count });
/** The next unrevealed card of the target player's plan goes back to hand, and its slot stays empty. */
export const takeBack: Effect = say(EFFECTS, 'take-back', {});
/** The effects apply to a field adjacent to the affected one, chosen by the active player. */
export const scatter = (...effects: readonly Effect[]): Effect => say(EFFECTS, 'scatter', { effects });
/** The effects apply to every field adjacent to the affected one. */
export const around = (...effects: readonly Effect[]): Effect => say(EFFECTS, 'around', { effects });
/** The effects apply to the active snail and its field. */
export const self = (...effects: readonly Effect[]): Effect => say(EFFECTS, 'self', { effects });
/** The active player may have these effects, or leave them. */
export const may = (...effects: readonly Effect[]): Effect => say(EFFECTS, 'may', { effects });
/** The effects apply if the condition is met when it is their turn. */
export const when = (condition: Condition, ...effects: readonly Effect[]): Effect =>
  say(EFFECTS, 'when', { condition, effects });
