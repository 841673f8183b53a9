import type { SharkCard, WantedColour } from '../../cards/vocabulary.ts';
import { FACES } from '../../components.ts';
import type { At, Grammar, PlainEffect } from '../grammar.ts';
import { ALL_NAMES } from './names.ts';
import {
  CARDS,
  type Case,
  cardsCounted,
  colour,
  coloured,
  diceCounted,
  form,
  or,
  type Phrases,
  plural,
  span,
} from './phrases.ts';

/** German sentences. */
export const grammarWith = ({ block }: Phrases): Grammar => ({
  cost: (blocks) => `Bezahle, indem du ${hiddenBlocks(blocks)} aufdeckst.`,
  price: ({ cost, dice }) =>
    `Kostet ${cost} Energie${dice.length === 0 ? '' : ` und bringt ${coloured(dice, 'accusative')} in den Beutel`}.`,
  windows: (windows) => `Setze sie einmal ein, ${or(windows.map((window) => ALL_NAMES.windows[window]))}.`,
  unused: 'Sie hat keine weitere Wirkung und ist nach dem Kauf aus dem Spiel.',
  effect: (effect, at) => effectOf(effect, at, block),
  hunt: (hunt, card) => {
    switch (hunt.op) {
      case 'reroll':
        return `Würfle ${span(1, hunt.most)} Würfel des Pools neu${hunt.most === 1 ? '' : ', alle zugleich'}.`;
      case 'draw-die':
        return `Ziehe noch 1 Würfel aus dem Beutel und wirf ihn${rollOf(card)}.`;
      case 'raise':
        return `Drehe ${dieOf(hunt.colour)} des Pools um ${span(1, hunt.most)} hoch, höchstens auf ${FACES}.`;
      case 'turn':
        return `Drehe ${dieOf(hunt.colour)} des Pools auf ${hunt.to}.`;
      case 'feed':
        return 'Lege einen Würfel des Pools auf die Hungerleiste.';
      case 'stash':
        return 'Lege einen Würfel des Pools, wie er ist, auf diese Karte; in einem späteren Zug darfst du ihn legen wie einen Würfel des Pools.';
      case 'trade':
        return `Lege ${plural(hunt.give, 'gezogenen Würfel', 'gezogene Würfel')} in den Beutel zurück und nimm dann ${diceCounted(hunt.take)} in ${hunt.take === 1 ? 'einer Farbe' : 'Farben'} deiner Wahl heraus.`;
      case 'step':
        return 'Der Hai macht einen zusätzlichen Schritt voraus auf ein freies Feld, ohne Strömung.';
      case 'about-turn':
        return 'Lass den Hai wenden, bevor er in diesem Zug einen Schritt macht.';
      case 'spare-trap':
        return 'Die Falle hat keine Wirkung; sie bleibt aufgedeckt.';
      case 'drop-pair':
        return 'Eine zufällige Strategie des Oktopus und ihr Konter sind aus dem Spiel; ein Paar bleibt immer.';
    }
  },
  ability: (ability) => {
    switch (ability.gives) {
      case 'rerolls':
        return `In jedem Zug hast du ${plural(ability.count, 'zusätzlichen Neuwurf', 'zusätzliche Neuwürfe')} eines Würfels.`;
      case 'extra-die':
        return `In jedem Zug darfst du ${diceCounted(ability.count)} mehr ziehen.`;
      case 'bonus':
        return `Wenn du Energie ausgibst und die Würfel zusammen höchstens ${ability.most} zeigen, hast du ${ability.add} mehr.`;
    }
  },
  food: 'Gefressene Nahrung lässt sich ein einziges Mal einsetzen: vor, zwischen oder nach deinen Aktionen.',
  trap: 'Sie wirkt, wenn eine Suche oder ein Angriff sie aufdeckt.',
  strategy: (name) => `Wählt der Hai nicht den ${COLOURED[name]}n Konter, entkommst du und darfst Folgendes tun.`,
  counter: (name) => `Wählt der Oktopus die ${COLOURED[name]} Strategie, fängst du ihn und gewinnst das Spiel.`,
});

/** The colours of strategies; those of counters have an n behind. */
const COLOURED = { red: 'rote', turquoise: 'türkisfarbene', yellow: 'gelbe' } as const;

const hiddenBlocks = (count: number): string => plural(count, 'versteckten Block', 'versteckte Blöcke');

const dieOf = (wanted: WantedColour): string =>
  wanted === 'any' ? 'einen Würfel' : `einen ${colour(wanted, 'en')} Würfel`;

const rollOf = ({ windows }: Pick<SharkCard, 'windows'>): string => {
  if (!windows.includes('after-roll')) return ' mit den anderen';
  return windows.includes('before-roll') ? ', mit den anderen oder allein' : ' allein';
};

/** What is done: an order, what may be done, and what of the order stands behind. */
type Deed = readonly [order: string, infinitive: string];

const HIDE: Deed = ['Verstecke', 'verstecken'];

function effectOf(
  effect: PlainEffect,
  { isOptional, isRepeated, food }: At,
  block: (id: string, wanted: Case) => string,
): string {
  const may = ([order, infinitive]: Deed, what: string, isFree = isOptional): string =>
    isFree ? `Du darfst ${what} ${infinitive}.` : `${order} ${what}.`;
  switch (effect.op) {
    case 'swap':
      return may(
        ['Tausche', 'tauschen'],
        isRepeated ? 'noch einmal zwei benachbarte Blöcke, dieselben oder andere' : 'zwei benachbarte Blöcke',
      );
    case 'mix': {
      const [what, after] = mixed(effect);
      const told = isOptional ? `Du darfst ${what} mischen` : `Mische ${what}`;
      return `${told}${after}.`;
    }
    case 'hide': {
      const [least, most] = effect.count;
      return may(HIDE, `${span(least, most)} ${form(most, ...HIDDEN[effect.which])}`, isOptional || least === 0);
    }
    case 'hide-all':
      return may(HIDE, effect.which === 'octopus' ? 'den Oktopus' : 'alle aufgedeckten Blöcke');
    case 'learn': {
      const items = plural(effect.count, 'neue Karte oder 1 neuen Block', 'neue Karten oder Blöcke');
      return effect.amount === 'exactly'
        ? `Lerne ${effect.count}: Nimm ${items}.`
        : `Lerne bis zu ${effect.count}: Du darfst höchstens ${items} nehmen.`;
    }
    case 'keep': {
      const but = effect.not === 'nothing' ? '' : `, aber keine ${CARDS[effect.not]}`;
      return effect.where === 'hand'
        ? `Du darfst 1 der gelernten Karten auf die Hand nehmen${but}.`
        : `Du darfst 1 der gelernten Karten oben auf deinen Nachziehstapel legen${but}.`;
    }
    case 'draw':
      return may(['Ziehe', 'ziehen'], effect.amount === 'one' ? '1 Karte' : 'bis zum Handlimit');
    case 'remove':
      return may(['Entferne', 'entfernen'], '1 andere Karte deiner Hand oder deines Ablagestapels aus dem Spiel');
    case 'eat':
      return `Wenn ${block(food, 'nominative')} gleich neben dem Oktopus liegt, decke beide auf und friss: Die Nahrung kommt auf die Nahrungsleiste, und eine Muschel an ihre Stelle. Danach ist diese Karte aus dem Spiel.`;
    case 'fetch': {
      const what =
        'dir 1 Karte deiner Wahl aus deinem Nachziehstapel oder Ablagestapel auf die Hand, auch über das Limit hinaus';
      return `${isOptional ? `Du darfst ${what} nehmen` : `Nimm ${what}`}; kommt sie aus dem Nachziehstapel, mische ihn.`;
    }
    case 'limit':
      return may(['Erhöhe', 'erhöhen'], `dein Handlimit für den Rest des Spiels auf ${cardsCounted(effect.cards)}`);
    case 'sweep':
      return `Du darfst ${span(0, effect.most)} Strömungswürfel vom Plan in den Beutel zurücklegen.`;
    case 'den':
      return `${may(['Bewege', 'bewegen'], 'den Hai in eine Höhle ohne Würfel').slice(0, -1)}; er blickt dann zur Mitte des Plans.`;
  }
}

/** Blocks that are hidden, behind their number. */
const HIDDEN: Readonly<Record<'revealed' | 'gained' | 'others', readonly [one: string, many: string]>> = {
  revealed: ['aufgedeckten Block', 'aufgedeckte Blöcke'],
  gained: ['der neuen Blöcke', 'der neuen Blöcke'],
  others: ['anderen aufgedeckten Block', 'andere aufgedeckte Blöcke'],
};

/** What is mixed, and what is true of it afterwards. */
function mixed(effect: Extract<PlainEffect, { readonly op: 'mix' }>): readonly [what: string, after: string] {
  const hidden = hiddenBlocks(effect.hidden);
  if (effect.with === 'centre') return [`den Block in der Mitte und ${hidden}`, '; alle kommen versteckt zurück'];
  if (effect.with === 'nobody') return [hidden, ''];
  return effect.beside === 0
    ? [`den aufgedeckten Oktopus und ${hidden}`, '; alle kommen versteckt zurück']
    : ['den Oktopus und einen Block neben ihm', ', versteckt oder aufgedeckt; beide kommen versteckt zurück'];
}
