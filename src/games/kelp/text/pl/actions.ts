import { askedFor } from '../../../../boxes/index.ts';
import type { ActionSentences, ActionWords, Seat } from '../../../../kernel/index.ts';
import type { KelpAction } from '../../table/work.ts';
import { readDie } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import {
  and,
  area,
  coloured,
  current,
  dice,
  diceCounted,
  die,
  inArea,
  looking,
  OF_TYPES,
  type Phrases,
  STRATEGIES,
} from './phrases.ts';

/** What players can do, in Polish: orders on buttons, the third person in a log. */
export const actionsWith = ({
  block,
  blockAt,
  cardAsObject,
  ofCard,
  player,
  withCard,
}: Phrases): ActionSentences<KelpAction, Scene> => {
  /** `ukryj muszlę`; `Bo ukrywa muszlę`. */
  const said = (seat: Seat, order: string, deed: string, what = ''): ActionWords => {
    const rest = what === '' ? '' : ` ${what}`;
    return { label: `${order}${rest}`, sentence: `${player(seat)} ${deed}${rest}.` };
  };
  const blocksAt = (areas: readonly string[], at: Scene): string =>
    and(areas.map((name) => blockAt(name, at, 'accusative')));
  const hide = (action: Hiding, at: Scene): ActionWords => {
    if ('decline' in action) return said(action.seat, 'niczego nie ukrywaj', 'niczego nie ukrywa');
    const what = blocksAt(action.areas ?? [action.area ?? ''], at);
    return said(action.seat, 'ukryj', 'ukrywa', what);
  };
  const use = (seat: Seat, used: UsedCard): ActionWords => {
    const told = [
      ...(used.feed === undefined ? [] : [`${die(used.feed, 'nominative')} na tor głodu`]),
      ...(used.stash === undefined ? [] : [`${die(used.stash, 'nominative')} na kartę`]),
      ...(used.raise === undefined
        ? []
        : [`${die(used.raise.die, 'nominative')} w górę na ${readDie(used.raise.die).face + used.raise.by}`]),
      ...(used.turn === undefined ? [] : [`obrót: ${die(used.turn, 'nominative')}`]),
      ...(used.dice === undefined ? [] : [`przerzut: ${dice(used.dice, 'nominative')}`]),
    ];
    const what = `${ofCard(used.card)}${told.length === 0 ? '' : ` (${told.join(', ')})`}`;
    return said(seat, 'użyj', 'używa', what);
  };
  const choose = (seat: Seat, id: string, { colourOf }: Scene): ActionWords => {
    const colour = colourOf(id);
    const what = `${cardAsObject(id)}${colour === undefined ? '' : ` (${STRATEGIES[colour]})`}`;
    return said(seat, 'wybierz', 'wybiera', what);
  };

  return {
    'setup-den': ({ seat, space }) => said(seat, 'umieść', 'umieszcza', `rekina w kryjówce ${space}`),
    'octopus-action': ({ seat, action }, { costOf }) => {
      if (action.do === 'draw') return said(seat, 'dobierz', 'dobiera', 'do limitu ręki');
      const what = cardAsObject(action.card);
      if (action.do === 'discard') return said(seat, 'odrzuć', 'odrzuca', what);
      const cost = costOf(action.card) ?? 0;
      return said(seat, `zagraj ${what}${cost === 0 ? '' : ` (koszt ${cost})`}`, `zagrywa ${what}`);
    },
    'pay-cost': (action, at) => {
      const what = blocksAt(action.areas, at);
      return said(action.seat, 'odkryj', 'odkrywa jako zapłatę', what);
    },
    'mix-targets': (action, at) => {
      const what = blocksAt(action.areas, at);
      return said(action.seat, 'pomieszaj', 'miesza', what);
    },
    'swap-pair': (action, at) => {
      const what = blocksAt(action.areas, at);
      return said(action.seat, 'zamień', 'zamienia', `miejscami ${what}`);
    },
    'hide-targets': hide,
    'draw-one': (action) =>
      'decline' in action
        ? said(action.seat, 'nie dobieraj', 'nie dobiera', 'karty')
        : said(action.seat, 'dobierz', 'dobiera', 'kartę'),
    'learn-item': ({ seat, item }, { topOf }) => {
      if (item.take === 'stop') return said(seat, 'zakończ', 'kończy', 'naukę');
      if (item.take === 'block') {
        const what = `z rezerwy ${block(item.block, 'accusative')}`;
        return said(seat, 'weź', 'bierze', what);
      }
      const top = topOf(item.stack);
      const what =
        top === undefined
          ? `wierzchnią kartę ze stosu kart ${OF_TYPES[item.stack]}`
          : `${cardAsObject(top)} ze stosu kart ${OF_TYPES[item.stack]}`;
      return said(seat, 'weź', 'bierze', what);
    },
    'learn-replace': (action, at) => {
      const gained = askedFor('learn-replace', action.seat, at)?.thing;
      if (gained === undefined) {
        const what = blockAt(action.area, at, 'accusative');
        return said(action.seat, 'wymień', 'wymienia', what);
      }
      const what = `${block(gained, 'accusative')} w miejsce ${blockAt(action.area, at, 'genitive')}`;
      return said(action.seat, 'połóż', 'kładzie', what);
    },
    'learn-top': (action) => {
      if ('decline' in action) {
        return said(action.seat, 'niczego nie kładź', 'niczego nie kładzie', 'na stosie dobierania');
      }
      const what = `${cardAsObject(action.card)} na wierzchu stosu dobierania`;
      return said(action.seat, 'połóż', 'kładzie', what);
    },
    'learn-to-hand': (action) =>
      'decline' in action
        ? said(action.seat, 'nie bierz', 'nie bierze', 'karty na rękę')
        : said(action.seat, 'weź', 'bierze', `${cardAsObject(action.card)} na rękę`),
    'learn-hide': hide,
    'remove-card': (action) => {
      if ('decline' in action) return said(action.seat, 'nie usuwaj', 'nie usuwa', 'karty');
      const what = `z gry ${cardAsObject(action.card)} ${action.from === 'hand' ? 'z ręki' : 'ze stosu kart odrzuconych'}`;
      return said(action.seat, 'usuń', 'usuwa', what);
    },
    'discard-hide': hide,
    'end-turn': ({ seat }) => said(seat, 'zakończ', 'kończy', 'turę'),
    'crab-draw': (action) =>
      'decline' in action
        ? said(action.seat, 'nie dobieraj', 'nie dobiera', 'kart')
        : said(action.seat, 'dobierz', 'dobiera', 'do limitu ręki'),
    'snail-pile': ({ seat, pile }) => {
      const what = `karty w stosie ${pile === 'discards' ? 'kart odrzuconych' : 'dobierania'}`;
      return said(seat, 'szukaj', 'szuka', what);
    },
    'snail-card': (action) => said(action.seat, 'weź', 'bierze', `${cardAsObject(action.card)} na rękę`),
    'hand-overflow': (action) => said(action.seat, 'odrzuć', 'odrzuca', cardAsObject(action.card)),
    'trap-hide': hide,
    'trap-dice': (action, at) => {
      if ('decline' in action) {
        return said(action.seat, 'zostaw', 'zostawia', 'kości prądu na planszy');
      }
      const what = `do worka ${and(action.spaces.map((space) => current(space, at)))}`;
      return said(action.seat, 'zwróć', 'zwraca', what);
    },
    den: ({ seat, space }) => said(seat, 'odeślij', 'odsyła', `rekina do kryjówki ${space}`),
    'den-die': ({ seat, space }, at) => {
      const what = `do worka ${current(space, at)}`;
      return said(seat, `zwróć ${what} i odeślij`, `zwraca ${what} i odsyła`, 'tam rekina');
    },
    'survive-effect': (action, at) => {
      const strategy = askedFor('survive-effect', action.seat, at)?.thing;
      if ('decline' in action) {
        const what = strategy === undefined ? 'strategii' : ofCard(strategy);
        return said(action.seat, 'nie stosuj', 'nie stosuje', what);
      }
      const what = strategy === undefined ? 'strategię' : cardAsObject(strategy);
      return said(action.seat, 'zastosuj', 'stosuje', what);
    },
    'retreat-with': (action, at) => {
      const found = at.blockIn(action.area);
      const what = `ośmiornicę z ${found === undefined ? 'płytką' : block(found, 'instrumental')} ${inArea(action.area)}`;
      return said(action.seat, 'pomieszaj', 'miesza', what);
    },
    'armour-hide': hide,
    'confront-octopus': (action, at) => choose(action.seat, action.card, at),
    'mix-place': (action) => said(action.seat, 'każ', 'każe', `postawić płytkę ${inArea(action.area)}`),
    'extra-die': (action, at) => {
      if ('decline' in action) return said(action.seat, 'nie dobieraj', 'nie dobiera', 'więcej kości');
      const what = `o ${diceCounted(askedFor('extra-die', action.seat, at)?.count ?? 1)} więcej`;
      return said(action.seat, 'dobierz', 'dobiera', what);
    },
    'harvest-current': ({ seat, space }, at) => said(seat, 'weź', 'bierze', current(space, at)),
    'before-roll': (action) => {
      if ('decline' in action) return said(action.seat, 'rzuć', 'rzuca', 'kośćmi');
      const { card: id, give, take } = action;
      const told = [
        ...(give === undefined ? [] : [`do worka: ${coloured(give, 'nominative')}`]),
        ...(take === undefined ? [] : [`z worka: ${coloured(take, 'nominative')}`]),
      ];
      const what = `${ofCard(id)}${told.length === 0 ? '' : ` (${told.join('; ')})`}`;
      return said(action.seat, 'użyj', 'używa', what);
    },
    'after-roll': (action) => {
      if ('decline' in action) return said(action.seat, 'zostaw', 'zostawia', 'kości, jak są');
      if ('card' in action.use) return use(action.seat, action.use);
      const what = die(action.use.reroll, 'accusative');
      return said(action.seat, 'przerzuć', 'przerzuca', what);
    },
    'place-current': (action) => {
      if ('decline' in action) return said(action.seat, 'nie kładź', 'nie kładzie', 'więcej prądów');
      if ('card' in action.use) return use(action.seat, action.use);
      const what = `${die(action.use.die, 'accusative')} na polu ${action.use.space}`;
      return said(action.seat, 'połóż', 'kładzie', what);
    },
    move: ({ seat, move }, at) => {
      switch (move.how) {
        case 'swim': {
          const face = move.over === undefined ? undefined : at.currentOn(move.over);
          const over =
            move.over === undefined ? '' : `z prądem${face === undefined ? '' : ` ${face}`} przez pole ${move.over} `;
          const way = `${over}na pole ${move.to}, ${looking(move.facing)}`;
          return said(seat, 'płyń', 'kieruje rekina', way);
        }
        case 'unblock': {
          const what = `do worka ${current(move.to, at)}`;
          return said(seat, `zwróć ${what} i wpłyń tam,`, `zwraca ${what} i kieruje tam rekina,`, looking(move.facing));
        }
        case 'step': {
          const way = `${ofCard(move.card)}: krok na pole ${move.to}, ${looking(move.facing)}`;
          return said(seat, 'użyj', 'używa', way);
        }
        case 'about-turn':
          return said(seat, `użyj ${ofCard(move.card)} i zawróć`, `używa ${ofCard(move.card)} i zawraca`);
      }
    },
    'fast-after': (action) => {
      if ('decline' in action) return said(action.seat, 'nie rób', 'nie robi', 'dodatkowego kroku');
      const way = `${ofCard(action.card)}: krok na pole ${action.to}, ${looking(action.facing)}`;
      return said(action.seat, 'użyj', 'używa', way);
    },
    hostile: (action) =>
      'decline' in action
        ? said(action.seat, 'nie usuwaj', 'nie usuwa', 'strategii')
        : said(action.seat, 'usuń', 'usuwa', `losową strategię ${withCard(action.card)}`),
    'place-search-attack': (action) => {
      if ('decline' in action) {
        return said(action.seat, 'nie przeszukuj ani nie atakuj', 'nie przeszukuje ani nie atakuje');
      }
      const targets = action.dice.map((placed) => ({
        isAttack: readDie(placed.die).colour === 'red',
        what: `${area(placed.area)} ${die(placed.die, 'accusative')}`,
      }));
      return said(
        action.seat,
        and(targets.map(({ isAttack, what }) => `${isAttack ? 'zaatakuj' : 'przeszukaj'} ${what}`)),
        and(targets.map(({ isAttack, what }) => `${isAttack ? 'atakuje' : 'przeszukuje'} ${what}`)),
      );
    },
    'resolve-order': (action) => said(action.seat, 'zacznij', 'zaczyna', `od kości ${inArea(action.area)}`),
    'ignore-trap': (action) =>
      'decline' in action
        ? said(action.seat, 'pozwól', 'pozwala', 'pułapce zadziałać')
        : said(action.seat, 'zignoruj', 'ignoruje', `pułapkę ${withCard(action.card)}`),
    'store-choice': (action) => {
      if (action.dice.length === 0) return said(action.seat, 'nie odkładaj', 'nie odkłada', 'kości');
      const what = `na energię ${dice(action.dice, 'accusative')}`;
      return said(action.seat, 'odłóż', 'odkłada', what);
    },
    spend: (action) =>
      'decline' in action
        ? said(action.seat, 'nie wydawaj', 'nie wydaje', 'energii')
        : said(action.seat, 'wydaj', 'wydaje', 'energię'),
    buy: ({ seat, deal }, { costOf, diceOf }) => {
      if (deal.do === 'finish') return said(seat, 'zakończ', 'kończy', 'zakupy');
      if (deal.do === 'exchange') {
        const what = `${die(deal.die, 'accusative')} o 1 i`;
        return said(seat, `obniż ${what} wymień`, `obniża ${what} wymienia`, cardAsObject(deal.card));
      }
      const cost = costOf(deal.card);
      const brings = diceOf(deal.card);
      const what = `${cardAsObject(deal.card)}${cost === undefined ? '' : ` za ${cost}`}`;
      return said(
        seat,
        `kup ${what}${brings.length === 0 ? '' : ` (${coloured(brings, 'nominative')})`}`,
        `kupuje ${what}`,
      );
    },
    'hunger-die': (action) => said(action.seat, 'połóż', 'kładzie', `${die(action.die, 'accusative')} na torze głodu`),
    'confront-shark': (action, at) => choose(action.seat, action.card, at),
    food: ({ seat, food }) => said(seat, 'wykorzystaj', 'wykorzystuje', `działanie ${block(food, 'genitive')}`),
  };
};

/** An answer that hides blocks, or none. */
type Hiding =
  | { readonly seat: Seat; readonly areas?: readonly string[]; readonly area?: string }
  | { readonly seat: Seat; readonly decline: true };

/** A card of the shark, and what it is told. */
interface UsedCard {
  readonly card: string;
  readonly feed?: string | undefined;
  readonly stash?: string | undefined;
  readonly raise?: { readonly die: string; readonly by: number } | undefined;
  readonly turn?: string | undefined;
  readonly dice?: readonly string[] | undefined;
}
