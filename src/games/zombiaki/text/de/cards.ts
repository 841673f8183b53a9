import { capitalised } from '../../../../kernel/index.ts';
import type {
  Attachment,
  Condition,
  Effect,
  Tag,
  Target,
  ThingKind,
  Trait,
  Trigger,
  Way,
} from '../../cards/vocabulary.ts';
import { DOG_STEPS, EMPTY_COST, FIRST_STREET, LAST_STREET, STRONGEST_TO_OBEY } from '../../components.ts';
import type { At, Grammar } from '../grammar.ts';
import { and, cardsCounted, or, plural, THINGS_AS_OBJECTS } from './phrases.ts';

/** German sentences. */
export const GRAMMAR: Grammar = {
  when(moment) {
    switch (moment.when) {
      case 'before-movement':
        return 'Spiele sie vor deiner Bewegungsphase.';
      case 'answer':
        return `Spiele sie als Antwort auf ${ANSWERED[moment.to]} der Menschen.`;
      case 'drawn':
        return 'Sie liegt ganz unten im Stapel.';
    }
  },
  target: targetOf,
  effect: effectOf,
  trait: traitOf,
  body: (body) =>
    body.body === 'dogs'
      ? `In jeder Bewegungsphase laufen sie bis zu ${DOG_STEPS} Felder in beliebiger Richtung oder bleiben stehen; sie gewinnen nie.`
      : undefined,
  ends: (kind) => `Zu Beginn des nächsten Zugs der Menschen kommt ${PRONOUNS[kind].nominative} von der Straße.`,
};

/** What a card answers: cards that shoot at one creature, with several bullets, or at any creature. */
const ANSWERED: Readonly<Record<Tag, string>> = {
  shot: 'einen Schuss, eine Salve oder einen Heckenschützen',
  fire: 'ein Feuer',
  explosion: 'eine Explosion',
};
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
      const who = { zombie: 'einen Zombie', creature: 'ein Wesen', shielded: 'einen Zombie mit Schutzschild' }[
        target.who
      ];
      const there = or(target.ways.map((way) => WAYS[way]));
      return `Wähle ${who} und ${ONTO[target.onto](there, target.who === 'creature' ? 'es' : 'er')}.`;
    }
    case 'pair':
      return 'Wähle zwei Zombies, die nebeneinander stehen.';
    case 'group':
      return `Wähle Zombies, die nebeneinander stehen und zusammen höchstens die Stärke ${target.most} haben.`;
    case 'span':
      return `Wähle auf der Straße mit Wesen, die der Barrikade am nächsten liegt, Felder nebeneinander, aber keines hinter einer Mauer, und verteile bis zu ${target.power} Schaden auf sie; ein Feld ohne Wesen verbraucht davon ${EMPTY_COST}.`;
    case 'trail':
      return `Gieße es auf ein beliebiges Feld und weiter, Feld um Feld, mit der Kraft ${target.power}. Ein Feld ohne Wesen verbraucht ${EMPTY_COST}; von einem Wesen fließt es nur weiter, wenn es dieses getötet hat.`;
    case 'thing':
      return `Wähle ${or(target.kinds.map((kind) => THINGS_AS_OBJECTS[kind]))} auf der Straße.`;
    case 'card':
      return 'Wähle eine Karte aus der Hand des Gegners.';
  }
}

const BASE: Readonly<Partial<Record<Condition, string>>> = { any: 'ein beliebiges Feld', free: 'ein freies Feld' };

const STREETS: Readonly<Partial<Record<Condition, string>>> = {
  'street-1': `der Straße ${FIRST_STREET}`,
  'street-5': `der Straße ${LAST_STREET}`,
  'not-street-5': `außerhalb der Straße ${LAST_STREET}`,
};

const CONDITIONS: Readonly<Partial<Record<Condition, string>>> = {
  open: 'auf dem Platz ist',
  'clear-way': 'zu dem der Weg von der Barrikade frei ist',
  'not-before-creature': 'das nicht direkt vor einem Wesen liegt',
  'away-from-zombies': 'das kein Feld mit einem Zombie berührt',
};

/** What has to be true of the rest of the street. */
const ELSEWHERE: Readonly<Partial<Record<Condition, string>>> = {
  'not-behind-zombies': 'auf keiner Straße, die näher an der Barrikade liegt, darf ein Zombie stehen',
};

function spotOf(where: readonly Condition[]): string {
  const said = (table: Readonly<Partial<Record<Condition, string>>>): string[] =>
    where.flatMap((each) => table[each] ?? []);
  const [base = 'ein Feld'] = said(BASE);
  const conditions = and(said(CONDITIONS));
  const field = `${[base, ...said(STREETS)].join(' ')}${conditions === '' ? '' : `, ${conditions}`}`;
  return [field, ...said(ELSEWHERE)].join('; ');
}

const WAYS: Readonly<Record<Way, string>> = { forward: 'vor ihm', back: 'hinter ihm', sideways: 'neben ihm' };

const ONTO = {
  free: (there: string, who: string) => `ein Feld ${there}, das ${who} betreten kann`,
  zombie: (there: string, who: string) => `einen anderen Zombie ${there}, dessen Feld ${who} betreten kann`,
  open: (there: string) => `ein Feld ${there}, auf dem ein Zombie stehen kann`,
} as const;

/** What is laid on the street: the verb, and the pronoun in the accusative. A car is called `Autobombe` on its card. */
const LAY: Readonly<Record<ThingKind, string>> = {
  wall: 'Stelle sie dorthin',
  pit: 'Lege sie dorthin',
  mine: 'Lege sie dorthin',
  car: 'Stelle sie dorthin',
  barrel: 'Stelle es dorthin',
  barrier: 'Stelle sie dorthin',
};

/** The pronoun of what lies on the street, in the cases that sentences need. */
interface Pronoun {
  readonly nominative: string;
  readonly accusative: string;
  readonly dative: string;
  readonly possessive: string;
}
const SHE: Pronoun = { nominative: 'sie', accusative: 'sie', dative: 'ihr', possessive: 'ihrem' };
const IT: Pronoun = { nominative: 'es', accusative: 'es', dative: 'ihm', possessive: 'seinem' };
const PRONOUNS: Readonly<Record<ThingKind, Pronoun>> = {
  wall: SHE,
  pit: SHE,
  mine: SHE,
  car: SHE,
  barrel: IT,
  barrier: SHE,
};

function effectOf(effect: Effect, { scope, card }: At): string {
  const place = scope === 'lane' ? ' dort' : '';
  const one = scope === 'spot';
  switch (effect.op) {
    case 'arrive':
      return card.body === undefined
        ? 'Setze sie dorthin.'
        : `Setze ${card.body.body === 'dogs' ? 'Hunde' : 'einen Zombie'} der Stärke ${card.body.strength} dorthin.`;
    case 'lay':
      return card.thing === undefined ? 'Lege sie dorthin.' : `${LAY[card.thing.kind]}.`;
    case 'attach':
      return attachmentOf(effect.attachment);
    case 'step':
      return card.target?.target === 'move' && card.target.who === 'creature'
        ? 'Bewege es dorthin.'
        : 'Bewege ihn dorthin.';
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
      return 'Er bleibt in dieser Bewegungsphase stehen.';
    case 'fire': {
      if (effect.bullets === 1 && scope !== 'lane') {
        return `Ein Wesen erleidet ${effect.damage} Schaden, und ein Zombie, der überlebt, weicht ein Feld zurück, wenn er kann; ein Auto explodiert.`;
      }
      return `Feuere ${plural(effect.bullets, 'Kugel', 'Kugeln')} ab: Jede fügt dem Wesen, das dann das erste in der Schusslinie ist, ${effect.damage} Schaden zu oder sprengt ein Auto, das niemand verdeckt. Ein Schutzschild fängt die Kugel, die ihn trifft, und alle folgenden ab. Danach weicht jeder verwundete Zombie, der überlebt hat, ein Feld zurück, wenn er kann.`;
    }
    case 'wound':
      return `Füge ${one ? 'dem Wesen auf dem Feld' : `jedem Wesen${place}`} ${effect.amount} Schaden zu.`;
    case 'burn':
      return scope === 'trail'
        ? 'Ein Wesen erleidet Schaden, bis es tot oder die Kraft verbraucht ist; Wunden verbrauchen so viel Kraft, wie sie Schaden machen, ein Schutzschild alle.'
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
      return 'Gib ihm diesen Menschen als Schutzschild: Er fängt allen Schaden ab, der auf einmal kommt, auch alle Kugeln einer Salve, oder hält ein Fass auf oder füllt eine Grube und ist danach verloren. Gegen eine Granate hilft er nicht.';
    case 'claws':
      return `Seine Stärke steigt um ${attachment.strength}.`;
    case 'boss':
      return `Er wird zum Boss: ${attachment.orders === 1 ? 'einmal' : `${attachment.orders}-mal`}, aber nur einmal im Zug, bewegt er einen anderen Zombie mit höchstens Stärke ${STRONGEST_TO_OBEY} um ein Feld; jeder Zombie gehorcht nur einmal. Stirbt der Boss, weichen alle Zombies ein Feld zurück.`;
  }
}

const triggersOf = ({ nominative, accusative }: Pronoun): Readonly<Record<Trigger, string>> => ({
  shot: `${nominative} beschossen wird`,
  fire: `${nominative} Feuer fängt`,
  explosion: 'dort etwas explodiert',
  shrapnel: `ein Splitter ${accusative} trifft`,
  entered: 'jemand oder etwas auf das Feld kommt',
});

function traitOf(trait: Trait, kind: ThingKind): string {
  const pronoun = PRONOUNS[kind];
  const subject = capitalised(pronoun.nominative);
  switch (trait.trait) {
    case 'climb':
      return `Nur ein Zombie mit mindestens Stärke ${trait.height} kommt hinauf oder einer, den die Reihe hinter ihm hochschiebt; Hunde nie.`;
    case 'swallow':
      return `Ein Wesen mit höchstens Stärke ${trait.depth}, das dieses Feld betritt, stirbt und füllt die Grube; ein Schutzschild füllt sie immer anstelle seines Zombies.`;
    case 'rolls':
      return `Zu Beginn jedes Zugs der Menschen rollt ${pronoun.nominative} ein Feld in Richtung Straße ${FIRST_STREET}. ${subject} zerbricht an einer Mauer und an einem Auto, füllt eine Grube und löst eine Mine aus.`;
    case 'crushes':
      return `${subject} tötet das Wesen, auf das ${pronoun.nominative} trifft, und kommt von der Straße.`;
    case 'bars-lane':
      return `Von Straße ${LAST_STREET} bis zur ersten Mauer bewegt sich niemand in dieser Spur oder betritt sie.`;
    case 'stops-line':
      return `Die Schusslinie endet ${trait.at === 'before' ? `vor ${pronoun.dative}` : `auf ${pronoun.possessive} Feld`}.`;
    case 'goes-off': {
      const where = [
        ...(trait.damage === 0 ? [] : [`${trait.damage} Schaden auf ${pronoun.possessive} Feld`]),
        ...(trait.around === 0 ? [] : [`${trait.around} Schaden auf jedem Feld ringsum`]),
        ...(trait.shrapnel === 0
          ? []
          : [`${trait.shrapnel} Schaden durch einen Splitter auf einem Nachbarfeld, das die Menschen wählen`]),
      ];
      return `${subject} explodiert einmal, wenn ${or(trait.by.map((each) => triggersOf(pronoun)[each]))}${where.length === 0 ? '' : `: ${and(where)}`}.`;
    }
  }
}
