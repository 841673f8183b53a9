import type { Card, Effect } from '../../cards/vocabulary.ts';
import type { Side } from '../../components.ts';
import type { CardLook } from '../look.ts';

/** What is to be seen on a card: it follows from what the card does, so that cards of one's own have pictures, too. */
export type Motif =
  | 'zombie'
  | 'dogs'
  | 'shield'
  | 'boss'
  | 'claws'
  | 'hunger'
  | 'pickaxe'
  | 'click'
  | 'mass'
  | 'meat'
  | 'hold'
  | 'swap'
  | 'terror'
  | 'bite'
  | 'dawn'
  | 'shot'
  | 'burst'
  | 'sniper'
  | 'voltage'
  | 'blaze'
  | 'flamethrower'
  | 'oil'
  | 'napalm'
  | 'grenade'
  | 'wall'
  | 'pit'
  | 'mine'
  | 'car'
  | 'barrel'
  | 'barrier'
  | 'net'
  | 'halt'
  | 'searchlight'
  | 'megaphone'
  | 'blood'
  | 'broom'
  | 'unread';

/** The motif of a card, and the figure that is printed on it; 0 if there is none. */
export interface Drawn {
  readonly motif: Motif;
  readonly figure: number;
}

/** What is to be seen on a card that nobody can read here: what it is on the board. */
export function motifOfKind({ kind, figure }: Pick<CardLook, 'kind' | 'figure'>): Drawn {
  if (kind === 'none') return { motif: 'unread', figure: 0 };
  return { motif: kind === 'fire' ? 'napalm' : kind, figure };
}

/** What is to be seen on a card. */
export function motifOf(card: Card, side: Side): Drawn {
  const { body, thing, effects } = card;
  if (body !== undefined) return { motif: body.body, figure: body.strength };
  if (thing !== undefined) return { motif: thing.kind, figure: figureOfThing(card) };
  const [first] = effects;
  return first === undefined ? { motif: 'unread', figure: 0 } : motifOfEffect(first, card, side);
}

function figureOfThing({ thing }: Card): number {
  for (const trait of thing?.traits ?? []) {
    if (trait.trait === 'climb') return trait.height;
    if (trait.trait === 'swallow') return trait.depth;
  }
  return 0;
}

function motifOfEffect(effect: Effect, { target, tags = [], effects }: Card, side: Side): Drawn {
  const aimed = target?.target;
  const plain = (motif: Motif, figure = 0): Drawn => ({ motif, figure });
  switch (effect.op) {
    case 'attach':
      return effect.attachment.attachment === 'claws'
        ? plain('claws', effect.attachment.strength)
        : effect.attachment.attachment === 'boss'
          ? plain('boss', effect.attachment.orders)
          : plain('shield');
    case 'fire':
      if (aimed === 'mark') return plain('sniper', effect.damage);
      return effect.bullets > 1 ? plain('burst', effect.bullets) : plain('shot', effect.damage);
    case 'wound': {
      const lit = effects.find((each) => each.op === 'ignite');
      if (lit !== undefined) return plain('napalm', effect.amount);
      return plain(tags.includes('fire') ? 'blaze' : 'voltage', effect.amount);
    }
    case 'burn':
      return target?.target === 'trail' ? plain('oil', target.power) : plain('flamethrower', powerOf(target));
    case 'retreat':
      return plain(aimed === 'lane' ? 'searchlight' : 'megaphone');
    case 'step':
      return plain(side === 'zombies' ? 'hunger' : 'blood');
    case 'discard':
      return plain(side === 'zombies' ? 'meat' : 'broom');
    case 'limit':
      return plain('terror', effect.cards);
    case 'rise':
      return plain('bite', effect.strength);
    case 'snare':
      return plain('net', target?.target === 'group' ? target.most : 0);
    default:
      return plain(MOTIFS[effect.op]);
  }
}

const powerOf = (target: Card['target']): number => (target?.target === 'span' ? target.power : 0);

/** The motif of each word that has one of its own, whatever else the card says. */
const MOTIFS: Readonly<Record<Exclude<Effect['op'], Told>, Motif>> = {
  arrive: 'zombie',
  lay: 'wall',
  merge: 'mass',
  exchange: 'swap',
  clear: 'pickaxe',
  hold: 'hold',
  kill: 'grenade',
  'set-off': 'grenade',
  ignite: 'napalm',
  halt: 'halt',
  cancel: 'click',
  win: 'dawn',
};

/** The words whose motif depends on more. */
type Told = 'attach' | 'fire' | 'wound' | 'burn' | 'retreat' | 'step' | 'discard' | 'limit' | 'rise' | 'snare';
