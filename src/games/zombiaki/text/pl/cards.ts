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
import { and, damage, or, plural, THINGS_AS_OBJECTS } from './phrases.ts';

/** Polish sentences. */
export const GRAMMAR: Grammar = {
  when(moment) {
    switch (moment.when) {
      case 'before-movement':
        return 'Zagraj ją przed swoją fazą ruchu.';
      case 'answer':
        return `Zagraj ją w odpowiedzi na ${ANSWERED[moment.to]} ludzi.`;
      case 'drawn':
        return 'Leży na spodzie talii.';
    }
  },
  target: targetOf,
  effect: effectOf,
  trait: traitOf,
  body: (body) =>
    body.body === 'dogs'
      ? `W każdej fazie ruchu biegną najwyżej o ${plural(DOG_STEPS, 'pole', 'pola', 'pól')} w dowolnym kierunku albo zostają na miejscu; nigdy nie wygrywają.`
      : undefined,
  ends: () => 'Na początku następnej tury ludzi znika z ulicy.',
};

/** What a card answers: cards that shoot at one creature, with several bullets, or at any creature. */
const ANSWERED: Readonly<Record<Tag, string>> = {
  shot: 'strzał, serię lub snajpera',
  fire: 'ogień',
  explosion: 'wybuch',
};

const TAGS: Readonly<Record<Tag, string>> = { shot: 'strzał', fire: 'ogień', explosion: 'wybuch' };

function targetOf(target: Target): string {
  switch (target.target) {
    case 'lane':
      return `Wybierz ${target.which === 'side' ? 'boczny tor' : 'tor'}${target.reach === 'up-to-wall' ? '; liczy się tylko odcinek od barykady do pierwszego muru' : ''}.`;
    case 'line':
      return 'Wybierz tor i traf pierwszą istotę na linii strzału albo auto, którego nikt nie zasłania.';
    case 'mark':
      return 'Wybierz dowolną istotę albo auto, także poza linią strzału.';
    case 'spot':
      return `Wybierz ${spotOf(target.where)}.`;
    case 'zombie':
      return `Wybierz ${{ any: 'zombiaka', unshielded: 'zombiaka bez człowieka', 'no-boss': 'zombiaka, który nie jest bossem' }[target.which]}.`;
    case 'move': {
      const who = { zombie: 'zombiaka', creature: 'istotę', shielded: 'zombiaka z człowiekiem' }[target.who];
      return `Wybierz ${who} oraz ${ONTO[target.onto](or(target.ways.map((way) => WAYS[way])))}.`;
    }
    case 'pair':
      return 'Wybierz dwa zombiaki, które stoją obok siebie.';
    case 'group':
      return `Wybierz stojące obok siebie zombiaki o łącznej sile najwyżej ${target.most}.`;
    case 'span':
      return `Na najbliższej ludziom przecznicy, na której stoi jakaś istota, wybierz pola obok siebie, ale żadnego za murem, i rozdziel między nie najwyżej ${damage(target.power)}; pole bez istoty zużywa z tego ${EMPTY_COST}.`;
    case 'trail':
      return `Wylej ją na dowolne pole i stamtąd dalej, pole po polu, z siłą ${target.power}. Pole bez istoty zużywa ${EMPTY_COST}; z pola, na którym stoi istota, ropa płynie dalej tylko wtedy, gdy tę istotę zabiła.`;
    case 'thing':
      return `Wybierz na ulicy ${or(target.kinds.map((kind) => THINGS_AS_OBJECTS[kind]))}.`;
    case 'card':
      return 'Wybierz kartę z ręki przeciwnika.';
  }
}

const BASE: Readonly<Partial<Record<Condition, string>>> = { any: 'dowolne pole', free: 'wolne pole' };

const STREETS: Readonly<Partial<Record<Condition, string>>> = {
  'street-1': `przecznicy ${FIRST_STREET}`,
  'street-5': `przecznicy ${LAST_STREET}`,
  'not-street-5': `poza przecznicą ${LAST_STREET}`,
};

const CONDITIONS: Readonly<Partial<Record<Condition, string>>> = {
  open: 'na którym można stanąć',
  'clear-way': 'do którego droga od barykady jest wolna',
  'not-before-creature': 'które nie leży tuż przed istotą',
  'away-from-zombies': 'które nie styka się z polem z zombiakiem',
};

/** What has to be true of the rest of the street. */
const ELSEWHERE: Readonly<Partial<Record<Condition, string>>> = {
  'not-behind-zombies': 'na żadnej przecznicy bliższej barykady nie może stać zombiak',
};

function spotOf(where: readonly Condition[]): string {
  const said = (table: Readonly<Partial<Record<Condition, string>>>): string[] =>
    where.flatMap((each) => table[each] ?? []);
  const [base = 'pole'] = said(BASE);
  const conditions = and(said(CONDITIONS));
  const field = `${[base, ...said(STREETS)].join(' ')}${conditions === '' ? '' : `, ${conditions}`}`;
  return [field, ...said(ELSEWHERE)].join('; ');
}

const WAYS: Readonly<Record<Way, string>> = { forward: 'z przodu', back: 'z tyłu', sideways: 'z boku' };

const ONTO = {
  free: (there: string) => `pole ${there}, na które można wejść`,
  zombie: (there: string) => `innego zombiaka ${there}, na którego pole można wejść`,
  open: (there: string) => `pole ${there}, na którym może stanąć zombiak`,
} as const;

/** What is laid on the street: the verb, and the pronoun in the accusative. */
const LAY: Readonly<Record<ThingKind, string>> = {
  wall: 'Postaw go tam',
  pit: 'Połóż ją tam',
  mine: 'Połóż ją tam',
  car: 'Postaw je tam',
  barrel: 'Postaw ją tam',
  barrier: 'Postaw ją tam',
};

/** The pronoun of what lies on the street, in the cases that sentences need. */
interface Pronoun {
  readonly accusative: string;
  readonly possessive: string;
  readonly before: string;
}
const HE: Pronoun = { accusative: 'go', possessive: 'jego', before: 'przed nim' };
const SHE: Pronoun = { accusative: 'ją', possessive: 'jej', before: 'przed nią' };
const IT: Pronoun = { accusative: 'je', possessive: 'jego', before: 'przed nim' };
const PRONOUNS: Readonly<Record<ThingKind, Pronoun>> = {
  wall: HE,
  pit: SHE,
  mine: SHE,
  car: IT,
  barrel: SHE,
  barrier: SHE,
};

function effectOf(effect: Effect, { scope, card }: At): string {
  const place = scope === 'lane' ? ' na nim' : '';
  const one = scope === 'spot';
  switch (effect.op) {
    case 'arrive':
      return card.body === undefined
        ? 'Wystaw ją tam.'
        : `Wystaw tam ${card.body.body === 'dogs' ? 'psy' : 'zombiaka'} o sile ${card.body.strength}.`;
    case 'lay':
      return card.thing === undefined ? 'Połóż ją tam.' : `${LAY[card.thing.kind]}.`;
    case 'attach':
      return attachmentOf(effect.attachment);
    case 'step':
      return card.target?.target === 'move' && card.target.who === 'creature'
        ? 'Przesuń tam tę istotę.'
        : 'Przesuń go tam.';
    case 'merge':
      return 'Przesuń go tam: oba łączą się w jednego zombiaka o sile równej sumie ich sił, który w tej turze już się nie rusza.';
    case 'exchange':
      return 'Zamieniają się miejscami.';
    case 'rise':
      return `Człowiek staje się tam zombiakiem o sile ${effect.strength}.`;
    case 'clear':
      return scope === 'thing'
        ? 'Usuń tę przeszkodę; nie wybucha.'
        : 'Usuń wszystko, co tam jeszcze leży, i zgaś ogień.';
    case 'hold':
      return 'W tej fazie ruchu zostaje na swoim polu.';
    case 'fire': {
      if (effect.bullets === 1 && scope !== 'lane') {
        return `Istota otrzymuje ${damage(effect.damage)}, a zombiak, który przeżyje, cofa się o jedno pole, jeśli może; auto wybucha.`;
      }
      return `Wystrzel ${plural(effect.bullets, 'pocisk', 'pociski', 'pocisków')}: każdy zadaje ${damage(effect.damage)} istocie, która jest wtedy pierwsza na linii strzału, albo wysadza auto, którego nikt nie zasłania. Człowiek przyjmuje na siebie pocisk, który go trafi, i wszystkie następne. Potem każdy zraniony zombiak, który przeżył, cofa się o jedno pole, jeśli może.`;
    }
    case 'wound':
      return `Zadaj ${damage(effect.amount)} ${one ? 'istocie na tym polu' : `każdej istocie${place}`}.`;
    case 'burn':
      return scope === 'trail'
        ? 'Zadaje istocie obrażenia, aż ta zginie albo skończy się siła, a rany zużywają tyle siły, ile to obrażeń; człowiek zużywa całą siłę, jaka została.'
        : 'Zadaj te obrażenia jednocześnie.';
    case 'kill':
      return `Zabij ${one ? 'istotę na tym polu' : `każdą istotę${place}`}; człowiek przed tym nie chroni.`;
    case 'set-off':
      return `Leżące tam przeszkody, które detonuje ${or((card.tags ?? []).map((tag) => TAGS[tag])) || 'ta karta'}, wybuchają.`;
    case 'ignite':
      return `Pole płonie do następnej tury ludzi: kto na nie wejdzie, otrzymuje ${damage(effect.damage)}.`;
    case 'retreat':
      return `${one ? 'Istota na tym polu' : `Każda istota${place}`} cofa się o jedno pole, jeśli może.`;
    case 'snare':
      return 'Do następnej tury ludzi nie mogą się ruszyć.';
    case 'halt':
      return 'Do następnej tury ludzi nikt nie może się ruszyć.';
    case 'limit':
      return `W następnej turze ludzie mogą zagrać tylko ${plural(effect.cards, 'kartę', 'karty', 'kart')}.`;
    case 'discard':
      return 'Zostaje odrzucona.';
    case 'cancel':
      return 'Tamta karta nie działa.';
    case 'win':
      return 'Gdy zostanie dobrana, wygrywają ludzie.';
  }
}

function attachmentOf(attachment: Attachment): string {
  switch (attachment.attachment) {
    case 'shield':
      return 'Daj mu tego człowieka: przyjmuje na siebie wszystkie obrażenia zadane za jednym razem, także wszystkie pociski jednej serii, albo zatrzymuje beczkę, albo zasypuje dziurę, po czym ginie. Przed granatem nie chroni.';
    case 'claws':
      return `Jego siła rośnie o ${attachment.strength}.`;
    case 'boss':
      return `Zostaje bossem: ${plural(attachment.orders, 'raz', 'razy', 'razy')}, ale tylko raz na turę, przesuwa o jedno pole innego zombiaka o sile najwyżej ${STRONGEST_TO_OBEY}; każdy zombiak słucha tylko raz. Gdy boss ginie, wszystkie zombiaki cofają się o jedno pole.`;
  }
}

const triggersOf = ({ accusative, possessive }: Pronoun): Readonly<Record<Trigger, string>> => ({
  shot: `trafi ${accusative} strzał`,
  fire: 'zajmie się ogniem',
  explosion: 'coś tam wybuchnie',
  shrapnel: `trafi ${accusative} odłamek`,
  entered: `ktoś lub coś znajdzie się na ${possessive} polu`,
});

function traitOf(trait: Trait, kind: ThingKind): string {
  const pronoun = PRONOUNS[kind];
  switch (trait.trait) {
    case 'climb':
      return `Wejdzie tu tylko zombiak o sile co najmniej ${trait.height} albo taki, którego wypchnie rząd za nim; psy nigdy.`;
    case 'swallow':
      return `Istota o sile najwyżej ${trait.depth}, która tu wejdzie, ginie i zasypuje dziurę; zombiak z człowiekiem zawsze zasypuje ją człowiekiem.`;
    case 'rolls':
      return `Na początku każdej tury ludzi toczy się o jedno pole w stronę przecznicy ${FIRST_STREET}. Rozbija się o mur i auto, zasypuje dziurę i detonuje minę.`;
    case 'crushes':
      return 'Zabija istotę, na którą trafi, i znika z ulicy.';
    case 'bars-lane':
      return `Od przecznicy ${LAST_STREET} do pierwszego muru nikt nie rusza się na ${pronoun.possessive} torze ani na niego nie wchodzi.`;
    case 'stops-line':
      return `Linia strzału kończy się ${trait.at === 'before' ? pronoun.before : `na ${pronoun.possessive} polu`}.`;
    case 'goes-off': {
      const where = [
        ...(trait.damage === 0 ? [] : [`${damage(trait.damage)} na tym polu`]),
        ...(trait.around === 0 ? [] : [`${damage(trait.around)} na każdym polu dookoła`]),
        ...(trait.shrapnel === 0
          ? []
          : [`${damage(trait.shrapnel)} od odłamka na sąsiednim polu wybranym przez ludzi`]),
      ];
      return `Wybucha raz, gdy ${or(trait.by.map((each) => triggersOf(pronoun)[each]))}${where.length === 0 ? '' : `: ${and(where)}`}.`;
    }
  }
}
