import type { AskSentences } from '../../../../boxes/index.ts';
import type { ActionWords, Seat } from '../../../../kernel/index.ts';
import { ACTIONS, ENERGY_SPACES } from '../../components.ts';
import type { AskLook, HiddenAsk, KelpAction, UsedCard } from '../../table/work.ts';
import type { Language } from '../language.ts';
import { readDie } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import {
  and,
  area,
  cardsCounted,
  coloured,
  current,
  dice,
  diceCounted,
  die,
  form,
  inArea,
  inAreas,
  looking,
  OF_TYPES,
  type Phrases,
  plural,
  STRATEGIES,
  span,
} from './phrases.ts';

/** What a player is asked for, in Polish: rules name it where they refuse something. */
export const DECISIONS: Language['decisions'] = {
  'setup-den': 'wybierz kryjówkę, w której zaczyna rekin',
  'octopus-action': 'zagraj kartę, odrzuć kartę albo dobierz do limitu ręki',
  'pay-cost': 'odkryj płytki, żeby zapłacić za kartę',
  'mix-targets': 'wybierz płytki do pomieszania',
  'swap-pair': 'wybierz dwie sąsiednie płytki do zamiany',
  'hide-targets': 'wybierz płytki do ukrycia',
  'draw-one': 'dobierz kartę albo zrezygnuj',
  'learn-item': 'wybierz, czego się nauczyć',
  'learn-replace': 'wybierz odkrytą płytkę do wymiany',
  'learn-top': 'połóż zyskaną kartę na stosie dobierania albo zrezygnuj',
  'learn-to-hand': 'weź zyskaną kartę na rękę albo zrezygnuj',
  'learn-hide': 'ukryj zyskane płytki albo zrezygnuj',
  'remove-card': 'usuń kartę z gry albo zrezygnuj',
  'discard-hide': 'ukryj płytkę albo zrezygnuj',
  'end-turn': 'zakończ turę',
  'crab-draw': 'dobierz do limitu ręki albo zrezygnuj',
  'snail-pile': 'wybierz stos dobierania albo stos kart odrzuconych',
  'snail-card': 'wybierz kartę ze stosu',
  'hand-overflow': 'odrzuć kartę ponad limit ręki',
  'trap-hide': 'ukryj płytki albo zrezygnuj',
  'trap-dice': 'zwróć kości prądu do worka albo zrezygnuj',
  den: 'wybierz kryjówkę, do której trafi rekin',
  'den-die': 'wybierz kryjówkę, z której kość ustąpi rekinowi',
  'survive-effect': 'zastosuj strategię albo zrezygnuj',
  'retreat-with': 'wybierz płytkę, z którą pomiesza się ośmiornica',
  'armour-hide': 'ukryj inne płytki albo zrezygnuj',
  'confront-octopus': 'wybierz strategię',
  'mix-place': 'wybierz miejsce dla wyciągniętej płytki',
  'extra-die': 'dobierz więcej kości albo zrezygnuj',
  'harvest-current': 'wybierz kość prądu do wzięcia',
  'before-roll': 'użyj karty albo rzuć kośćmi',
  'after-roll': 'przerzuć kość, użyj karty albo zostaw kości',
  'place-current': 'połóż kość prądu albo przejdź do ruchu',
  move: 'porusz rekinem',
  'fast-after': 'zrób dodatkowy krok albo zostań',
  hostile: 'usuń kartą strategię albo zrezygnuj',
  'place-search-attack': 'połóż kości do przeszukiwania lub ataku albo zrezygnuj',
  'resolve-order': 'wybierz, która kość działa pierwsza',
  'ignore-trap': 'zignoruj kartą pułapkę albo zrezygnuj',
  'store-choice': 'wybierz kości, które zostaną jako energia',
  spend: 'wydaj energię albo jej nie wydawaj',
  buy: 'kup lub wymień kartę albo zakończ zakupy',
  'hunger-die': 'wybierz kość energii na tor głodu',
  'confront-shark': 'wybierz kontrę',
  food: 'wykorzystaj zjedzony pokarm',
};

/** What players are asked and can do, in Polish: orders on buttons, the third person in a log. */
export const asksWith = ({
  block,
  blockAt,
  cardAsObject,
  cards,
  ofCard,
  player,
  withCard,
}: Phrases): AskSentences<AskLook | HiddenAsk, KelpAction, Scene> => {
  /** `ukryj muszlę`; `Bo ukrywa muszlę`. */
  const said = (seat: Seat, order: string, deed: string, what = ''): ActionWords => {
    const rest = what === '' ? '' : ` ${what}`;
    return { label: `${order}${rest}`, sentence: `${player(seat)} ${deed}${rest}.` };
  };
  const blocksAt = (areas: readonly string[], at: Scene): string =>
    and(areas.map((name) => blockAt(name, at, 'accusative')));
  const counted = (chosen: readonly [number, number] | undefined, which: Forms): string =>
    chosen === undefined ? which[1] : `${span(...chosen)} ${form(chosen[1], ...which)}`;
  const where = (areas: readonly string[]): string => (areas.length === 0 ? '' : ` ${inAreas(areas)}`);
  const hide = ({ seat, areas }: Hiding, at: Scene): ActionWords => said(seat, 'ukryj', 'ukrywa', blocksAt(areas, at));
  const hideNone = ({ seat }: By): ActionWords => said(seat, 'niczego nie ukrywaj', 'niczego nie ukrywa');
  const use = (seat: Seat, { card, feed, stash, raise, turn, dice: rerolled }: UsedCard): ActionWords => {
    const told = [
      ...(feed === undefined ? [] : [`${die(feed, 'nominative')} na tor głodu`]),
      ...(stash === undefined ? [] : [`${die(stash, 'nominative')} na kartę`]),
      ...(raise === undefined
        ? []
        : [`${die(raise.die, 'nominative')} w górę na ${readDie(raise.die).face + raise.by}`]),
      ...(turn === undefined ? [] : [`obrót: ${die(turn, 'nominative')}`]),
      ...(rerolled === undefined ? [] : [`przerzut: ${dice(rerolled, 'nominative')}`]),
    ];
    return said(seat, 'użyj', 'używa', `${ofCard(card)}${told.length === 0 ? '' : ` (${told.join(', ')})`}`);
  };
  const choose = ({ seat, card }: By & { readonly card: string }, { colourOf }: Scene): ActionWords => {
    const colour = colourOf(card);
    const what = `${cardAsObject(card)}${colour === undefined ? '' : ` (${STRATEGIES[colour]})`}`;
    return said(seat, 'wybierz', 'wybiera', what);
  };

  return {
    'setup-den': {
      question: ({ seat }) => `${player(seat)} wybiera kryjówkę, w której zaczyna rekin.`,
      action: ({ seat, space }) => said(seat, 'umieść', 'umieszcza', `rekina w kryjówce ${space}`),
    },
    'octopus-action': {
      question: ({ seat, nth }) =>
        `${player(seat)} wykonuje akcję ${nth + 1} z ${ACTIONS}: zagrywa kartę, odrzuca kartę albo dobiera do limitu ręki.`,
      action({ seat, action }, { costOf }) {
        if (action.do === 'draw') return said(seat, 'dobierz', 'dobiera', 'do limitu ręki');
        const what = cardAsObject(action.card);
        if (action.do === 'discard') return said(seat, 'odrzuć', 'odrzuca', what);
        const cost = costOf(action.card) ?? 0;
        return said(seat, `zagraj ${what}${cost === 0 ? '' : ` (koszt ${cost})`}`, `zagrywa ${what}`);
      },
    },
    'pay-cost': {
      question: ({ seat, card }, { costOf }) =>
        `${player(seat)} odkrywa ukryte płytki, żeby zapłacić za ${cardAsObject(card)}; koszt: ${costOf(card)}.`,
      action: ({ seat, areas }, at) => said(seat, 'odkryj', 'odkrywa jako zapłatę', blocksAt(areas, at)),
    },
    'mix-targets': {
      question(asked, { mixes }) {
        const count = mixes(asked);
        const blocks =
          count === undefined ? 'płytki' : plural(count, 'ukrytą płytkę', 'ukryte płytki', 'ukrytych płytek');
        return `${player(asked.seat)} wybiera ${blocks} do pomieszania ${withCard(asked.thing)}.`;
      },
      action: ({ seat, areas }, at) => said(seat, 'pomieszaj', 'miesza', blocksAt(areas, at)),
    },
    'swap-pair': {
      question: ({ seat, thing }) => `${player(seat)} wybiera dwie sąsiednie płytki do zamiany ${withCard(thing)}.`,
      action: ({ seat, areas }, at) => said(seat, 'zamień', 'zamienia', `miejscami ${blocksAt(areas, at)}`),
    },
    'hide-targets': {
      question: (asked, { hides }) =>
        `${player(asked.seat)} wybiera ${counted(hides(asked), REVEALED)} do ukrycia ${withCard(asked.thing)}.`,
      action: hide,
    },
    'draw-one': {
      question: ({ seat, thing }) => `Dzięki działaniu ${ofCard(thing)} ${player(seat)} może dobrać kartę.`,
      action: ({ seat }) => said(seat, 'dobierz', 'dobiera', 'kartę'),
      decline: ({ seat }) => said(seat, 'nie dobieraj', 'nie dobiera', 'karty'),
    },
    'learn-item': {
      question: ({ seat, left }) => `${player(seat)} wybiera do nauki kartę lub płytkę; zostało do wybrania: ${left}.`,
      action({ seat, item }, { topOf }) {
        if (item.take === 'stop') return said(seat, 'zakończ', 'kończy', 'naukę');
        if (item.take === 'block') return said(seat, 'weź', 'bierze', `z rezerwy ${block(item.block, 'accusative')}`);
        const top = topOf(item.stack);
        const what =
          top === undefined
            ? `wierzchnią kartę ze stosu kart ${OF_TYPES[item.stack]}`
            : `${cardAsObject(top)} ze stosu kart ${OF_TYPES[item.stack]}`;
        return said(seat, 'weź', 'bierze', what);
      },
    },
    'learn-replace': {
      question: ({ seat, block: gained }) =>
        `${player(seat)} wybiera odkrytą płytkę, w której miejsce trafi ${block(gained, 'nominative')}.`,
      action({ seat, area: name }, at) {
        const gained = at.asked('learn-replace', seat)?.block;
        if (gained === undefined) return said(seat, 'wymień', 'wymienia', blockAt(name, at, 'accusative'));
        const what = `${block(gained, 'accusative')} w miejsce ${blockAt(name, at, 'genitive')}`;
        return said(seat, 'połóż', 'kładzie', what);
      },
    },
    'learn-top': {
      question: ({ seat }, { lesson }) =>
        `${player(seat)} może położyć jedną z zyskanych kart na wierzchu stosu dobierania: ${cards(lesson.cards)}.`,
      action: ({ seat, card }) => said(seat, 'połóż', 'kładzie', `${cardAsObject(card)} na wierzchu stosu dobierania`),
      decline: ({ seat }) => said(seat, 'niczego nie kładź', 'niczego nie kładzie', 'na stosie dobierania'),
    },
    'learn-to-hand': {
      question: ({ seat }, { lesson }) =>
        `${player(seat)} może wziąć jedną z zyskanych kart na rękę: ${cards(lesson.cards)}.`,
      action: ({ seat, card }) => said(seat, 'weź', 'bierze', `${cardAsObject(card)} na rękę`),
      decline: ({ seat }) => said(seat, 'nie bierz', 'nie bierze', 'karty na rękę'),
    },
    'learn-hide': {
      question: ({ seat }, { lesson }) => `${player(seat)} może ukryć zyskane płytki${where(lesson.areas)}.`,
      action: hide,
      decline: hideNone,
    },
    'remove-card': {
      question: ({ seat, thing }) =>
        `Dzięki działaniu ${ofCard(thing)} ${player(seat)} może usunąć z gry kartę z ręki lub ze stosu kart odrzuconych.`,
      action({ seat, from, card }) {
        const what = `z gry ${cardAsObject(card)} ${from === 'hand' ? 'z ręki' : 'ze stosu kart odrzuconych'}`;
        return said(seat, 'usuń', 'usuwa', what);
      },
      decline: ({ seat }) => said(seat, 'nie usuwaj', 'nie usuwa', 'karty'),
    },
    'discard-hide': {
      question: ({ seat }) => `${player(seat)} może ukryć odkrytą płytkę.`,
      action: ({ seat, area: name }, at) => hide({ seat, areas: [name] }, at),
      decline: hideNone,
    },
    'end-turn': {
      question: ({ seat }) => `${player(seat)} kończy turę albo najpierw wykorzystuje zjedzony pokarm.`,
      action: ({ seat }) => said(seat, 'zakończ', 'kończy', 'turę'),
    },
    'crab-draw': {
      question: ({ seat }, { hand }) => `${player(seat)} może dobrać do limitu ręki, czyli do ${hand.limit} kart.`,
      action: ({ seat }) => said(seat, 'dobierz', 'dobiera', 'do limitu ręki'),
      decline: ({ seat }) => said(seat, 'nie dobieraj', 'nie dobiera', 'kart'),
    },
    'snail-pile': {
      question: ({ seat }) =>
        `${player(seat)} wybiera, skąd wziąć kartę: ze stosu dobierania czy ze stosu kart odrzuconych.`,
      action: ({ seat, pile }) => said(seat, 'szukaj', 'szuka', `karty w stosie ${PILES[pile]}`),
    },
    'snail-card': {
      question: ({ seat, pile }) => `${player(seat)} bierze kartę ze stosu ${PILES[pile]}.`,
      action: ({ seat, card }) => said(seat, 'weź', 'bierze', `${cardAsObject(card)} na rękę`),
    },
    'hand-overflow': {
      question: ({ seat }, { hand }) =>
        `${player(seat)} odrzuca karty ponad limit ręki; za dużo: ${cardsCounted(hand.size - hand.limit)}.`,
      action: ({ seat, card }) => said(seat, 'odrzuć', 'odrzuca', cardAsObject(card)),
    },
    'trap-hide': {
      question: (asked, { hides }) =>
        `Dzięki pułapce ${player(asked.seat)} może ukryć ${counted(hides(asked), OTHERS)}.`,
      action: hide,
      decline: hideNone,
    },
    'trap-dice': {
      question(asked, { sweeps }) {
        const most = sweeps(asked);
        const swept =
          most === undefined ? 'kości prądu' : `${span(0, most)} ${form(most, 'kość', 'kości', 'kości')} prądu`;
        return `${player(asked.seat)} może zwrócić do worka ${swept}.`;
      },
      action: ({ seat, spaces }, at) =>
        said(seat, 'zwróć', 'zwraca', `do worka ${and(spaces.map((space) => current(space, at)))}`),
      decline: ({ seat }) => said(seat, 'zostaw', 'zostawia', 'kości prądu na planszy'),
    },
    den: {
      question: ({ seat }) => `${player(seat)} wybiera kryjówkę, do której trafi rekin.`,
      action: ({ seat, space }) => said(seat, 'odeślij', 'odsyła', `rekina do kryjówki ${space}`),
    },
    'den-die': {
      question: ({ seat }) =>
        `W każdej kryjówce leży kość prądu: ${player(seat)} wybiera, która wróci do worka; tam trafi rekin.`,
      action({ seat, space }, at) {
        const what = `do worka ${current(space, at)}`;
        return said(seat, `zwróć ${what} i odeślij`, `zwraca ${what} i odsyła`, 'tam rekina');
      },
    },
    'survive-effect': {
      question: ({ seat, pair }) => `Ośmiornica się wymknęła: ${player(seat)} może zastosować ${cardAsObject(pair)}.`,
      action({ seat }, at) {
        const strategy = at.asked('survive-effect', seat)?.pair;
        return said(seat, 'zastosuj', 'stosuje', strategy === undefined ? 'strategię' : cardAsObject(strategy));
      },
      decline({ seat }, at) {
        const strategy = at.asked('survive-effect', seat)?.pair;
        return said(seat, 'nie stosuj', 'nie stosuje', strategy === undefined ? 'strategii' : ofCard(strategy));
      },
    },
    'retreat-with': {
      question: ({ seat }) => `${player(seat)} wybiera sąsiednią płytkę, z którą pomiesza się ośmiornica.`,
      action: ({ seat, area: name }, at) =>
        said(seat, 'pomieszaj', 'miesza', `ośmiornicę z ${blockAt(name, at, 'instrumental')}`),
    },
    'armour-hide': {
      question: (asked, { hides }) => `${player(asked.seat)} może ukryć jeszcze ${counted(hides(asked), OTHERS)}.`,
      action: hide,
      decline: hideNone,
    },
    'confront-octopus': {
      question: ({ seat }) => `Starcie: ${player(seat)} wybiera w tajemnicy strategię.`,
      action: choose,
    },
    'mix-place': {
      question: ({ seat }, { emptied }) =>
        `${player(seat)} wybiera miejsce dla wyciągniętej płytki; wolne: ${and(emptied.map(area))}.`,
      action: ({ seat, area: name }) => said(seat, 'każ', 'każe', `postawić płytkę ${inArea(name)}`),
    },
    'extra-die': {
      question: ({ seat, extra }) =>
        `Dzięki kafelkowi rozwoju ${player(seat)} może dobrać o ${diceCounted(extra)} więcej.`,
      action: ({ seat }, at) =>
        said(seat, 'dobierz', 'dobiera', `o ${diceCounted(at.asked('extra-die', seat)?.extra ?? 1)} więcej`),
      decline: ({ seat }) => said(seat, 'nie dobieraj', 'nie dobiera', 'więcej kości'),
    },
    'harvest-current': {
      question: ({ seat, basic }) =>
        `Worek jest pusty: ${player(seat)} bierze kość prądu z planszy; brakuje: ${diceCounted(basic)}.`,
      action: ({ seat, space }, at) => said(seat, 'weź', 'bierze', current(space, at)),
    },
    'before-roll': {
      question: ({ seat }, { drawn, usable }) =>
        `Dobrane: ${coloured(drawn, 'nominative')}. Przed rzutem ${player(seat)} może użyć karty: ${cards(usable('before-roll'))}.`,
      action({ seat, card, give, take }) {
        const told = [
          ...(give === undefined ? [] : [`do worka: ${coloured(give, 'nominative')}`]),
          ...(take === undefined ? [] : [`z worka: ${coloured(take, 'nominative')}`]),
        ];
        return said(seat, 'użyj', 'używa', `${ofCard(card)}${told.length === 0 ? '' : ` (${told.join('; ')})`}`);
      },
      decline: ({ seat }) => said(seat, 'rzuć', 'rzuca', 'kośćmi'),
    },
    'after-roll': {
      question: ({ seat }, { pool }) =>
        `${player(seat)} może poprawić rzut przerzutami lub kartami; w puli: ${dice(pool, 'nominative')}.`,
      action: ({ seat, use: used }) =>
        'card' in used ? use(seat, used) : said(seat, 'przerzuć', 'przerzuca', die(used.reroll, 'accusative')),
      decline: ({ seat }) => said(seat, 'zostaw', 'zostawia', 'kości, jak są'),
    },
    'place-current': {
      question: ({ seat }, { currents }) =>
        `${player(seat)} może położyć kości prądu na pustych polach: ${dice(currents(), 'nominative')}.`,
      action: ({ seat, use: used }) =>
        'card' in used
          ? use(seat, used)
          : said(seat, 'połóż', 'kładzie', `${die(used.die, 'accusative')} na polu ${used.space}`),
      decline: ({ seat }) => said(seat, 'nie kładź', 'nie kładzie', 'więcej prądów'),
    },
    move: {
      question: ({ seat }, { shark }) =>
        `${player(seat)} porusza rekinem${shark === undefined ? '' : ` z pola ${shark.space}, ${looking(shark.facing)}`}.`,
      action({ seat, move }, at) {
        switch (move.how) {
          case 'swim': {
            const face = move.over === undefined ? undefined : at.currentOn(move.over);
            const over =
              move.over === undefined ? '' : `z prądem${face === undefined ? '' : ` ${face}`} przez pole ${move.over} `;
            return said(seat, 'płyń', 'kieruje rekina', `${over}na pole ${move.to}, ${looking(move.facing)}`);
          }
          case 'unblock': {
            const what = `do worka ${current(move.to, at)}`;
            return said(
              seat,
              `zwróć ${what} i wpłyń tam,`,
              `zwraca ${what} i kieruje tam rekina,`,
              looking(move.facing),
            );
          }
          case 'step':
            return step(seat, move);
          case 'about-turn':
            return said(seat, `użyj ${ofCard(move.card)} i zawróć`, `używa ${ofCard(move.card)} i zawraca`);
        }
      },
    },
    'fast-after': {
      question: ({ seat }, { shark, usable }) =>
        `${player(seat)} może kartą przesunąć rekina o jeszcze jeden krok${shark === undefined ? '' : ` z pola ${shark.space}`}: ${cards(usable('after-move'))}.`,
      action: (action) => step(action.seat, action),
      decline: ({ seat }) => said(seat, 'nie rób', 'nie robi', 'dodatkowego kroku'),
    },
    hostile: {
      question: ({ seat, window }, { usable }) =>
        `${player(seat)} może kartą usunąć losową strategię wraz z kontrą: ${cards(usable(window))}.`,
      action: ({ seat, card }) => said(seat, 'usuń', 'usuwa', `losową strategię ${withCard(card)}`),
      decline: ({ seat }) => said(seat, 'nie usuwaj', 'nie usuwa', 'strategii'),
    },
    'place-search-attack': {
      question({ seat }, { search }) {
        const { areas, dice: usable } = search();
        return `${player(seat)} może przeszukiwać lub atakować${where(areas)}; kości: ${dice(usable, 'nominative')}.`;
      },
      action({ seat, dice: placed }) {
        const targets = placed.map(({ area: name, die: id }) => ({
          isAttack: readDie(id).colour === 'red',
          what: `${area(name)} ${die(id, 'accusative')}`,
        }));
        return said(
          seat,
          and(targets.map(({ isAttack, what }) => `${isAttack ? 'zaatakuj' : 'przeszukaj'} ${what}`)),
          and(targets.map(({ isAttack, what }) => `${isAttack ? 'atakuje' : 'przeszukuje'} ${what}`)),
        );
      },
      decline: ({ seat }) => said(seat, 'nie przeszukuj ani nie atakuj', 'nie przeszukuje ani nie atakuje'),
    },
    'resolve-order': {
      question: ({ seat }, { placed }) =>
        `${player(seat)} wybiera, która kość zadziała pierwsza: ta ${placed.map(inArea).join(' czy ta ')}.`,
      action: ({ seat, area: name }) => said(seat, 'zacznij', 'zaczyna', `od kości ${inArea(name)}`),
    },
    'ignore-trap': {
      question: ({ seat, area: name }, at) =>
        `${player(seat)} może kartą zignorować ${blockAt(name, at, 'accusative')}: ${cards(at.usable('trap'))}.`,
      action: ({ seat, card }) => said(seat, 'zignoruj', 'ignoruje', `pułapkę ${withCard(card)}`),
      decline: ({ seat }) => said(seat, 'pozwól', 'pozwala', 'pułapce zadziałać'),
    },
    'store-choice': {
      question: ({ seat }, { energy }) =>
        `${player(seat)} wybiera kości, które zostaną jako energia; wolne pola: ${energy.free}.`,
      action: ({ seat, dice: stored }) =>
        stored.length === 0
          ? said(seat, 'nie odkładaj', 'nie odkłada', 'kości')
          : said(seat, 'odłóż', 'odkłada', `na energię ${dice(stored, 'accusative')}`),
    },
    spend: {
      question: ({ seat }, { energy }) =>
        `${player(seat)} może wydać energię (${energy.left}) albo ${energy.dice.length === ENERGY_SPACES ? 'zwrócić kości do worka' : 'zachować kości'}.`,
      action: ({ seat }) => said(seat, 'wydaj', 'wydaje', 'energię'),
      decline: ({ seat }) => said(seat, 'nie wydawaj', 'nie wydaje', 'energii'),
    },
    buy: {
      question: ({ seat }, { energy }) => `${player(seat)} kupuje karty; pozostała energia: ${energy.left}.`,
      action({ seat, deal }, { costOf, diceOf }) {
        if (deal.do === 'finish') return said(seat, 'zakończ', 'kończy', 'zakupy');
        if (deal.do === 'exchange') {
          const what = `${die(deal.die, 'accusative')} o 1 i`;
          return said(seat, `obniż ${what} wymień`, `obniża ${what} wymienia`, cardAsObject(deal.card));
        }
        const cost = costOf(deal.card);
        const brings = diceOf(deal.card);
        const what = `${cardAsObject(deal.card)}${cost === undefined ? '' : ` za ${cost}`}`;
        const label = `kup ${what}${brings.length === 0 ? '' : ` (${coloured(brings, 'nominative')})`}`;
        return said(seat, label, `kupuje ${what}`);
      },
    },
    'hunger-die': {
      question: ({ seat }, { energy }) =>
        `${player(seat)} wybiera kość energii, która trafi na tor głodu: ${dice(energy.dice, 'nominative')}.`,
      action: ({ seat, die: id }) => said(seat, 'połóż', 'kładzie', `${die(id, 'accusative')} na torze głodu`),
    },
    'confront-shark': {
      question: ({ seat }) => `Starcie: ${player(seat)} wybiera w tajemnicy kontrę.`,
      action: choose,
    },
    food: {
      action: ({ seat, food }) => said(seat, 'wykorzystaj', 'wykorzystuje', `działanie ${block(food, 'genitive')}`),
    },
    hidden: { question: ({ seat }) => `${player(seat)} decyduje.` },
  };

  function step(seat: Seat, { card, to, facing }: Step): ActionWords {
    return said(seat, 'użyj', 'używa', `${ofCard(card)}: krok na pole ${to}, ${looking(facing)}`);
  }
};

type Forms = readonly [one: string, few: string, many: string];
const REVEALED: Forms = ['odkrytą płytkę', 'odkryte płytki', 'odkrytych płytek'];
const OTHERS: Forms = ['inną odkrytą płytkę', 'inne odkryte płytki', 'innych odkrytych płytek'];
const PILES = { 'draw-pile': 'dobierania', discards: 'kart odrzuconych' } as const;

/** Somebody who answers. */
interface By {
  readonly seat: Seat;
}

/** An answer that hides blocks. */
interface Hiding extends By {
  readonly areas: readonly string[];
}

/** A step by a card. */
interface Step {
  readonly card: string;
  readonly to: string;
  readonly facing: string;
}
