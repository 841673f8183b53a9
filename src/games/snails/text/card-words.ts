import { type Called, capitalised, unreachable } from '../../../kernel/index.ts';
import type { Automatic, BasicAction, Card, Choice, Effect, Rolled, Row, Side, Target } from '../cards/vocabulary.ts';
import type { At, Grammar, Mention, Place, Word } from './grammar.ts';
import type { CardLanguage } from './language.ts';
import { optionName } from './phrases.ts';

/** What a card does, in sentences. */
export const cardInWords = (card: Card, language: CardLanguage, called: Called): string =>
  cardParts(card, language, called).map(said).join(' ');

/** A part of what a card says, as it is printed: a row with its symbols, a half, an effect to choose, or a sentence. */
export interface CardPart {
  /** What it stands under, where it stands under something. */
  readonly head?: string;
  readonly text: string;
  /** The symbols that a row needs. */
  readonly faces?: Row['faces'];
  /** The basic action that a half is. */
  readonly half?: BasicAction;
}

/** A part as a sentence. */
const said = ({ head, text }: CardPart): string => (head === undefined ? text : `${head}: ${text}`);

/** What a card says, part by part. */
export function cardParts(card: Card, language: CardLanguage, called: Called): readonly CardPart[] {
  const grammar = language.cards;
  if ('halves' in card) return [{ text: grammar.chooseHalf }, ...card.halves.map((half) => halfPart(half, language))];
  const returns = 'returns' in card && card.returns !== undefined ? [{ text: grammar.returns }] : [];
  if ('choose' in card) return [{ text: grammar.chooseEffect }, ...optionParts(card, language, called), ...returns];
  return [...('dice' in card ? attackParts(card, language) : sentences(plainSentences(card, grammar))), ...returns];
}

const sentences = (texts: readonly string[]): readonly CardPart[] => texts.map((text) => ({ text }));

/** Some effects in words, as an order to the player: on the target of their card, or on a field that it has led to. */
export function effectsInWords(
  effects: readonly Effect[],
  on: Target | 'field' | undefined,
  { cards: grammar }: CardLanguage,
): string {
  if (on !== 'field') return orders(effects, on, grammar);
  return linked(tell(effects, { place: 'scattered', side: 'any', ...UNTOLD }, grammar).orders, grammar);
}

const halfPart = (half: BasicAction, { cards, names }: CardLanguage): CardPart => ({
  head: cards.quoted(names.actions[half]),
  text: cards.actions[half],
  half,
});

function optionParts({ choose }: Choice, language: CardLanguage, called: Called): readonly CardPart[] {
  return Object.entries(choose).map(([id, option]) => optionPart(id, option, language, called));
}

const optionPart = (
  id: string,
  option: Automatic,
  { cards: grammar, names }: CardLanguage,
  called: Called,
): CardPart => ({
  head: grammar.quoted(optionName(id, names, called)),
  text: plainSentences(option, grammar).join(' '),
});

/** What an effect to choose does. */
export const optionInWords = (id: string, option: Automatic, language: CardLanguage, called: Called): string =>
  said(optionPart(id, option, language, called));

function plainSentences({ target, effects }: Automatic, grammar: Grammar): readonly string[] {
  return [...targetSentence(target, grammar), `${capitalised(orders(effects, target, grammar))}.`];
}

function attackParts({ target, dice, rows, attacks = 1, after }: Rolled, language: CardLanguage): readonly CardPart[] {
  const grammar = language.cards;
  return [
    ...sentences([
      ...(attacks === 1 ? [] : [grammar.attacks(attacks, target)]),
      ...targetSentence(target, grammar),
      grammar.roll(dice, rows.length),
    ]),
    ...rows.map((row) => rowPart(row, target, language)),
    ...(after === undefined
      ? []
      : [{ head: grammar.after(attacks), text: `${grammar.opened(orders(after, undefined, grammar))}.` }]),
  ];
}

const rowPart = ({ faces, effects }: Row, target: Target | undefined, language: CardLanguage): CardPart => ({
  head: symbols(faces, language),
  text: `${language.cards.opened(orders(effects, target, language.cards))}.`,
  faces,
});

/** What a row of dice symbols does. */
export const rowInWords = (row: Row, target: Target | undefined, language: CardLanguage): string =>
  said(rowPart(row, target, language));

const targetSentence = (target: Target | undefined, grammar: Grammar): readonly string[] =>
  target === undefined || target.target === 'others' ? [] : [grammar.target(target)];

const symbols = (faces: Row['faces'], { names }: CardLanguage): string =>
  faces.map((face) => names.faces[face]).join(' + ');

const orders = (effects: readonly Effect[], target: Target | undefined, grammar: Grammar): string => {
  const scene: Scene = {
    place: target?.target ?? 'self',
    side: target !== undefined && 'side' in target ? target.side : 'any',
  };
  return linked(tell(effects, { ...scene, ...UNTOLD }, grammar).orders, grammar);
};

interface Scene {
  readonly place: Place;
  readonly side: Side;
}

/** Nothing has been said yet. */
const UNTOLD = { mention: 'first', moved: false } as const;

/** One effect put into words. */
interface Order {
  readonly text: string;
  /** Does it begin with something that one may leave? */
  readonly optional: boolean;
  /** Does it end with something that one may leave, so that what follows could be taken to belong to it? */
  readonly open: boolean;
}

interface Told {
  readonly orders: readonly Order[];
  /** How the next effect has to speak of what is acted on. */
  readonly mention: Mention;
  readonly moved: boolean;
}

function tell(effects: readonly Effect[], at: At, grammar: Grammar): Told {
  let told: Told = { orders: [], mention: at.mention, moved: at.moved };
  for (const effect of effects) {
    const { orders, mention, moved } = tellOne(effect, { ...at, mention: told.mention, moved: told.moved }, grammar);
    told = { orders: [...told.orders, ...orders], mention, moved };
  }
  return told;
}

function tellOne(effect: Effect, at: At, grammar: Grammar): Told {
  switch (effect.op) {
    case 'self':
      if (at.place === 'self') return tell(effect.effects, at, grammar);
      return {
        orders: tell(effect.effects, { place: 'self', side: 'any', ...UNTOLD }, grammar).orders,
        mention: 'far',
        moved: at.moved,
      };
    case 'scatter':
    case 'around': {
      const place = effect.op === 'scatter' ? 'scattered' : 'around';
      const { orders } = tell(effect.effects, { place, side: 'any', ...UNTOLD }, grammar);
      const text = `${grammar[effect.op](at)}: ${grammar.opened(linked(orders, grammar))}`;
      return {
        orders: [{ text, optional: false, open: orders.at(-1)?.open ?? false }],
        mention: 'far',
        moved: at.moved,
      };
    }
    case 'may': {
      const { orders, mention, moved } = tell(effect.effects, at, grammar);
      return {
        orders: [{ text: grammar.may(linked(orders, grammar), orders.length), optional: true, open: true }],
        mention,
        moved,
      };
    }
    case 'when': {
      // The condition names the snail, so that a pronoun will do for what is done to it.
      const mention = at.place === 'snail' || at.place === 'self' ? 'again' : at.mention;
      const { orders, moved } = tell(effect.effects, { ...at, mention }, grammar);
      const text = grammar.when(effect.condition, at, linked(orders, grammar), orders.length);
      return { orders: [{ text, optional: true, open: true }], mention: 'first', moved };
    }
    default:
      return {
        orders: [{ text: grammar.word(effect, at), optional: false, open: false }],
        mention: mentionAfter(effect, at),
        // SNL-8.19: a tile is that of the field on which the target stood when it was chosen.
        moved: at.moved || (at.place === 'snail' && MOVING.includes(effect.op)),
      };
  }
}

const MOVING: readonly Word['op'][] = ['push', 'place-here', 'exchange-places'];

// A pronoun is safe only right after the snails were named: cards, tokens and tiles could be taken for them.
function mentionAfter(word: Word, { place, mention }: At): Mention {
  switch (word.op) {
    case 'push':
      // What comes next on a field acts on those who are there then, not on those who have been pushed off.
      return isOfField(place) ? 'first' : 'again';
    case 'damage':
    case 'heal':
    case 'leave-shell':
    case 'place-here':
    case 'move':
    case 'enter-shell':
    case 'aim':
    case 'discard':
    case 'take-back':
      return 'again';
    case 'damage-tile':
    case 'destroy-tile':
      // Several snails are not mistaken for one tile.
      return isOfField(place) && word.cards === 'lost' && mention === 'again' ? 'again' : 'first';
    case 'draw':
      return mention === 'far' ? 'far' : 'first';
    case 'drain':
    case 'until-round-ends':
    case 'steal':
    case 'go-there':
    case 'exchange-places':
    case 'swap':
    case 'remove-tile':
    case 'add-tile':
    case 'put':
      return 'first';
    default:
      return unreachable(word);
  }
}

const isOfField = (place: Place): boolean => place === 'field' || place === 'scattered' || place === 'around';

function linked(orders: readonly Order[], { links }: Grammar): string {
  const apart = orders.some(({ text, optional }) => !optional && /[,;:]/.test(text));
  const next = apart ? links.nextApart : links.next;
  const last = apart ? links.lastApart : links.last;
  return orders.reduce((said, { text, optional }, index) => {
    if (index === 0) return text;
    if (orders[index - 1]?.open) return `${said}${links.anyway(text, optional)}`;
    if (optional) return `${said}${links.optional ?? last}${text}`;
    return `${said}${index === orders.length - 1 ? last : next}${text}`;
  }, '');
}
