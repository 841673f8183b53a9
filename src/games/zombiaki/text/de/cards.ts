import type { Attachment, Condition, Effect, Tag, Target, Trait, Trigger, Way } from '../../cards/vocabulary.ts';
import { DOG_STEPS, EMPTY_COST, STRONGEST_TO_OBEY } from '../../components.ts';
import type { At, Grammar } from '../grammar.ts';
import { and, cardsCounted, or, plural, THINGS_AS_OBJECTS } from './phrases.ts';

/** German sentences. */
export const GRAMMAR: Grammar = {
  when(moment) {
    switch (moment.when) {
      case 'before-movement':
        return 'Spiele sie vor deiner Bewegung.';
      case 'answer':
        return `Spiele sie als Antwort auf ${A_TAG[moment.to]} der Menschen.`;
      case 'drawn':
        return 'Sie liegt ganz unten im Stapel.';
    }
  },
  target: targetOf,
  effect: effectOf,
  trait: traitOf,
  body: (body) =>
    body.body === 'dogs'
      ? `In jeder Bewegung laufen sie bis zu ${DOG_STEPS} Felder in beliebiger Richtung oder bleiben stehen; sie gewinnen nie.`
      : undefined,
  ends: 'Zu Beginn des nächsten Zugs der Menschen kommt sie von der Straße.',
};

const A_TAG: Readonly<Record<Tag, string>> = { shot: 'einen Schuss', fire: 'ein Feuer', explosion: 'eine Explosion' };
const TAGS: Readonly<Record<Tag, string>> = { shot: 'ein Schuss', fire: 'Feuer', explosion: 'eine Explosion' };

function targetOf(target: Target): string {
  switch (target.target) {
    case 'lane':
      return `Wähle eine ${target.which === 'side' ? 'Seitenspur' : 'Spur'}${target.reach === 'up-to-wall' ? '; nur das Stück von der Barrikade bis zur ersten Mauer zählt' : ''}.`;
    case 'line':
      return 'Wähle eine Spur und triff das erste Wesen in der Schusslinie oder ein Auto, das niemand verdeckt.';
    case 'mark':
      return 'Wähle ein beliebiges Wesen oder Auto, auch außerhalb der Schusslinie.';
    case 'spot':
      return `Wähle ${spotOf(target.where)}.`;
    case 'zombie':
      return `Wähle ${{ any: 'einen Zombie', unshielded: 'einen Zombie ohne Schutzschild', 'no-boss': 'einen Zombie, der kein Boss ist' }[target.which]}.`;
    case 'move': {
      const who = {
        zombie: 'einen Zombie',
        creature: 'einen Zombie oder Hunde',
        shielded: 'einen Zombie mit Schutzschild',
      }[target.who];
      return `Wähle ${who} und, ${or(target.ways.map((way) => WAYS[way]))}, ${ONTO[target.onto]}.`;
    }
    case 'pair':
      return 'Wähle zwei Zombies, die nebeneinander stehen.';
    case 'group':
      return `Wähle Zombies, die nebeneinander stehen und zusammen höchstens die Stärke ${target.most} haben.`;
    case 'span':
      return `Wähle auf der Straße, die der Barrikade am nächsten ist und auf der jemand steht, Felder nebeneinander, keines hinter einer Mauer, und verteile bis zu ${target.power} Schaden auf sie; ein Feld ohne Wesen kostet ${EMPTY_COST}.`;
    case 'trail':
      return `Gieße es auf ein beliebiges Feld und von dort weiter, Feld um Feld, mit der Kraft ${target.power}: Ein Feld ohne Wesen kostet ${EMPTY_COST}, und von einem Wesen fließt es nur weiter, wenn dieses gestorben ist.`;
    case 'thing':
      return `Wähle ${or(target.kinds.map((kind) => THINGS_AS_OBJECTS[kind]))} auf der Straße.`;
    case 'card':
      return 'Wähle eine Karte aus der Hand des Gegners.';
  }
}

const BASE: Readonly<Partial<Record<Condition, string>>> = { any: 'ein beliebiges Feld', free: 'ein freies Feld' };

const STREETS: Readonly<Partial<Record<Condition, string>>> = {
  'street-1': 'der Straße 1',
  'street-5': 'der Straße 5',
  'not-street-5': 'außerhalb der Straße 5',
};

const CONDITIONS: Readonly<Partial<Record<Condition, string>>> = {
  open: 'auf dem Platz ist',
  'clear-way': 'zu dem der Weg von der Barrikade frei ist',
  'not-before-creature': 'das nicht direkt vor einem Wesen liegt',
  'away-from-zombies': 'das kein Feld mit einem Zombie berührt',
  'not-behind-zombies': 'an dem noch kein Zombie vorbei ist',
};

function spotOf(where: readonly Condition[]): string {
  const said = (table: Readonly<Partial<Record<Condition, string>>>): string[] =>
    where.flatMap((each) => table[each] ?? []);
  const [base = 'ein Feld'] = said(BASE);
  const conditions = and(said(CONDITIONS));
  return `${[base, ...said(STREETS)].join(' ')}${conditions === '' ? '' : `, ${conditions}`}`;
}

const WAYS: Readonly<Record<Way, string>> = { forward: 'vor ihm', back: 'hinter ihm', sideways: 'neben ihm' };

const ONTO = {
  free: 'ein Feld, das er betreten kann',
  zombie: 'einen anderen Zombie, dessen Feld er betreten kann',
  open: 'ein Feld, auf dem ein Zombie stehen kann',
} as const;

function effectOf(effect: Effect, { scope, card }: At): string {
  const place = scope === 'lane' ? ' dort' : '';
  const one = scope === 'spot';
  switch (effect.op) {
    case 'arrive':
      return card.body === undefined
        ? 'Setze sie dorthin.'
        : `Setze ${card.body.body === 'dogs' ? 'Hunde' : 'einen Zombie'} der Stärke ${card.body.strength} dorthin.`;
    case 'lay':
      return 'Lege sie dorthin.';
    case 'attach':
      return attachmentOf(effect.attachment);
    case 'step':
      return 'Bewege das Wesen dorthin.';
    case 'merge':
      return 'Bewege ihn dorthin: Die beiden werden zu einem Zombie, so stark wie beide zusammen, der sich in diesem Zug nicht mehr bewegt.';
    case 'exchange':
      return 'Sie tauschen die Plätze.';
    case 'rise':
      return `Der Mensch wird dort zu einem Zombie der Stärke ${effect.strength}.`;
    case 'clear':
      return scope === 'thing'
        ? 'Entferne den Gegenstand; er explodiert nicht.'
        : 'Entferne, was sonst noch dort liegt, und lösche das Feuer.';
    case 'hold':
      return 'Er läuft in dieser Bewegung nicht.';
    case 'fire': {
      if (effect.bullets === 1 && scope !== 'lane') {
        return `Füge ${effect.damage} Schaden zu; ein Zombie, der überlebt, weicht ein Feld zurück.`;
      }
      return `Feuere ${plural(effect.bullets, 'Kugel', 'Kugeln')} ab; jede fügt dem in diesem Augenblick ersten Ziel ${effect.damage} Schaden zu. Danach weicht jeder getroffene Zombie, der überlebt hat, ein Feld zurück.`;
    }
    case 'wound':
      return `Füge ${one ? 'dem Wesen auf dem Feld' : `jedem Wesen${place}`} ${effect.amount} Schaden zu.`;
    case 'burn':
      return scope === 'trail'
        ? 'Wesen erleiden so viel Schaden, wie das Öl Kraft hat.'
        : 'Füge diesen Schaden auf einmal zu.';
    case 'kill':
      return `Töte ${one ? 'das Wesen auf dem Feld' : `jedes Wesen${place}`}; ein Schutzschild hilft nicht.`;
    case 'set-off':
      return `Was ${or((card.tags ?? []).map((tag) => TAGS[tag])) || 'die Karte'} dort auslösen kann, explodiert.`;
    case 'ignite':
      return `Das Feld brennt bis zum nächsten Zug der Menschen: Wer es betritt, erleidet ${effect.damage} Schaden.`;
    case 'retreat':
      return `${one ? 'Das Wesen auf dem Feld' : `Jedes Wesen${place}`} weicht ein Feld zurück, wenn es kann.`;
    case 'snare':
      return 'Sie können sich bis zum nächsten Zug der Menschen nicht bewegen.';
    case 'halt':
      return 'Bis zum nächsten Zug der Menschen kann sich niemand bewegen.';
    case 'limit':
      return `Die Menschen dürfen in ihrem nächsten Zug nur ${cardsCounted(effect.cards)} spielen.`;
    case 'discard':
      return 'Sie wird abgelegt.';
    case 'cancel':
      return 'Jene Karte hat keine Wirkung.';
    case 'win':
      return 'Wird sie gezogen, gewinnen die Menschen.';
  }
}

function attachmentOf(attachment: Attachment): string {
  switch (attachment.attachment) {
    case 'shield':
      return 'Gib ihm diesen Menschen als Schutzschild: Er fängt allen Schaden ab, der auf einmal kommt, oder ein Fass, oder füllt eine Grube, und ist verloren.';
    case 'claws':
      return `Seine Stärke steigt um ${attachment.strength}.`;
    case 'boss':
      return `Er wird zum Boss: ${attachment.orders === 1 ? 'einmal' : `${attachment.orders}-mal`}, aber nur einmal im Zug, bewegt er einen anderen Zombie mit höchstens Stärke ${STRONGEST_TO_OBEY} um ein Feld; jeder Zombie gehorcht nur einmal. Stirbt der Boss, weichen alle Zombies ein Feld zurück.`;
  }
}

const TRIGGERS: Readonly<Record<Trigger, string>> = {
  shot: 'sie beschossen wird',
  fire: 'sie Feuer fängt',
  explosion: 'dort etwas explodiert',
  shrapnel: 'ein Splitter sie trifft',
  entered: 'jemand oder etwas auf ihr Feld kommt',
};

function traitOf(trait: Trait): string {
  switch (trait.trait) {
    case 'climb':
      return `Nur ein Zombie mit mindestens Stärke ${trait.height} kommt hinauf, oder einer, den die Reihe hinter ihm schiebt; Hunde nie.`;
    case 'swallow':
      return `Wer sie mit höchstens Stärke ${trait.depth} betritt, stirbt und füllt sie; ein Schutzschild füllt sie an Stelle seines Zombies.`;
    case 'rolls':
      return 'Zu Beginn jedes Zugs der Menschen rollt es ein Feld in Richtung Straße 1.';
    case 'crushes':
      return 'Es tötet das Wesen, auf das es trifft, und ist weg.';
    case 'bars-lane':
      return 'Niemand bewegt sich in ihrer Spur oder betritt sie, von Straße 5 bis zur ersten Mauer.';
    case 'stops-line':
      return trait.at === 'before' ? 'Die Schusslinie endet vor ihr.' : 'Die Schusslinie endet auf ihrem Feld.';
    case 'goes-off': {
      const where = [
        ...(trait.damage === 0 ? [] : [`${trait.damage} Schaden auf ihrem Feld`]),
        ...(trait.around === 0 ? [] : [`${trait.around} Schaden auf jedem Feld ringsum`]),
        ...(trait.shrapnel === 0
          ? []
          : [`${trait.shrapnel} Schaden durch einen Splitter auf einem Nachbarfeld, das die Menschen wählen`]),
      ];
      return `Sie explodiert einmal, wenn ${or(trait.by.map((each) => TRIGGERS[each]))}${where.length === 0 ? '' : `: ${and(where)}`}.`;
    }
  }
}
