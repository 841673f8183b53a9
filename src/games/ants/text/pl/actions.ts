import { askedFor } from '../../../../boxes/index.ts';
import type { ActionSentences, ActionWords, Seat } from '../../../../kernel/index.ts';
import { EMERGENCY_FOOD, SPECIALIST, TRANSFORM_COST } from '../../components.ts';
import type { AntsAction } from '../../table/work.ts';
import { wordsAsked } from '../asked-words.ts';
import { inBrackets, strengthOf } from '../phrases.ts';
import type { Question, Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import {
  amount,
  amounts,
  and,
  disc,
  OF_PLACES,
  OF_SYMBOLS,
  OF_TYPES,
  ofSlot,
  ofTerrain,
  onCells,
  type Phrases,
  plural,
  spentOn,
  terrain,
  trackAsObject,
} from './phrases.ts';

/** What players can do, in Polish. */
export const actionsWith = ({ cards: list, played, player, title }: Phrases): ActionSentences<AntsAction, Scene> => {
  const said = (seat: Seat, label: string, does: string): ActionWords => ({
    label,
    sentence: `${player(seat)} ${does}.`,
  });
  /** The same words behind an order and behind what is told. */
  const both = (seat: Seat, [order, does]: readonly [string, string], what: string): ActionWords =>
    said(seat, `${order} ${what}`, `${does} ${what}`);
  const hexAt = (hex: string, { terrainOf }: Scene): string => {
    const found = terrainOf(hex);
    return found === undefined ? hex : `${hex} (${terrain(found)})`;
  };
  const wordsOf = (kind: Question['kind'], seat: Seat, at: Scene): string => wordsAsked(askedFor(kind, seat, at), at);
  const keep = ['zatrzymaj', 'zatrzymuje'] as const;
  const discard = ['odrzuć', 'odrzuca'] as const;
  const put = ['połóż', 'kładzie'] as const;

  return {
    'choose-queen': ({ seat, queen }) => both(seat, ['wybierz', 'wybiera'], `kafelek ${title(queen)}`),
    'keep-cards': ({ seat, cards }) => both(seat, keep, `karty: ${list(cards)}`),
    'main-action': ({ seat, action }) => said(seat, NAMES.actions[action], `wybiera akcję: ${NAMES.actions[action]}`),
    'end-turn': ({ seat }) => said(seat, 'zakończ turę', 'kończy turę'),
    'spend-ants': ({ seat, ...spent }, at) => {
      const action = askedFor('spend-ants', seat, at)?.action;
      const own = action === undefined ? undefined : SPECIALIST[action];
      const strength = strengthOf(spent);
      return both(seat, ['wydaj', 'wydaje'], `${spentOn(own, spent)} (Siła ${strength})`);
    },
    'take-display-card': ({ seat, slot }, { cardIn }) => {
      const found = cardIn(slot);
      return both(seat, ['weź', 'bierze'], `kartę ${found === undefined ? '' : `${title(found)} `}z ${ofSlot(slot)}`);
    },
    'granted-action': (action, at) =>
      'decline' in action
        ? said(action.seat, 'zrezygnuj z efektu', 'rezygnuje z efektu')
        : both(action.seat, ['skorzystaj', 'korzysta'], `z efektu${wordsOf('granted-action', action.seat, at)}`),
    'dig-tile': ({ seat, cells }) => both(seat, put, `kafelek Pokoju ${onCells(cells)}`),
    'bonus-order': ({ seat, cell }) => both(seat, ['aktywuj', 'aktywuje'], `najpierw premię pola ${inBrackets(cell)}`),
    'explore-hex': ({ seat, hex }, at) => both(seat, ['odkryj', 'odkrywa'], `pole ${hexAt(hex, at)}`),
    'forage-vertex': ({ seat, vertex }) =>
      both(seat, ['ustaw', 'ustawia'], `${disc('top', 'forager', 'accusative')} na wierzchołku ${vertex}`),
    'collect-kind': ({ seat, cube }) => both(seat, ['zbierz', 'zbiera'], amount(cube, 1, 'accusative')),
    'emptied-order': ({ seat, hex }, at) => both(seat, ['rozpatrz', 'rozpatruje'], `najpierw pole ${hexAt(hex, at)}`),
    'next-part': (action) => {
      if ('decline' in action) return said(action.seat, 'zakończ akcję', 'kończy akcję');
      return action.part === 'card'
        ? said(action.seat, 'zagraj kartę', 'chce zagrać kartę')
        : said(action.seat, 'pokonaj wroga', 'chce pokonać wroga');
    },
    'play-card': (action) =>
      'decline' in action
        ? said(action.seat, 'nie zagrywaj karty', 'nie zagrywa karty')
        : both(action.seat, ['zagraj', 'zagrywa'], `kartę ${title(action.card)}`),
    'waive-line': ({ seat, line }, at) => {
      const id = askedFor('waive-line', seat, at)?.thing;
      const need = id === undefined ? undefined : at.needOf(id, line);
      return both(seat, ['pomiń', 'pomija'], need === undefined ? `wymaganie ${line}` : `wymaganie „${need}”`);
    },
    'fill-room': ({ seat, size }) => both(seat, ['zapełnij', 'zapełnia'], `kafelek Pokoju o rozmiarze ${size}`),
    'cover-symbols': ({ seat, aggression }) =>
      both(
        seat,
        ['użyj', 'używa'],
        aggression === 0 ? 'tylko żetonów Mutacji' : `${aggression} ${aggression === 1 ? 'żetonu' : 'żetonów'} Agresji`,
      ),
    pay: ({ seat, fungus, markers }, at) => {
      const asked = askedFor('pay', seat, at);
      const rest = (asked?.count ?? 0) - fungus - markers;
      const given = [
        ...amounts([asked?.what ?? 'food', rest], ['fungus', fungus]),
        ...(markers === 0 ? [] : [plural(markers, 'znacznik', 'znaczniki', 'znaczników')]),
      ];
      return both(seat, ['zapłać', 'płaci'], and(given) || 'właściwymi kostkami');
    },
    'defeat-enemy': (action, { enemyOn }) => {
      if ('decline' in action) return said(action.seat, 'nie pokonuj wroga', 'nie pokonuje wroga');
      const found = enemyOn(action.hex);
      return both(
        action.seat,
        ['pokonaj', 'pokonuje'],
        `na polu ${action.hex} wroga${found === undefined ? '' : ` ${title(found)}`}`,
      );
    },
    'ability-space': ({ seat, space }, { abilityOf }) => {
      const ability = abilityOf(space);
      const what = ability === undefined ? '' : ` (${ability})`;
      return said(seat, `odblokuj: ${title(space)}${what}`, `odblokowuje: ${title(space)}`);
    },
    'store-ants': ({ seat, ants: kept }) =>
      kept.length === 0
        ? said(seat, 'nie przechowuj mrówek', 'nie przechowuje mrówek')
        : both(seat, ['przechowaj', 'przechowuje'], and(kept.map((each) => disc('top', each, 'accusative')))),
    'resolve-deed': (action, { tileAt }) => {
      if ('decline' in action) return said(action.seat, 'nie wypełniaj Czynu', 'nie wypełnia Czynu');
      const tile = tileAt(action.seat, action.place);
      return both(
        action.seat,
        ['wypełnij', 'wypełnia'],
        tile === undefined ? `Czyn ${OF_PLACES[action.place]} kafelka` : `Czyn: ${title(tile)}`,
      );
    },
    'incubation-effect': (action, at) => {
      if ('decline' in action) return said(action.seat, 'nie aktywuj nic więcej', 'nie aktywuje nic więcej');
      const { effect } = action;
      if (effect.of === 'all') {
        return both(action.seat, ['aktywuj', 'aktywuje'], 'wszystkie efekty niewymagające wyboru');
      }
      if (effect.of === 'production') return both(action.seat, ['aktywuj', 'aktywuje'], trackAsObject(effect.track));
      const words = at.lineOf(effect.of === 'card' ? effect.card : effect.space, effect.line);
      const name = effect.of === 'card' ? `kartę ${played(effect.card)}` : title(effect.space);
      return said(action.seat, `aktywuj ${name}${words === undefined ? '' : `: ${words}`}`, `aktywuje ${name}`);
    },
    'feed-larvae': (action) =>
      'decline' in action
        ? said(action.seat, 'porzuć Larwę', 'porzuca Larwę')
        : said(action.seat, 'wykarm wszystkie Larwy', 'karmi wszystkie Larwy'),
    'drop-larva': ({ seat, specialisation }) =>
      both(seat, ['porzuć', 'porzuca'], disc('middle', specialisation, 'accusative')),
    swarm: (action) =>
      'decline' in action
        ? said(action.seat, 'zostań na torze Lotu Godowego', 'zostaje na torze Lotu Godowego')
        : said(action.seat, 'wleć do obszaru Rojenia', 'wlatuje do obszaru Rojenia'),
    'production-track': ({ seat, track }) => both(seat, ['zwiększ', 'zwiększa'], trackAsObject(track)),
    'draw-keep': ({ seat, card }) => both(seat, keep, `kartę ${title(card)}`),
    'seek-symbol': ({ seat, symbol }) => both(seat, ['szukaj', 'szuka'], `symbolu ${OF_SYMBOLS[symbol]}`),
    'move-disc': (action, at) => {
      if ('decline' in action) return said(action.seat, 'nie przenoś dysku', 'nie przenosi dysku');
      const raised = askedFor('move-disc', action.seat, at)?.how === 'raise';
      const to = raised && action.place === 'bottom' ? 'middle' : raised ? 'top' : action.place;
      const what = `${disc(action.place, action.from, 'accusative')} w ${disc(to, action.to, 'accusative')}`;
      return both(action.seat, ['zmień', 'zmienia'], what);
    },
    'larva-kind': (action) =>
      'decline' in action
        ? said(action.seat, 'nie bierz Larwy', 'nie bierze Larwy')
        : both(action.seat, ['weź', 'bierze'], disc('middle', action.specialisation, 'accusative')),
    'choose-item': (action) =>
      'decline' in action
        ? said(action.seat, 'nie bierz Przedmiotu', 'nie bierze Przedmiotu')
        : both(action.seat, ['weź', 'bierze'], `Przedmiot ${title(action.item)}`),
    'choose-pheromone': (action) =>
      'decline' in action
        ? said(action.seat, 'nie usuwaj kostki Feromonów', 'nie usuwa kostki Feromonów')
        : both(action.seat, ['usuń', 'usuwa'], `kostkę Feromonów ${ofTerrain(action.terrain)}`),
    'discard-card': ({ seat, card }) => both(seat, discard, `kartę ${title(card)}`),
    'discard-for': (action) =>
      'decline' in action
        ? said(action.seat, 'nie odrzucaj karty', 'nie odrzuca karty')
        : both(action.seat, discard, `kartę ${title(action.card)}`),
    'tuck-card': ({ seat, card }, at) => {
      const on = askedFor('tuck-card', seat, at)?.thing;
      const where = on === undefined ? 'pod zagraną kartą' : `pod kartą ${played(on)}`;
      return said(seat, `połóż ${where} kartę ${title(card)}`, `kładzie kartę ${where}`);
    },
    'pay-for': (action, at) =>
      'decline' in action
        ? said(action.seat, 'nie płać', 'nie płaci')
        : said(action.seat, `zapłać za efekt${wordsOf('pay-for', action.seat, at)}`, 'płaci za efekt'),
    'place-marker': ({ seat, card }) => both(seat, put, `znacznik na karcie ${played(card)}`),
    'choose-effect': (action, at) => {
      if ('decline' in action) return said(action.seat, 'nie wybieraj efektu', 'nie wybiera efektu');
      const words = at.orders(
        askedFor('choose-effect', action.seat, at)?.words?.slice(action.effect - 1, action.effect),
      );
      return both(
        action.seat,
        ['wybierz', 'wybiera'],
        words === undefined ? `efekt ${action.effect}` : `efekt „${words}”`,
      );
    },
    'move-marker': (action) =>
      'decline' in action
        ? said(action.seat, 'nie przenoś więcej znaczników', 'nie przenosi więcej znaczników')
        : both(action.seat, ['przenieś', 'przenosi'], `znacznik na kartę ${played(action.card)}`),
    'use-marker': (action) =>
      'decline' in action
        ? said(action.seat, 'nie odrzucaj znacznika', 'nie odrzuca znacznika')
        : both(action.seat, discard, `znacznik z karty ${played(action.card)}`),
    'egg-swap': (action) =>
      'decline' in action
        ? said(action.seat, 'nie zmieniaj produkcji Jaj', 'nie zmienia produkcji Jaj')
        : said(
            action.seat,
            `zmniejsz ${trackAsObject(action.track)} i zwiększ dwie pozostałe`,
            `zmniejsza ${trackAsObject(action.track)} i zwiększa dwie pozostałe`,
          ),
    'empty-room': (action) =>
      'decline' in action
        ? said(action.seat, 'nie opróżniaj kafelka Pokoju', 'nie opróżnia kafelka Pokoju')
        : both(action.seat, ['opróżnij', 'opróżnia'], `kafelek Pokoju o rozmiarze ${action.size}`),
    transform: ({ seat, place, from, to }) =>
      both(
        seat,
        ['przekształć', 'przekształca'],
        `${disc(place, from, 'accusative')} w ${disc(place, to, 'accusative')} za ${amount('food', TRANSFORM_COST, 'accusative')}`,
      ),
    emergency: ({ seat }) => both(seat, ['weź', 'bierze'], `awaryjnie ${amount('food', EMERGENCY_FOOD, 'accusative')}`),
    'queen-discard': ({ seat, kind }) => both(seat, discard, `kartę ${OF_TYPES[kind]} dla Królowej`),
    'queen-token': ({ seat, symbol }) => both(seat, put, `żeton Królowej z symbolem ${OF_SYMBOLS[symbol]}`),
    'queen-fungus': ({ seat }) => both(seat, ['wykonaj', 'wykonuje'], 'akcję darmową Królowej'),
  };
};
