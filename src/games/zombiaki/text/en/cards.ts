import type { Attachment, Condition, Effect, Tag, Target, Trait, Trigger, Way } from '../../cards/vocabulary.ts';
import { DOG_STEPS, EMPTY_COST, FIRST_STREET, LAST_STREET, STRONGEST_TO_OBEY } from '../../components.ts';
import type { At, Grammar } from '../grammar.ts';
import { NAMES } from './names.ts';
import { and, damage, or, plural } from './phrases.ts';

const { things } = NAMES;

/** English sentences. */
export const GRAMMAR: Grammar = {
  when(moment) {
    switch (moment.when) {
      case 'before-movement':
        return 'Play it before your movement step.';
      case 'answer':
        return `Play it as an answer to ${ANSWERED[moment.to]} of the humans.`;
      case 'drawn':
        return 'It lies at the bottom of the deck.';
    }
  },
  target: targetOf,
  effect: effectOf,
  trait: traitOf,
  body: (body) =>
    body.body === 'dogs'
      ? `In each movement step they run up to ${DOG_STEPS} fields in any direction, or stay; they never win.`
      : undefined,
  ends: () => 'At the start of the next human turn it is removed.',
};

/** What a card answers: cards that shoot at one creature, with several bullets, or at any creature. */
const ANSWERED: Readonly<Record<Tag, string>> = {
  shot: 'a shot, a burst or a sniper',
  fire: 'a fire',
  explosion: 'an explosion',
};

const A_TAG: Readonly<Record<Tag, string>> = { shot: 'a shot', fire: 'fire', explosion: 'an explosion' };

function targetOf(target: Target): string {
  switch (target.target) {
    case 'lane':
      return `Choose ${target.which === 'side' ? 'a side lane' : 'a lane'}${target.reach === 'up-to-wall' ? '; only its part from the barricade to the first wall counts' : ''}.`;
    case 'line':
      return 'Choose a lane and hit the first creature on its line of fire, or a car that nobody covers.';
    case 'mark':
      return 'Choose any creature or car, on a line of fire or not.';
    case 'spot':
      return `Choose ${spotOf(target.where)}.`;
    case 'zombie':
      return `Choose ${{ any: 'a zombie', unshielded: 'a zombie without a human shield', 'no-boss': 'a zombie that is no boss' }[target.which]}.`;
    case 'move': {
      const who = { zombie: 'a zombie', creature: 'a creature', shielded: 'a zombie with a human shield' }[target.who];
      return `Choose ${who} and ${ONTO[target.onto](waysOf(target.ways))}.`;
    }
    case 'pair':
      return 'Choose two zombies that stand next to each other.';
    case 'group':
      return `Choose zombies that stand next to each other, with a strength of at most ${target.most} in all.`;
    case 'span':
      return `On the street nearest to the barricade that holds a creature, choose fields side by side, none of them behind a wall, and divide up to ${damage(target.power)} among them; a field without a creature costs ${EMPTY_COST}.`;
    case 'trail':
      return `Pour it on any field, and from there on from field to field, with a power of ${target.power}. A field without a creature uses up ${EMPTY_COST}; from a field with a creature it flows on only if it has killed that creature.`;
    case 'thing':
      return `Choose ${or(target.kinds.map((kind) => `a ${things[kind].toLowerCase()}`))} on the street.`;
    case 'card':
      return 'Choose a card in the opponent’s hand.';
  }
}

const BASE: Readonly<Partial<Record<Condition, string>>> = { any: 'any field', free: 'a free field' };

const CONDITIONS: Readonly<Partial<Record<Condition, string>>> = {
  open: 'where it can stand',
  'clear-way': 'to which the way from the barricade is clear',
  'not-before-creature': 'that is not directly in front of a creature',
  'away-from-zombies': 'that touches no field with a zombie',
};

/** What has to be true of the rest of the street. */
const ELSEWHERE: Readonly<Partial<Record<Condition, string>>> = {
  'not-behind-zombies': 'no zombie may stand on a street nearer to the barricade',
};

const STREETS: Readonly<Partial<Record<Condition, string>>> = {
  'street-1': `of street ${FIRST_STREET}`,
  'street-5': `of street ${LAST_STREET}`,
  'not-street-5': `outside street ${LAST_STREET}`,
};

function spotOf(where: readonly Condition[]): string {
  const said = (table: Readonly<Partial<Record<Condition, string>>>): string[] =>
    where.flatMap((each) => table[each] ?? []);
  const [base = 'a field'] = said(BASE);
  const street = said(STREETS);
  const field = [base, ...street, and(said(CONDITIONS))].filter((part) => part !== '').join(' ');
  return [field, ...said(ELSEWHERE)].join('; ');
}

const WAYS: Readonly<Record<Way, string>> = { forward: 'in front of it', back: 'behind it', sideways: 'beside it' };

const waysOf = (ways: readonly Way[]): string => or(ways.map((way) => WAYS[way]));

const ONTO = {
  free: (there: string) => `a field ${there} that it can enter`,
  zombie: (there: string) => `another zombie ${there} whose field it can enter`,
  open: (there: string) => `a field ${there} where a zombie can stand`,
} as const;

function effectOf(effect: Effect, { scope, card }: At): string {
  const everybody = { lane: 'every creature in it', spot: 'the creature there' }[scope as 'lane' | 'spot'];
  const them = everybody ?? 'every creature';
  switch (effect.op) {
    case 'arrive':
      return card.body === undefined
        ? 'Put it there.'
        : `Put it there: ${card.body.body === 'dogs' ? 'dogs' : 'a zombie'} of strength ${card.body.strength}.`;
    case 'lay':
      return 'Put it there.';
    case 'attach':
      return attachmentOf(effect.attachment);
    case 'step':
      return 'Move it there.';
    case 'merge':
      return 'Move it there: the two become one zombie, as strong as both together, which moves no further this turn.';
    case 'exchange':
      return 'They change places.';
    case 'rise':
      return `The human becomes a zombie of strength ${effect.strength} there.`;
    case 'clear':
      return scope === 'thing'
        ? 'Remove it; it does not explode.'
        : 'Remove whatever else lies there, and put out the fire.';
    case 'hold':
      return 'It does not walk in this movement step.';
    case 'fire': {
      if (effect.bullets === 1 && scope !== 'lane') {
        return `A creature takes ${damage(effect.damage)}, and a zombie that survives retreats one field, if it can; a car explodes.`;
      }
      return `Fire ${plural(effect.bullets, 'bullet')}: each deals ${damage(effect.damage)} to the creature that is then first on the line of fire, or sets off a car that nobody covers. A human shield takes the bullet that hits it and all that follow. Then every zombie that was wounded and survives retreats one field, if it can.`;
    }
    case 'wound':
      return `Deal ${damage(effect.amount)} to ${them}.`;
    case 'burn':
      return scope === 'trail'
        ? 'It deals a creature damage until that is dead or the power is used up, and wounds use up as much power as they deal damage; a human shield uses up all that is left.'
        : 'Deal that damage, all at once.';
    case 'kill':
      return `Kill ${them}; a human shield does not help.`;
    case 'set-off':
      return `Whatever ${or((card.tags ?? []).map((tag) => A_TAG[tag])) || 'it'} can set off there explodes.`;
    case 'ignite':
      return `The field burns until the next human turn: whoever enters it takes ${damage(effect.damage)}.`;
    case 'retreat':
      return `${them === 'the creature there' ? 'The creature there' : them.replace('every', 'Every')} retreats one field, if it can.`;
    case 'snare':
      return 'They cannot move until the next human turn.';
    case 'halt':
      return 'Nobody can move until the next human turn.';
    case 'limit':
      return `The humans may play only ${plural(effect.cards, 'card')} in their next turn.`;
    case 'discard':
      return 'It is discarded.';
    case 'cancel':
      return 'That card has no effect.';
    case 'win':
      return 'When it is drawn, the humans win.';
  }
}

function attachmentOf(attachment: Attachment): string {
  switch (attachment.attachment) {
    case 'shield':
      return 'Give it this human shield: it takes all damage that is dealt at one time, also all bullets of a burst, or it stops a barrel or fills a pit, and is lost. It does not help against a grenade.';
    case 'claws':
      return `Its strength rises by ${attachment.strength}.`;
    case 'boss':
      return `It becomes the boss: ${attachment.orders === 1 ? 'once' : `${attachment.orders} times`}, but once a turn, it moves another zombie of strength ${STRONGEST_TO_OBEY} or less by one field; each zombie obeys only once. When the boss dies, all zombies retreat one field.`;
  }
}

const TRIGGERS: Readonly<Record<Trigger, string>> = {
  shot: 'it is shot at',
  fire: 'it catches fire',
  explosion: 'something explodes there',
  shrapnel: 'shrapnel hits it',
  entered: 'somebody or something comes onto its field',
};

function traitOf(trait: Trait): string {
  switch (trait.trait) {
    case 'climb':
      return `Only a zombie of strength ${trait.height} or more can climb it, or one that the row behind it pushes up; dogs cannot.`;
    case 'swallow':
      return `A creature of strength ${trait.depth} or less that enters it dies and fills it; a human shield always fills it instead of its zombie.`;
    case 'rolls':
      return `At the start of each human turn it rolls one field towards street ${FIRST_STREET}. It breaks on a wall or a car, fills a pit and sets off a mine.`;
    case 'crushes':
      return 'It kills the creature that it meets, and is gone.';
    case 'bars-lane':
      return `Nobody moves in its lane or enters it, from street ${LAST_STREET} to the first wall.`;
    case 'stops-line':
      return trait.at === 'before' ? 'The line of fire ends in front of it.' : 'The line of fire ends on its field.';
    case 'goes-off': {
      const where = [
        ...(trait.damage === 0 ? [] : [`${damage(trait.damage)} on its field`]),
        ...(trait.around === 0 ? [] : [`${damage(trait.around)} on every field around`]),
        ...(trait.shrapnel === 0
          ? []
          : [`${damage(trait.shrapnel)} by shrapnel on an adjacent field of the humans’ choice`]),
      ];
      return `It explodes once, when ${or(trait.by.map((each) => TRIGGERS[each]))}${where.length === 0 ? '' : `: ${and(where)}`}.`;
    }
  }
}
