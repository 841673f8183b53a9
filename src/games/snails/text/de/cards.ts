import { capitalised, unreachable } from '../../../../kernel/index.ts';
import type { Condition, Range, Side, SnailTarget, Token, TwoSnailsTarget } from '../../cards/vocabulary.ts';
import {
  CLIMB_COST,
  CRAWL_POINTS,
  DIG_CARDS,
  PUNCH_DAMAGE,
  SHELL_PROTECTION,
  STEP_COST,
  type Terrain,
} from '../../components.ts';
import { type Announced, type At, type Distance, distanceOf, type Grammar, isChosen, type Word } from '../grammar.ts';
import { plural as counted } from './phrases.ts';

/** German sentences. */
export const GRAMMAR: Grammar = {
  links: {
    next: ', ',
    last: ', dann ',
    nextApart: '; ',
    lastApart: '; dann ',
    optional: '; ',
    anyway: (what, optional) => `; ${optional ? 'davon unabhängig' : 'danach auf jeden Fall'}: ${capitalised(what)}`,
  },
  target: sentenceOf,
  word: orderOf,
  scatter: (at) => `wähle ein Nachbarfeld ${middleOf(at)} als Streufeld`,
  around: (at) => `tue dies auf jedem Nachbarfeld ${middleOf(at)}`,
  when: (condition, at, what, count) =>
    `falls ${conditionOf(condition, at)}, ${count === 1 ? what : `tue Folgendes: ${capitalised(what)}`}`,
  may: (what, count) =>
    count === 1 ? `wenn du willst, ${what}` : `wenn du willst, tue Folgendes: ${capitalised(what)}`,
  attacks: (count, target) => `Führe ${count} Angriffe nacheinander aus, jeden mit ${aimedWith(target)}eigenem Wurf.`,
  roll: (dice, rows) => {
    if (dice === 1) return 'Wirf 1 Würfel.';
    return rows === 1
      ? `Wirf ${dice} Würfel.`
      : `Wirf ${dice} Würfel; treffen mehrere Ergebnisse zu, wähle eines davon.`;
  },
  after: (attacks) => `Nach dem ${attacks === 1 ? '' : 'letzten '}Angriff, egal was gewürfelt wurde`,
  quoted: (name) => `„${name}“`,
  // A whole sentence after a colon begins with a capital.
  opened: capitalised,
  returns: 'In der Aufräumphase kommt diese Karte auf deine Hand zurück.',
  chooseEffect: 'Wähle einen Effekt.',
  chooseHalf: 'Wähle eine Hälfte.',
  actions: {
    crawl: `Bewege deine Schnecke für bis zu ${counted(CRAWL_POINTS, 'Bewegungspunkt', 'Bewegungspunkte')}: Ein Nachbarfeld auf gleicher oder niedrigerer Höhe kostet ${STEP_COST}, ein Nachbarfeld eine Stufe höher kostet ${CLIMB_COST}.`,
    dig: `Ziehe ${counted(DIG_CARDS, 'Arsenalkarte', 'Arsenalkarten')}, dann beschädige dein Plättchen; falls das eine Wiese zerstört, ziehe die Karten auf ihrer Rückseite. Nicht auf Wasser.`,
    shell: `Setze deine Schnecke in ein Schneckenhaus: Dort erleidet sie durch jede Quelle ${SHELL_PROTECTION} Schaden weniger und kann nicht geschubst, versetzt oder von ihrem Feld bewegt werden. Nicht auf Wasser.`,
    swap: 'Tausche deinen aktiven und deinen passiven Marker: Deine weiteren Aktionen führt die andere Schnecke aus.',
    aim: 'Führt dieselbe Schnecke auf dem nächsten Platz deines Plans eine rote Karte mit Würfeln aus, darfst du einen ihrer Würfel neu werfen. Nicht auf Wasser, außer bei Piraten.',
    punch: `Füge einer gegnerischen Schnecke auf deinem Feld ${PUNCH_DAMAGE} Schaden zu. Nicht auf Wasser.`,
  },
};

function sentenceOf(target: Announced): string {
  const { range } = target;
  const distance = distanceOf(range);
  const where = `${WHERE[distance](range)}${sightOf(target)}`;
  switch (target.target) {
    case 'snail':
      return `Wähle ${snailOf(target)} ${where}${target.self === 'allowed' ? ' (auch deine aktive Schnecke)' : ''}.`;
    case 'two-snails':
      return `Wähle ${twoSnailsOf(target)}, jede ${where} (nur eine, falls es keine zwei gibt).`;
    case 'field':
      return distance === 'own'
        ? 'Das Ziel ist dein eigenes Feld.'
        : `Wähle ${FIELD[distance](range)}${sightOf(target)}.`;
    case 'burst':
      return `Ziele: ${EVERY_OTHER[target.side]} ${where}.`;
    case 'player':
      return `Wähle einen anderen Spieler mit einer Schnecke ${where}.`;
    default:
      return unreachable(target);
  }
}

function aimedWith(target: Announced): string {
  if (!isChosen(target)) return '';
  return target.target === 'two-snails' ? 'eigenen Zielen und ' : 'eigenem Ziel und ';
}

const WHERE: Readonly<Record<Distance, (range: Range) => string>> = {
  own: () => 'auf deinem Feld',
  adjacent: () => 'auf einem Nachbarfeld',
  'own-or-adjacent': () => 'auf deinem Feld oder einem Nachbarfeld',
  'up-to': ([, most]) => `auf deinem Feld oder im Abstand von bis zu ${most} Feldern`,
  exactly: ([, most]) => `im Abstand von genau ${most} Feldern`,
  between: ([least, most]) => `im Abstand von ${least}–${most} Feldern`,
};

const FIELD: Readonly<Record<Distance, (range: Range) => string>> = {
  own: () => 'dein Feld',
  adjacent: () => 'ein Nachbarfeld',
  'own-or-adjacent': () => 'dein Feld oder ein Nachbarfeld',
  'up-to': ([, most]) => `dein Feld oder ein Feld im Abstand von bis zu ${most} Feldern`,
  exactly: ([, most]) => `ein Feld im Abstand von genau ${most} Feldern`,
  between: ([least, most]) => `ein Feld im Abstand von ${least}–${most} Feldern`,
};

function sightOf({ range, sight }: Announced): string {
  // On one field everybody is on the same level.
  if (range[1] === 0) return '';
  return sight === 'needed' ? ', mit Sichtlinie' : ', auch ohne Sichtlinie';
}

function snailOf({ side, self, shells }: SnailTarget): string {
  const shell = { any: '', without: ' ohne Schneckenhaus', within: ' im Schneckenhaus' }[shells];
  const other = self === 'allowed' || side === 'enemy' ? '' : 'andere ';
  const whose = { any: '', enemy: 'gegnerische ', friendly: 'eigene ' }[side];
  return `eine ${other}${whose}Schnecke${shell}`;
}

const TWO: Readonly<Record<Side, string>> = {
  any: 'zwei andere Schnecken',
  enemy: 'zwei gegnerische Schnecken',
  friendly: 'zwei andere eigene Schnecken',
};

const twoSnailsOf = ({ side, shells }: TwoSnailsTarget): string =>
  `${TWO[side]}${{ any: '', without: ' ohne Schneckenhaus', within: ' im Schneckenhaus' }[shells]}`;

const EVERY_OTHER: Readonly<Record<Side, string>> = {
  any: 'jede andere Schnecke',
  enemy: 'jede gegnerische Schnecke',
  friendly: 'jede andere eigene Schnecke',
};

const TERRAIN: Readonly<Record<Terrain, { readonly is: string; readonly on: string }>> = {
  water: { is: 'Wasser', on: 'auf Wasser' },
  beach: { is: 'ein Strand', on: 'auf einem Strand' },
  meadow: { is: 'eine Wiese', on: 'auf einer Wiese' },
  mountain: { is: 'ein Berg', on: 'auf einem Berg' },
};

const FIELD_NAMED: Readonly<Partial<Record<At['place'], string>>> = {
  field: 'das Zielfeld',
  scattered: 'das Streufeld',
};

function conditionOf(condition: Condition, { place, mention }: At): string {
  const isSnail = place === 'snail' || place === 'self';
  const named = place === 'self' ? 'deine Schnecke' : 'das Ziel';
  const it = mention !== 'again' ? named : place === 'self' ? 'sie' : 'es';
  switch (condition.is) {
    case 'life-at-most':
      return `${it} höchstens ${condition.amount} Leben hat`;
    case 'life-at-least':
      return `${it} mindestens ${condition.amount} Leben hat`;
    case 'in-shell':
      return `${it} im Schneckenhaus ist`;
    case 'no-shell':
      return `${it} in keinem Schneckenhaus ist`;
    case 'terrain':
      if (isSnail) return `${it} ${TERRAIN[condition.terrain].on} steht`;
      return `${FIELD_NAMED[place] ?? 'dieses Feld'} ${TERRAIN[condition.terrain].is} ist`;
    default:
      return unreachable(condition);
  }
}

function orderOf(word: Word, at: At): string {
  switch (word.op) {
    case 'damage':
      return `füge ${snailsAt(at).dative} ${word.amount} Schaden zu`;
    case 'drain':
      return `füge ${snailsAt(at).dative} ${word.amount} Schaden zu und heile deine Schnecke um so viel Leben, wie dadurch verloren geht`;
    case 'heal':
      return `heile ${snailsAt(at).accusative} um ${word.amount}`;
    case 'until-round-ends': {
      const { lasts, amount } = word.lasting;
      const change = `${amount} Schaden ${lasts === 'more-damage' ? 'mehr' : 'weniger'}`;
      return `lass ${snailsAt(at).accusative} bis zum Ende der Runde durch jede Quelle ${change} erleiden`;
    }
    case 'push':
      return `schubse ${snailsAt(at).accusative}${word.shells === 'pushed' ? `, auch ${isSeveral(at) ? 'die ' : ''}im Schneckenhaus` : ''}`;
    case 'place-here':
      return `stelle ${snailsAt(at).accusative} auf dein Feld${word.shells === 'placed' ? ', auch mitsamt Schneckenhaus' : ''}`;
    case 'go-there':
      return `stelle deine Schnecke ${at.mention === 'far' ? 'auf das Zielfeld' : 'dorthin'}`;
    case 'exchange-places':
      return 'lass deine Schnecke und das Ziel die Plätze tauschen';
    case 'move':
      return `bewege ${snailsAt(at).accusative} für bis zu ${counted(word.points, 'Bewegungspunkt', 'Bewegungspunkte')}`;
    case 'leave-shell':
      return `hole ${snailsAt(at).accusative} aus ${isSeveral(at) ? 'ihren Schneckenhäusern' : 'dem Schneckenhaus'}`;
    case 'enter-shell':
      return `setze ${snailsAt(at).accusative} in ein Schneckenhaus`;
    case 'aim':
      return `ziele mit ${snailsAt(at).dative}`;
    case 'swap':
      return 'tausche deinen aktiven und deinen passiven Marker';
    case 'damage-tile':
      return word.cards === 'lost'
        ? `beschädige ${tileAt(at)}`
        : `beschädige ${tileAt(at)} und ziehe, falls das eine Wiese zerstört, die Karten auf ihrer Rückseite`;
    case 'destroy-tile':
      return word.cards === 'lost'
        ? `zerstöre ${tileAt(at)}`
        : `zerstöre ${tileAt(at)} und ziehe, falls es eine Wiese ist, die Karten auf ihrer Rückseite`;
    case 'remove-tile':
      return `entferne ${tileAt(at)} mit allen Markern darauf (die Rückseite hat keine Wirkung)`;
    case 'add-tile':
      return `erhöhe ${fieldAt(at)} um ein Plättchen, das aus dem Spiel ist (seine Rückseite hat keine Wirkung, Marker auf dem Feld werden entfernt)`;
    case 'put':
      return `lege ${word.count} ${TOKEN[word.token]} auf ${tileAt(at)}`;
    case 'draw':
      return `ziehe ${counted(word.count, 'Arsenalkarte', 'Arsenalkarten')}`;
    case 'discard': {
      const whom = at.place === 'others' ? 'jeden anderen Spieler' : 'diesen Spieler';
      return `lass ${whom} ${counted(word.count, 'Arsenalkarte', 'Arsenalkarten')} seiner Wahl von der Hand abwerfen`;
    }
    case 'steal': {
      const whom = at.place === 'others' ? 'jedem anderen Spieler' : 'diesem Spieler';
      const cards = counted(word.count, 'zufällige Arsenalkarte', 'zufällige Arsenalkarten');
      return `stiehl ${whom} ${cards} aus der Hand und zeige sie allen`;
    }
    case 'take-back': {
      const whom = at.place === 'others' ? 'jedem anderen Spieler' : 'diesem Spieler';
      return `gib ${whom} die nächste noch verdeckte Karte seines Plans auf die Hand zurück (ihr Platz im Plan bleibt leer)`;
    }
    default:
      return unreachable(word);
  }
}

interface Declined {
  readonly dative: string;
  readonly accusative: string;
}

const EVERY: Readonly<Record<Side, Declined>> = {
  any: { dative: 'jeder Schnecke', accusative: 'jede Schnecke' },
  enemy: { dative: 'jeder gegnerischen Schnecke', accusative: 'jede gegnerische Schnecke' },
  friendly: { dative: 'jeder eigenen Schnecke', accusative: 'jede eigene Schnecke' },
};

function snailsAt(at: At): Declined {
  const { place, side, mention } = at;
  if (place === 'self') {
    return mention === 'again'
      ? { dative: 'ihr', accusative: 'sie' }
      : { dative: 'deiner Schnecke', accusative: 'deine Schnecke' };
  }
  if (place === 'snail') {
    return mention === 'again' ? { dative: 'ihm', accusative: 'es' } : { dative: 'dem Ziel', accusative: 'das Ziel' };
  }
  if (mention === 'again') return { dative: 'ihnen', accusative: 'sie' };
  if (place === 'burst' || place === 'two-snails') return { dative: 'jedem Ziel', accusative: 'jedes Ziel' };
  const { dative, accusative } = EVERY[side];
  const there = thereAt(at);
  return { dative: `${dative} ${there}`, accusative: `${accusative} ${there}` };
}

/** Are several snails spoken of as such, and not each of them? */
const isSeveral = ({ place, mention }: At): boolean => mention === 'again' && place !== 'snail' && place !== 'self';

function thereAt({ place, mention }: At): string {
  if (mention !== 'far') return 'dort';
  if (place === 'around') return 'auf jedem dieser Felder';
  return place === 'scattered' ? 'auf dem Streufeld' : 'auf dem Zielfeld';
}

function tileAt(at: At): string {
  if (at.place === 'self') return 'dein Plättchen';
  if (at.place !== 'snail') return `das Plättchen ${thereAt(at)}`;
  return at.moved ? 'das Plättchen auf dem Ausgangsfeld des Ziels' : 'das Plättchen unter dem Ziel';
}

function fieldAt({ place, moved }: At): string {
  if (place === 'self') return 'dein Feld';
  if (place === 'snail') return moved ? 'das Ausgangsfeld des Ziels' : 'das Feld des Ziels';
  if (place === 'around') return 'dieses Feld';
  return place === 'scattered' ? 'das Streufeld' : 'das Zielfeld';
}

function middleOf({ place, moved }: At): string {
  if (place === 'self') return 'deines Feldes';
  if (place !== 'snail') return 'des Zielfelds';
  return moved ? 'des Ausgangsfelds des Ziels' : 'des Ziels';
}

const TOKEN: Readonly<Record<Token, string>> = { mine: 'Minenmarker', dynamite: 'Dynamitmarker', fire: 'Feuermarker' };
