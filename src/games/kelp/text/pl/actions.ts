import { askedFor } from '../../../../boxes/index.ts';
import type { ActionSentences, ActionWords, Seat } from '../../../../kernel/index.ts';
import type { KelpAction } from '../../table/work.ts';
import { readDie } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import {
  and,
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
  const said = (seat: Seat, label: string, deed: string): ActionWords => ({
    label,
    sentence: `${player(seat)} ${deed}.`,
  });
  const blocksAt = (areas: readonly string[], at: Scene): string =>
    and(areas.map((name) => blockAt(name, at, 'accusative')));
  const hide = (action: Hiding, at: Scene): ActionWords => {
    if ('decline' in action) return said(action.seat, 'niczego nie ukrywaj', 'niczego nie ukrywa');
    const what = blocksAt(action.areas ?? [action.area ?? ''], at);
    return said(action.seat, `ukryj ${what}`, `ukrywa ${what}`);
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
    return said(seat, `użyj ${what}`, `używa ${what}`);
  };
  const choose = (seat: Seat, id: string, { colourOf }: Scene): ActionWords => {
    const colour = colourOf(id);
    const what = `${cardAsObject(id)}${colour === undefined ? '' : ` (${STRATEGIES[colour]})`}`;
    return said(seat, `wybierz ${what}`, `wybiera ${what}`);
  };

  return {
    'setup-den': ({ seat, space }) =>
      said(seat, `umieść rekina w kryjówce ${space}`, `umieszcza rekina w kryjówce ${space}`),
    'octopus-action': ({ seat, action }, { costOf }) => {
      if (action.do === 'draw') return said(seat, 'dobierz do limitu ręki', 'dobiera do limitu ręki');
      const what = cardAsObject(action.card);
      if (action.do === 'discard') return said(seat, `odrzuć ${what}`, `odrzuca ${what}`);
      const cost = costOf(action.card) ?? 0;
      return said(seat, `zagraj ${what}${cost === 0 ? '' : ` (koszt ${cost})`}`, `zagrywa ${what}`);
    },
    'pay-cost': (action, at) => {
      const what = blocksAt(action.areas, at);
      return said(action.seat, `odkryj ${what}`, `odkrywa jako zapłatę ${what}`);
    },
    'mix-targets': (action, at) => {
      const what = blocksAt(action.areas, at);
      return said(action.seat, `pomieszaj ${what}`, `miesza ${what}`);
    },
    'swap-pair': (action, at) => {
      const what = blocksAt(action.areas, at);
      return said(action.seat, `zamień miejscami ${what}`, `zamienia miejscami ${what}`);
    },
    'hide-targets': hide,
    'draw-one': (action) =>
      'decline' in action
        ? said(action.seat, 'nie dobieraj karty', 'nie dobiera karty')
        : said(action.seat, 'dobierz kartę', 'dobiera kartę'),
    'learn-item': ({ seat, item }, { topOf }) => {
      if (item.take === 'stop') return said(seat, 'zakończ naukę', 'kończy naukę');
      if (item.take === 'block') {
        const what = `z rezerwy ${block(item.block, 'accusative')}`;
        return said(seat, `weź ${what}`, `bierze ${what}`);
      }
      const top = topOf(item.stack);
      const what =
        top === undefined
          ? `wierzchnią kartę ze stosu kart ${OF_TYPES[item.stack]}`
          : `${cardAsObject(top)} ze stosu kart ${OF_TYPES[item.stack]}`;
      return said(seat, `weź ${what}`, `bierze ${what}`);
    },
    'learn-replace': (action, at) => {
      const gained = askedFor('learn-replace', action.seat, at)?.thing;
      if (gained === undefined) {
        const what = blockAt(action.area, at, 'accusative');
        return said(action.seat, `wymień ${what}`, `wymienia ${what}`);
      }
      const what = `${block(gained, 'accusative')} w miejsce ${blockAt(action.area, at, 'genitive')}`;
      return said(action.seat, `połóż ${what}`, `kładzie ${what}`);
    },
    'learn-top': (action) => {
      if ('decline' in action) {
        return said(action.seat, 'niczego nie kładź na stosie dobierania', 'niczego nie kładzie na stosie dobierania');
      }
      const what = `${cardAsObject(action.card)} na wierzchu stosu dobierania`;
      return said(action.seat, `połóż ${what}`, `kładzie ${what}`);
    },
    'learn-to-hand': (action) =>
      'decline' in action
        ? said(action.seat, 'nie bierz karty na rękę', 'nie bierze karty na rękę')
        : said(action.seat, `weź ${cardAsObject(action.card)} na rękę`, `bierze ${cardAsObject(action.card)} na rękę`),
    'learn-hide': hide,
    'remove-card': (action) => {
      if ('decline' in action) return said(action.seat, 'nie usuwaj karty', 'nie usuwa karty');
      const what = `z gry ${cardAsObject(action.card)} ${action.from === 'hand' ? 'z ręki' : 'ze stosu kart odrzuconych'}`;
      return said(action.seat, `usuń ${what}`, `usuwa ${what}`);
    },
    'discard-hide': hide,
    'end-turn': ({ seat }) => said(seat, 'zakończ turę', 'kończy turę'),
    'crab-draw': (action) =>
      'decline' in action
        ? said(action.seat, 'nie dobieraj kart', 'nie dobiera kart')
        : said(action.seat, 'dobierz do limitu ręki', 'dobiera do limitu ręki'),
    'snail-pile': ({ seat, pile }) => {
      const what = `karty w stosie ${pile === 'discards' ? 'kart odrzuconych' : 'dobierania'}`;
      return said(seat, `szukaj ${what}`, `szuka ${what}`);
    },
    'snail-card': (action) =>
      said(action.seat, `weź ${cardAsObject(action.card)} na rękę`, `bierze ${cardAsObject(action.card)} na rękę`),
    'hand-overflow': (action) =>
      said(action.seat, `odrzuć ${cardAsObject(action.card)}`, `odrzuca ${cardAsObject(action.card)}`),
    'trap-hide': hide,
    'trap-dice': (action, at) => {
      if ('decline' in action) {
        return said(action.seat, 'zostaw kości prądu na planszy', 'zostawia kości prądu na planszy');
      }
      const what = `do woreczka ${and(action.spaces.map((space) => current(space, at)))}`;
      return said(action.seat, `zwróć ${what}`, `zwraca ${what}`);
    },
    den: ({ seat, space }) => said(seat, `odeślij rekina do kryjówki ${space}`, `odsyła rekina do kryjówki ${space}`),
    'den-die': ({ seat, space }, at) => {
      const what = `do woreczka ${current(space, at)}`;
      return said(seat, `zwróć ${what} i odeślij tam rekina`, `zwraca ${what} i odsyła tam rekina`);
    },
    'survive-effect': (action, at) => {
      const strategy = askedFor('survive-effect', action.seat, at)?.thing;
      if ('decline' in action) {
        const what = strategy === undefined ? 'strategii' : ofCard(strategy);
        return said(action.seat, `nie stosuj ${what}`, `nie stosuje ${what}`);
      }
      const what = strategy === undefined ? 'strategię' : cardAsObject(strategy);
      return said(action.seat, `zastosuj ${what}`, `stosuje ${what}`);
    },
    'retreat-with': (action, at) => {
      const found = at.blockIn(action.area);
      const what = `ośmiornicę z ${found === undefined ? 'płytką' : block(found, 'instrumental')} ${inArea(action.area)}`;
      return said(action.seat, `pomieszaj ${what}`, `miesza ${what}`);
    },
    'armour-hide': hide,
    'confront-octopus': (action, at) => choose(action.seat, action.card, at),
    'mix-place': (action) =>
      said(action.seat, `każ postawić płytkę ${inArea(action.area)}`, `każe postawić płytkę ${inArea(action.area)}`),
    'extra-die': (action, at) => {
      if ('decline' in action) return said(action.seat, 'nie wyciągaj więcej kości', 'nie wyciąga więcej kości');
      const what = `o ${diceCounted(askedFor('extra-die', action.seat, at)?.count ?? 1)} więcej`;
      return said(action.seat, `wyciągnij ${what}`, `wyciąga ${what}`);
    },
    'harvest-current': ({ seat, space }, at) => said(seat, `weź ${current(space, at)}`, `bierze ${current(space, at)}`),
    'before-roll': (action) => {
      if ('decline' in action) return said(action.seat, 'rzuć kośćmi', 'rzuca kośćmi');
      const { card: id, give, take } = action;
      const told = [
        ...(give === undefined ? [] : [`do woreczka: ${coloured(give, 'nominative')}`]),
        ...(take === undefined ? [] : [`z woreczka: ${coloured(take, 'nominative')}`]),
      ];
      const what = `${ofCard(id)}${told.length === 0 ? '' : ` (${told.join('; ')})`}`;
      return said(action.seat, `użyj ${what}`, `używa ${what}`);
    },
    'after-roll': (action) => {
      if ('decline' in action) return said(action.seat, 'zostaw kości, jak są', 'zostawia kości, jak są');
      if ('card' in action.use) return use(action.seat, action.use);
      const what = die(action.use.reroll, 'accusative');
      return said(action.seat, `przerzuć ${what}`, `przerzuca ${what}`);
    },
    'place-current': (action) => {
      if ('decline' in action) return said(action.seat, 'nie kładź więcej prądów', 'nie kładzie więcej prądów');
      if ('card' in action.use) return use(action.seat, action.use);
      const what = `${die(action.use.die, 'accusative')} na polu ${action.use.space}`;
      return said(action.seat, `połóż ${what}`, `kładzie ${what}`);
    },
    move: ({ seat, move }, at) => {
      switch (move.how) {
        case 'swim': {
          const face = move.over === undefined ? undefined : at.currentOn(move.over);
          const over =
            move.over === undefined ? '' : `z prądem${face === undefined ? '' : ` ${face}`} przez pole ${move.over} `;
          const way = `${over}na pole ${move.to}, ${looking(move.facing)}`;
          return said(seat, `płyń ${way}`, `kieruje rekina ${way}`);
        }
        case 'unblock': {
          const what = `do woreczka ${current(move.to, at)}`;
          return said(
            seat,
            `zwróć ${what} i wpłyń tam, ${looking(move.facing)}`,
            `zwraca ${what} i kieruje tam rekina, ${looking(move.facing)}`,
          );
        }
        case 'step': {
          const way = `${ofCard(move.card)}: krok na pole ${move.to}, ${looking(move.facing)}`;
          return said(seat, `użyj ${way}`, `używa ${way}`);
        }
        case 'about-turn':
          return said(seat, `użyj ${ofCard(move.card)} i zawróć`, `używa ${ofCard(move.card)} i zawraca`);
      }
    },
    'fast-after': (action) => {
      if ('decline' in action) return said(action.seat, 'nie rób dodatkowego kroku', 'nie robi dodatkowego kroku');
      const way = `${ofCard(action.card)}: krok na pole ${action.to}, ${looking(action.facing)}`;
      return said(action.seat, `użyj ${way}`, `używa ${way}`);
    },
    hostile: (action) =>
      'decline' in action
        ? said(action.seat, 'nie usuwaj strategii', 'nie usuwa strategii')
        : said(
            action.seat,
            `usuń losową strategię ${withCard(action.card)}`,
            `usuwa losową strategię ${withCard(action.card)}`,
          ),
    'place-search-attack': (action) => {
      if ('decline' in action) {
        return said(action.seat, 'nie przeszukuj ani nie atakuj', 'nie przeszukuje ani nie atakuje');
      }
      const targets = action.dice.map((placed) => ({
        isAttack: readDie(placed.die).colour === 'red',
        what: `${inArea(placed.area)} ${die(placed.die, 'accusative')}`,
      }));
      return said(
        action.seat,
        and(targets.map(({ isAttack, what }) => `${isAttack ? 'atakuj' : 'szukaj'} ${what}`)),
        and(targets.map(({ isAttack, what }) => `${isAttack ? 'atakuje' : 'szuka'} ${what}`)),
      );
    },
    'resolve-order': (action) =>
      said(action.seat, `zacznij od kości ${inArea(action.area)}`, `zaczyna od kości ${inArea(action.area)}`),
    'ignore-trap': (action) =>
      'decline' in action
        ? said(action.seat, 'pozwól pułapce zadziałać', 'pozwala pułapce zadziałać')
        : said(action.seat, `zignoruj pułapkę ${withCard(action.card)}`, `ignoruje pułapkę ${withCard(action.card)}`),
    'store-choice': (action) => {
      if (action.dice.length === 0) return said(action.seat, 'nie odkładaj kości', 'nie odkłada kości');
      const what = `na energię ${dice(action.dice, 'accusative')}`;
      return said(action.seat, `odłóż ${what}`, `odkłada ${what}`);
    },
    spend: (action) =>
      'decline' in action
        ? said(action.seat, 'zachowaj energię', 'zachowuje energię')
        : said(action.seat, 'wydaj energię', 'wydaje energię'),
    buy: ({ seat, deal }, { costOf, diceOf }) => {
      if (deal.do === 'finish') return said(seat, 'zakończ zakupy', 'kończy zakupy');
      if (deal.do === 'exchange') {
        const what = `${die(deal.die, 'accusative')} o 1 i`;
        return said(
          seat,
          `obniż ${what} wymień ${cardAsObject(deal.card)}`,
          `obniża ${what} wymienia ${cardAsObject(deal.card)}`,
        );
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
    'hunger-die': (action) =>
      said(
        action.seat,
        `połóż ${die(action.die, 'accusative')} na torze głodu`,
        `kładzie ${die(action.die, 'accusative')} na torze głodu`,
      ),
    'confront-shark': (action, at) => choose(action.seat, action.card, at),
    food: ({ seat, food }) =>
      said(
        seat,
        `wykorzystaj działanie ${block(food, 'genitive')}`,
        `wykorzystuje działanie ${block(food, 'genitive')}`,
      ),
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
