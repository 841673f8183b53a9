import type { Ability, Effect, Hunt, OctopusCard, SharkCard } from '../../cards/vocabulary.ts';
import type { PlainEffect, ReadCard } from '../card-reader.ts';
import type { TrapSign } from './things.ts';

/** What is to be seen on a card: it follows from what the card does, so that cards of one's own have pictures, too. */
export type Motif =
  | { readonly motif: 'swap'; readonly times: number }
  | { readonly motif: 'mix'; readonly blocks: number; readonly with: 'nobody' | 'centre' | 'octopus' | 'beside' }
  | { readonly motif: 'hide'; readonly also: Also }
  | { readonly motif: 'learn'; readonly items: number; readonly also: Also }
  | { readonly motif: 'eat'; readonly food: string }
  | { readonly motif: 'jaws'; readonly dice: number }
  | { readonly motif: 'reroll' }
  | { readonly motif: 'raise' }
  | { readonly motif: 'bold' }
  | { readonly motif: 'stash' }
  | { readonly motif: 'draw-die' }
  | { readonly motif: 'trade' }
  | { readonly motif: 'step' }
  | { readonly motif: 'about-turn' }
  | { readonly motif: 'spare-trap' }
  | { readonly motif: 'drop-pair' }
  | { readonly motif: 'fight' }
  | { readonly motif: 'armour' }
  | { readonly motif: 'counter' }
  | { readonly motif: 'food'; readonly food: string }
  | { readonly motif: 'trap'; readonly sign: TrapSign; readonly figure: number }
  | { readonly motif: 'tile'; readonly gives: Ability['gives']; readonly figure: number }
  | { readonly motif: 'unread'; readonly side: 'octopus' | 'shark' };

/** What a card does beside its main thing. */
export type Also = 'nothing' | 'draw' | 'remove' | 'keep-pile' | 'keep-hand' | 'hide';

/** Words one by one. */
const plainOf = (effects: readonly Effect[]): readonly PlainEffect[] =>
  effects.flatMap((effect) => (effect.op === 'may' ? plainOf(effect.effects) : [effect]));

/** What is to be seen on a card of a pack. */
export function motifOf(id: string, read: ReadCard): Motif {
  switch (read.sort) {
    case 'octopus':
      return octopusMotif(read.card);
    case 'shark':
      return sharkMotif(read.card);
    case 'strategies':
      return strategyMotif(plainOf(read.card.effects));
    case 'counters':
      return { motif: 'counter' };
    case 'foods':
      return { motif: 'food', food: id };
    case 'traps':
      return trapMotif(read.card.effects);
    case 'tiles': {
      const [ability] = read.card.abilities;
      if (ability === undefined) return { motif: 'unread', side: 'shark' };
      return { motif: 'tile', gives: ability.gives, figure: 'count' in ability ? ability.count : ability.add };
    }
  }
}

function octopusMotif({ effects, food = '' }: OctopusCard): Motif {
  const words = plainOf(effects);
  const [first] = words;
  const also =
    words
      .slice(1)
      .map(alsoOf)
      .find((each) => each !== 'nothing') ?? 'nothing';
  switch (first?.op) {
    case 'swap':
      return { motif: 'swap', times: words.filter(({ op }) => op === 'swap').length };
    case 'mix':
      return mixMotif(first);
    case 'hide':
    case 'hide-all':
      return { motif: 'hide', also };
    case 'learn':
      return { motif: 'learn', items: first.count, also };
    case 'eat':
      return { motif: 'eat', food };
    default:
      return { motif: 'unread', side: 'octopus' };
  }
}

const mixMotif = (word: Extract<PlainEffect, { readonly op: 'mix' }>): Motif => ({
  motif: 'mix',
  blocks: word.hidden + word.beside,
  with: word.beside > 0 ? 'beside' : word.with,
});

function alsoOf(word: PlainEffect): Also {
  switch (word.op) {
    case 'draw':
      return 'draw';
    case 'remove':
      return 'remove';
    case 'hide':
      return 'hide';
    case 'keep':
      return word.where === 'hand' ? 'keep-hand' : 'keep-pile';
    default:
      return 'nothing';
  }
}

function sharkMotif({ effects, dice }: SharkCard): Motif {
  const [first] = effects;
  if (first === undefined) return { motif: 'jaws', dice: dice.length };
  return { motif: HUNTS[first.op] };
}

const HUNTS: Readonly<
  Record<
    Hunt['op'],
    'reroll' | 'raise' | 'bold' | 'stash' | 'draw-die' | 'trade' | 'step' | 'about-turn' | 'spare-trap' | 'drop-pair'
  >
> = {
  reroll: 'reroll',
  'draw-die': 'draw-die',
  raise: 'raise',
  turn: 'raise',
  feed: 'bold',
  stash: 'stash',
  trade: 'trade',
  step: 'step',
  'about-turn': 'about-turn',
  'spare-trap': 'spare-trap',
  'drop-pair': 'drop-pair',
};

function strategyMotif(words: readonly PlainEffect[]): Motif {
  const mixing = words.find((word) => word.op === 'mix');
  if (mixing?.op === 'mix') return mixMotif(mixing);
  return { motif: words.some(({ op }) => op === 'den' || op === 'sweep') ? 'fight' : 'armour' };
}

/** What a trap does, for its sign. */
export function trapMotif(effects: readonly Effect[]): Extract<Motif, { readonly motif: 'trap' }> {
  const [word] = plainOf(effects);
  if (word?.op === 'sweep') return { motif: 'trap', sign: 'sweep', figure: word.most };
  if (word?.op === 'hide') return { motif: 'trap', sign: 'hide', figure: word.count[1] };
  return { motif: 'trap', sign: word?.op === 'den' ? 'den' : 'other', figure: 0 };
}
