import { unreachable } from '../../../../kernel/index.ts';
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

/** Polish sentences. */
export const GRAMMAR: Grammar = {
  links: {
    next: ', ',
    last: ', potem ',
    nextApart: '; ',
    lastApart: '; potem ',
    optional: '; ',
    anyway: (what) => `; potem, niezależnie od tego, ${what}`,
  },
  target: sentenceOf,
  word: orderOf,
  scatter: (at) => `wybierz pole sąsiadujące ${middleOf(at)} jako pole rozrzutu`,
  around: (at) => `zrób to na każdym polu sąsiadującym ${middleOf(at)}`,
  when: (condition, at, what, count) =>
    `jeśli ${conditionOf(condition, at)}, ${count === 1 ? what : `zrób to: ${what}`}`,
  may: (what, count) => (count === 1 ? `jeśli chcesz, ${what}` : `jeśli chcesz, zrób to: ${what}`),
  attacks: (count, target) =>
    `Wykonaj ${counted(count, 'atak', 'ataki', 'ataków')} jeden po drugim, każdy ${aimedWith(target)}.`,
  roll: (dice, rows) => {
    if (dice === 1) return 'Rzuć 1 kością.';
    return rows === 1
      ? `Rzuć ${dice} kośćmi.`
      : `Rzuć ${dice} kośćmi; jeśli pasuje kilka wyników, wybierz jeden z nich.`;
  },
  after: (attacks) => `Po ${attacks === 1 ? '' : 'ostatnim '}ataku, bez względu na wynik rzutu`,
  quoted: (name) => `„${name}”`,
  opened: (what) => what,
  returns: 'W fazie porządkowania ta karta wraca na twoją rękę.',
  chooseEffect: 'Wybierz jeden efekt.',
  chooseHalf: 'Wybierz jedną połowę.',
  actions: {
    crawl: `Porusz swoim ślimakiem za maksymalnie ${counted(CRAWL_POINTS, 'punkt', 'punkty', 'punktów')} ruchu: wejście na sąsiednie pole na tym samym lub niższym poziomie kosztuje ${STEP_COST}, na sąsiednie pole o jeden poziom wyżej – ${CLIMB_COST}.`,
    dig: `Dobierz ${counted(DIG_CARDS, 'kartę', 'karty', 'kart')} arsenału, potem uszkodź swój kafelek; jeśli to zniszczy łąkę, dobierz karty z jej rewersu. Nie na wodzie.`,
    shell: `Schowaj swojego ślimaka w muszli: każde źródło obrażeń zadaje mu wtedy o ${SHELL_PROTECTION} mniej i nie można go popchnąć, umieścić ani przesunąć na inne pole. Nie na wodzie.`,
    swap: 'Zamień swój żeton aktywny z pasywnym: dalsze akcje wykonuje drugi ślimak.',
    aim: 'Jeśli ten sam ślimak w następnym miejscu planu wykona czerwoną kartę z rzutem, możesz przerzucić jedną z jej kości. Nie na wodzie (nie dotyczy Piratów).',
    punch: `Zadaj ${counted(PUNCH_DAMAGE, 'obrażenie', 'obrażenia', 'obrażeń')} wrogiemu ślimakowi na swoim polu. Nie na wodzie.`,
  },
};

function sentenceOf(target: Announced): string {
  const { range } = target;
  const distance = distanceOf(range);
  const sight = sightOf(target);
  switch (target.target) {
    case 'snail': {
      const self = target.self === 'allowed' ? ' (może to być twój aktywny ślimak)' : '';
      return `Wybierz ${snailOf(target)} ${WHERE[distance](range, 'swoim')}${sight}${self}.`;
    }
    case 'two-snails':
      return `Wybierz ${twoSnailsOf(target)}, każdy ${WHERE[distance](range, 'twoim')}${sight} (lub jednego, jeśli nie ma dwóch).`;
    case 'field':
      return distance === 'own' ? 'Celem jest twoje pole.' : `Wybierz ${FIELD[distance](range)}${sight}.`;
    case 'burst':
      return `Cele: ${EVERY_OTHER[target.side]} ${WHERE[distance](range, 'twoim')}${sight}.`;
    case 'player':
      return `Wybierz innego gracza, który ma ślimaka ${WHERE[distance](range, 'twoim')}${sight}.`;
    default:
      return unreachable(target);
  }
}

function aimedWith(target: Announced): string {
  if (!isChosen(target)) return 'z osobnym rzutem';
  return target.target === 'two-snails' ? 'z osobnymi celami i rzutem' : 'z osobnym celem i rzutem';
}

// „Swoim” goes with an order to the player; where somebody else is the subject it would mean that one's field.
const WHERE: Readonly<Record<Distance, (range: Range, your: 'swoim' | 'twoim') => string>> = {
  own: (_, your) => `na ${your} polu`,
  adjacent: () => 'na sąsiednim polu',
  'own-or-adjacent': (_, your) => `na ${your} lub sąsiednim polu`,
  'up-to': ([, most], your) => `na ${your} polu lub w odległości do ${most} pól`,
  exactly: ([, most]) => `w odległości dokładnie ${most} pól`,
  between: ([least, most]) => `w odległości ${least}–${most} pól`,
};

const FIELD: Readonly<Record<Distance, (range: Range) => string>> = {
  own: () => 'swoje pole',
  adjacent: () => 'sąsiednie pole',
  'own-or-adjacent': () => 'swoje lub sąsiednie pole',
  'up-to': ([, most]) => `swoje pole lub pole w odległości do ${most} pól`,
  exactly: ([, most]) => `pole w odległości dokładnie ${most} pól`,
  between: ([least, most]) => `pole w odległości ${least}–${most} pól`,
};

function sightOf({ range, sight }: Announced): string {
  // On one field everybody is on the same level.
  if (range[1] === 0) return '';
  return sight === 'needed' ? ', w linii wzroku' : ', także poza linią wzroku';
}

function snailOf({ side, self, shells }: SnailTarget): string {
  const shell = { any: '', without: ' bez muszli', within: ' w muszli' }[shells];
  if (side === 'enemy') return `wrogiego ślimaka${shell}`;
  if (side === 'any') return `${self === 'allowed' ? '' : 'innego '}ślimaka${shell}`;
  return `${self === 'allowed' ? '' : 'innego '}swojego ślimaka${shell}`;
}

const TWO: Readonly<Record<Side, string>> = {
  any: 'dwa inne ślimaki',
  enemy: 'dwa wrogie ślimaki',
  friendly: 'dwa inne swoje ślimaki',
};

const twoSnailsOf = ({ side, shells }: TwoSnailsTarget): string =>
  `${TWO[side]}${{ any: '', without: ' bez muszli', within: ' w muszlach' }[shells]}`;

const EVERY_OTHER: Readonly<Record<Side, string>> = {
  any: 'każdy inny ślimak',
  enemy: 'każdy wrogi ślimak',
  friendly: 'każdy inny twój ślimak',
};

const TERRAIN: Readonly<Record<Terrain, { readonly is: string; readonly on: string }>> = {
  water: { is: 'woda', on: 'na wodzie' },
  beach: { is: 'plaża', on: 'na plaży' },
  meadow: { is: 'łąka', on: 'na łące' },
  mountain: { is: 'góra', on: 'na górze' },
};

const FIELD_NAMED: Readonly<Partial<Record<At['place'], string>>> = {
  field: 'pole docelowe',
  scattered: 'pole rozrzutu',
};

function conditionOf(condition: Condition, { place, mention }: At): string {
  const isSnail = place === 'snail' || place === 'self';
  // The verb is enough where the snail was named just now.
  const it = mention === 'again' ? '' : place === 'self' ? 'twój ślimak ' : 'cel ';
  switch (condition.is) {
    case 'life-at-most':
      return `${it}ma najwyżej ${condition.amount} życia`;
    case 'life-at-least':
      return `${it}ma co najmniej ${condition.amount} życia`;
    case 'in-shell':
      return `${it}jest w muszli`;
    case 'no-shell':
      return `${it}nie jest w muszli`;
    case 'terrain':
      if (isSnail) return `${it}stoi ${TERRAIN[condition.terrain].on}`;
      return `${FIELD_NAMED[place] ?? 'to pole'} to ${TERRAIN[condition.terrain].is}`;
    default:
      return unreachable(condition);
  }
}

function orderOf(word: Word, at: At): string {
  switch (word.op) {
    case 'damage':
      return `zadaj ${snailsAt(at).dative} ${counted(word.amount, 'obrażenie', 'obrażenia', 'obrażeń')}`;
    case 'drain':
      return `zadaj ${snailsAt(at).dative} ${counted(word.amount, 'obrażenie', 'obrażenia', 'obrażeń')} i przywróć swojemu ślimakowi tyle życia, ile w ten sposób odebrano`;
    case 'heal':
      return `przywróć ${snailsAt(at).dative} ${word.amount} życia`;
    case 'until-round-ends': {
      const { lasts, amount } = word.lasting;
      const change = lasts === 'more-damage' ? 'zwiększ' : 'zmniejsz';
      return `${change} do końca rundy o ${amount} obrażenia zadawane ${snailsAt(at).dative} z każdego źródła`;
    }
    case 'push':
      return `popchnij ${snailsAt(at).accusative}${word.shells === 'pushed' ? evenInShells(at) : ''}`;
    case 'place-here':
      return `umieść ${snailsAt(at).accusative} na swoim polu${word.shells === 'placed' ? evenInShells(at) : ''}`;
    case 'go-there':
      return `umieść swojego ślimaka ${thereAt(at)}`;
    case 'exchange-places':
      return 'zamień swojego ślimaka miejscami z celem';
    case 'move':
      return `porusz ${at.mention === 'again' ? 'nim' : 'swoim ślimakiem'} za maksymalnie ${counted(word.points, 'punkt', 'punkty', 'punktów')} ruchu`;
    case 'leave-shell':
      return `wyciągnij ${snailsAt(at).accusative} z muszli`;
    case 'enter-shell':
      return `schowaj ${snailsAt(at).accusative} w muszli`;
    case 'aim':
      return at.mention === 'again' ? 'niech wyceluje' : 'niech twój ślimak wyceluje';
    case 'swap':
      return 'zamień swój żeton aktywny z pasywnym';
    case 'damage-tile':
      return word.cards === 'lost'
        ? `uszkodź ${tileAt(at).accusative}`
        : `uszkodź ${tileAt(at).accusative}, a jeśli to zniszczy łąkę, dobierz karty z jej rewersu`;
    case 'destroy-tile':
      return word.cards === 'lost'
        ? `zniszcz ${tileAt(at).accusative}`
        : `zniszcz ${tileAt(at).accusative}, a jeśli to łąka, dobierz karty z jej rewersu`;
    case 'remove-tile':
      return `usuń ${tileAt(at).accusative} ze wszystkimi jego żetonami (jego rewers nie działa)`;
    case 'add-tile':
      return `podwyższ ${fieldAt(at)} o kafelek usunięty z gry (jego rewers nie działa, a żetony z tego pola są usuwane)`;
    case 'put':
      return `połóż ${counted(word.count, 'żeton', 'żetony', 'żetonów')} ${TOKEN[word.token]} na ${tileAt(at).locative}`;
    case 'draw':
      return `dobierz ${counted(word.count, 'kartę', 'karty', 'kart')} arsenału`;
    case 'discard': {
      const cards = counted(
        word.count,
        'wybraną przez siebie kartę',
        'wybrane przez siebie karty',
        'wybranych przez siebie kart',
      );
      return `niech ${at.place === 'others' ? 'każdy inny' : 'ten'} gracz odrzuci z ręki ${cards} arsenału`;
    }
    case 'steal': {
      const whom = at.place === 'others' ? 'każdemu innemu graczowi' : 'temu graczowi';
      const cards = counted(word.count, 'losową kartę', 'losowe karty', 'losowych kart');
      return `ukradnij ${whom} z ręki ${cards} arsenału i pokaż ${word.count === 1 ? 'ją' : 'je'} wszystkim`;
    }
    case 'take-back': {
      const whom = at.place === 'others' ? 'każdemu innemu graczowi' : 'temu graczowi';
      return `zwróć ${whom} na rękę następną nieodkrytą kartę z jego planu (jej miejsce w planie pozostaje puste)`;
    }
    default:
      return unreachable(word);
  }
}

const evenInShells = (at: At): string =>
  [THEM, THESE].includes(snailsAt(at)) ? ', nawet te w muszlach' : ', nawet jeśli jest w muszli';

interface Declined {
  readonly dative: string;
  readonly accusative: string;
}

const IT: Declined = { dative: 'mu', accusative: 'go' };
const THEM: Declined = { dative: 'im', accusative: 'je' };
// „Je” could be the field, too, which has just been named.
const THESE: Declined = { dative: 'im', accusative: 'te ślimaki' };
const YOURS: Declined = {
  dative: 'swojemu ślimakowi',
  accusative: 'swojego ślimaka',
};
const TARGET: Declined = { dative: 'celowi', accusative: 'cel' };
const EACH_TARGET: Declined = { dative: 'każdemu celowi', accusative: 'każdy cel' };

const EVERY: Readonly<Record<Side, Declined>> = {
  any: { dative: 'każdemu ślimakowi', accusative: 'każdego ślimaka' },
  enemy: {
    dative: 'każdemu wrogiemu ślimakowi',
    accusative: 'każdego wrogiego ślimaka',
  },
  friendly: {
    dative: 'każdemu swojemu ślimakowi',
    accusative: 'każdego swojego ślimaka',
  },
};

function snailsAt(at: At): Declined {
  const { place, side, mention } = at;
  if (mention === 'again') {
    if (place === 'snail' || place === 'self') return IT;
    return isOfTargets(at) ? THEM : THESE;
  }
  if (place === 'self') return YOURS;
  if (place === 'snail') return TARGET;
  if (isOfTargets(at)) return EACH_TARGET;
  const { dative, accusative } = EVERY[side];
  const there = thereAt(at);
  return {
    dative: `${dative} ${there}`,
    accusative: `${accusative} ${there}`,
  };
}

/** Are several targets spoken of, and not the snails of a field? */
const isOfTargets = ({ place }: At): boolean => place === 'burst' || place === 'two-snails';

function thereAt({ place, mention }: At): string {
  if (mention !== 'far') return 'na tym polu';
  if (place === 'around') return 'na każdym z tych pól';
  return place === 'scattered' ? 'na polu rozrzutu' : 'na polu docelowym';
}

function tileAt(at: At): { readonly accusative: string; readonly locative: string } {
  if (at.place === 'self') return { accusative: 'swój kafelek', locative: 'swoim kafelku' };
  const ofTarget = at.moved ? 'na dawnym polu celu' : 'pod celem';
  const where = at.place === 'snail' ? ofTarget : thereAt(at);
  return { accusative: `kafelek ${where}`, locative: `kafelku ${where}` };
}

function fieldAt({ place, moved }: At): string {
  if (place === 'self') return 'swoje pole';
  if (place === 'snail') return moved ? 'dawne pole celu' : 'pole celu';
  if (place === 'around') return 'to pole';
  return place === 'scattered' ? 'pole rozrzutu' : 'pole docelowe';
}

function middleOf({ place, moved }: At): string {
  if (place === 'self') return 'z twoim';
  if (place !== 'snail') return 'z polem docelowym';
  return moved ? 'z dawnym polem celu' : 'z celem';
}

const TOKEN: Readonly<Record<Token, string>> = { mine: 'miny', dynamite: 'dynamitu', fire: 'ognia' };
