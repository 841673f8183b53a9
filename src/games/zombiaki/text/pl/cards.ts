import type { Attachment, Condition, Effect, Tag, Target, Trait, Trigger, Way } from '../../cards/vocabulary.ts';
import { DOG_STEPS, EMPTY_COST, STRONGEST_TO_OBEY } from '../../components.ts';
import type { At, Grammar } from '../grammar.ts';
import { and, damage, form, or, plural, THINGS_AS_OBJECTS } from './phrases.ts';

/** Polish sentences. */
export const GRAMMAR: Grammar = {
  when(moment) {
    switch (moment.when) {
      case 'before-movement':
        return 'Zagraj ją przed swoją fazą ruchu.';
      case 'answer':
        return `Zagraj ją w odpowiedzi na ${TAGS[moment.to]} ludzi.`;
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
  ends: 'Na początku następnej tury ludzi znika z ulicy.',
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
      const who = { zombie: 'zombiaka', creature: 'zombiaka lub psy', shielded: 'zombiaka z człowiekiem' }[target.who];
      return `Wybierz ${who} oraz, ${or(target.ways.map((way) => WAYS[way]))}, ${ONTO[target.onto]}.`;
    }
    case 'pair':
      return 'Wybierz dwa zombiaki, które stoją obok siebie.';
    case 'group':
      return `Wybierz stojące obok siebie zombiaki o łącznej sile najwyżej ${target.most}.`;
    case 'span':
      return `Na najbliższej barykadzie przecznicy, na której ktoś stoi, wybierz pola obok siebie, żadnego za murem, i rozdziel między nie najwyżej ${damage(target.power)}; pole bez istoty kosztuje ${EMPTY_COST}.`;
    case 'trail':
      return `Wylej ją na dowolne pole i stamtąd dalej, pole po polu, z siłą ${target.power}: pole bez istoty kosztuje ${EMPTY_COST}, a od istoty płynie dalej tylko wtedy, gdy ta zginęła.`;
    case 'thing':
      return `Wybierz na ulicy ${or(target.kinds.map((kind) => THINGS_AS_OBJECTS[kind]))}.`;
    case 'card':
      return 'Wybierz kartę z ręki przeciwnika.';
  }
}

const BASE: Readonly<Partial<Record<Condition, string>>> = { any: 'dowolne pole', free: 'wolne pole' };

const STREETS: Readonly<Partial<Record<Condition, string>>> = {
  'street-1': 'przecznicy 1',
  'street-5': 'przecznicy 5',
  'not-street-5': 'poza przecznicą 5',
};

const CONDITIONS: Readonly<Partial<Record<Condition, string>>> = {
  open: 'na którym może stanąć',
  'clear-way': 'do którego droga od barykady jest wolna',
  'not-before-creature': 'które nie leży tuż przed istotą',
  'away-from-zombies': 'które nie styka się z polem z zombiakiem',
  'not-behind-zombies': 'którego nie minął jeszcze żaden zombiak',
};

function spotOf(where: readonly Condition[]): string {
  const said = (table: Readonly<Partial<Record<Condition, string>>>): string[] =>
    where.flatMap((each) => table[each] ?? []);
  const [base = 'pole'] = said(BASE);
  const conditions = and(said(CONDITIONS));
  return `${[base, ...said(STREETS)].join(' ')}${conditions === '' ? '' : `, ${conditions}`}`;
}

const WAYS: Readonly<Record<Way, string>> = { forward: 'przed nim', back: 'za nim', sideways: 'z boku' };

const ONTO = {
  free: 'pole, na które może wejść',
  zombie: 'innego zombiaka, na którego pole może wejść',
  open: 'pole, na którym może stanąć zombiak',
} as const;

function effectOf(effect: Effect, { scope, card }: At): string {
  const place = scope === 'lane' ? ' na nim' : '';
  const one = scope === 'spot';
  switch (effect.op) {
    case 'arrive':
      return card.body === undefined
        ? 'Wystaw ją tam.'
        : `Wystaw tam ${card.body.body === 'dogs' ? 'psy' : 'zombiaka'} o sile ${card.body.strength}.`;
    case 'lay':
      return 'Połóż ją tam.';
    case 'attach':
      return attachmentOf(effect.attachment);
    case 'step':
      return 'Przesuń tam tę istotę.';
    case 'merge':
      return 'Przesuń go tam: oba stają się jednym zombiakiem o sile obu, który w tej turze już się nie rusza.';
    case 'exchange':
      return 'Zamieniają się miejscami.';
    case 'rise':
      return `Człowiek staje się tam zombiakiem o sile ${effect.strength}.`;
    case 'clear':
      return scope === 'thing'
        ? 'Usuń tę przeszkodę; nie wybucha.'
        : 'Usuń wszystko, co tam jeszcze leży, i zgaś ogień.';
    case 'hold':
      return 'W tej fazie ruchu nie idzie.';
    case 'fire': {
      if (effect.bullets === 1 && scope !== 'lane') {
        return `Zadaj ${damage(effect.damage)}; zombiak, który przeżył, cofa się o jedno pole.`;
      }
      return `Wystrzel ${plural(effect.bullets, 'pocisk', 'pociski', 'pocisków')}; każdy zadaje ${damage(effect.damage)} pierwszemu celowi w danej chwili. Potem każdy trafiony zombiak, który przeżył, cofa się o jedno pole.`;
    }
    case 'wound':
      return `Zadaj ${damage(effect.amount)} ${one ? 'istocie na tym polu' : `każdej istocie${place}`}.`;
    case 'burn':
      return scope === 'trail' ? 'Istoty otrzymują tyle obrażeń, ile ropa ma siły.' : 'Zadaj te obrażenia naraz.';
    case 'kill':
      return `Zabij ${one ? 'istotę na tym polu' : `każdą istotę${place}`}; człowiek nie pomaga.`;
    case 'set-off':
      return `Wybucha tam wszystko, co detonuje ${or((card.tags ?? []).map((tag) => TAGS[tag])) || 'ta karta'}.`;
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
      return 'Daj mu tego człowieka: przyjmuje wszystkie obrażenia zadane za jednym razem albo beczkę, albo zasypuje dziurę, i przepada.';
    case 'claws':
      return `Jego siła rośnie o ${attachment.strength}.`;
    case 'boss':
      return `Zostaje bossem: ${plural(attachment.orders, 'raz', 'razy', 'razy')}, ale tylko raz na turę, przesuwa o jedno pole innego zombiaka o sile najwyżej ${STRONGEST_TO_OBEY}; każdy zombiak słucha tylko raz. Gdy boss ginie, wszystkie zombiaki cofają się o jedno pole.`;
  }
}

const TRIGGERS: Readonly<Record<Trigger, string>> = {
  shot: 'trafi ją strzał',
  fire: 'zajmie się ogniem',
  explosion: 'coś tam wybuchnie',
  shrapnel: 'trafi ją odłamek',
  entered: 'ktoś lub coś znajdzie się na jej polu',
};

function traitOf(trait: Trait): string {
  switch (trait.trait) {
    case 'climb':
      return `Wejdzie tu tylko zombiak o sile co najmniej ${trait.height} albo taki, którego wypchnie rząd za nim; psy nigdy.`;
    case 'swallow':
      return `Kto wejdzie z siłą najwyżej ${trait.depth}, ginie i zasypuje dziurę; człowiek zasypuje ją zamiast swojego zombiaka.`;
    case 'rolls':
      return 'Na początku każdej tury ludzi toczy się o jedno pole w stronę przecznicy 1.';
    case 'crushes':
      return 'Zabija istotę, na którą trafi, i przepada.';
    case 'bars-lane':
      return 'Nikt nie rusza się na jej torze ani na niego nie wchodzi, od przecznicy 5 do pierwszego muru.';
    case 'stops-line':
      return trait.at === 'before' ? 'Linia strzału kończy się przed nią.' : 'Linia strzału kończy się na jego polu.';
    case 'goes-off': {
      const where = [
        ...(trait.damage === 0 ? [] : [`${damage(trait.damage)} na tym polu`]),
        ...(trait.around === 0 ? [] : [`${damage(trait.around)} na każdym polu dookoła`]),
        ...(trait.shrapnel === 0
          ? []
          : [
              `${trait.shrapnel} ${form(trait.shrapnel, 'obrażenie', 'obrażenia', 'obrażeń')} od odłamka na sąsiednim polu wybranym przez ludzi`,
            ]),
      ];
      return `Wybucha raz, gdy ${or(trait.by.map((each) => TRIGGERS[each]))}${where.length === 0 ? '' : `: ${and(where)}`}.`;
    }
  }
}
