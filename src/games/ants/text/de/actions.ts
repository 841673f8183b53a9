import { askedFor } from '../../../../boxes/index.ts';
import type { ActionSentences, ActionWords, Seat } from '../../../../kernel/index.ts';
import { EMERGENCY_FOOD, SPECIALIST, TRANSFORM_COST } from '../../components.ts';
import type { AntsAction } from '../../table/work.ts';
import { wordsAsked } from '../asked-words.ts';
import { strengthOf } from '../phrases.ts';
import type { Question, Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import {
  aDisc,
  amount,
  and,
  atCells,
  CARDS,
  disc,
  ontoCells,
  type Phrases,
  PLACES,
  slot,
  spentOn,
  terrain,
} from './phrases.ts';

/** What players can do, in German. */
export const actionsWith = ({ card, cards: list, played, player }: Phrases): ActionSentences<AntsAction, Scene> => {
  const said = (seat: Seat, label: string, does: string): ActionWords => ({
    label,
    sentence: `${player(seat)} ${does}.`,
  });
  /** The same words before an infinitive and behind what is told; what of the verb stands behind is its tail. */
  const both = (
    seat: Seat,
    [infinitive, does, tail = '']: readonly [string, string, string?],
    what: string,
  ): ActionWords => said(seat, `${what} ${infinitive}`, `${does} ${what}${tail === '' ? '' : ` ${tail}`}`);
  const hexAt = (hex: string, { terrainOf }: Scene): string => {
    const found = terrainOf(hex);
    return found === undefined ? hex : `${hex} (${terrain(found)})`;
  };
  const wordsOf = (kind: Question['kind'], seat: Seat, at: Scene): string => wordsAsked(askedFor(kind, seat, at), at);
  const keep = ['behalten', 'behält'] as const;
  const choose = ['wählen', 'wählt'] as const;
  const discard = ['ablegen', 'legt', 'ab'] as const;
  const put = ['legen', 'legt'] as const;
  const take = ['nehmen', 'nimmt'] as const;

  return {
    'choose-queen': ({ seat, queen }) => both(seat, choose, card(queen)),
    'keep-cards': ({ seat, cards }) => both(seat, keep, list(cards)),
    'main-action': ({ seat, action }) =>
      said(seat, NAMES.actions[action], `wählt die Aktion: ${NAMES.actions[action]}`),
    'end-turn': ({ seat }) => both(seat, ['beenden', 'beendet'], 'den Zug'),
    'spend-ants': ({ seat, ...spent }, at) => {
      const action = askedFor('spend-ants', seat, at)?.action;
      const own = action === undefined ? undefined : SPECIALIST[action];
      const strength = strengthOf(spent);
      return both(seat, ['ausgeben', 'gibt', 'aus'], `${spentOn(own, spent)} (Stärke ${strength})`);
    },
    'take-display-card': (action, { cardIn }) => {
      const found = cardIn(action.slot);
      return both(action.seat, take, `${found === undefined ? 'die Karte' : card(found)} von ${slot(action.slot)}`);
    },
    'granted-action': (action, at) => {
      if ('decline' in action) return both(action.seat, ['verzichten', 'verzichtet'], 'auf den Effekt');
      const words = wordsOf('granted-action', action.seat, at);
      return said(action.seat, `den Effekt nutzen${words}`, `nutzt den Effekt${words}`);
    },
    'dig-tile': ({ seat, cells }) => both(seat, put, `ein Kammerplättchen auf ${ontoCells(cells)}`),
    'bonus-order': ({ seat, cell }) => both(seat, take, `zuerst den Bonus von ${atCells([cell])}`),
    'explore-hex': ({ seat, hex }, at) => both(seat, ['erkunden', 'erkundet'], hexAt(hex, at)),
    'forage-vertex': ({ seat, vertex }) => both(seat, ['setzen', 'setzt'], `eine Sammelameise auf ${vertex}`),
    'collect-kind': ({ seat, cube }) => both(seat, ['sammeln', 'sammelt'], amount(cube, 1)),
    'emptied-order': ({ seat, hex }, at) => both(seat, ['abhandeln', 'handelt', 'ab'], `zuerst ${hexAt(hex, at)}`),
    'next-part': (action) => {
      if ('decline' in action) return both(action.seat, ['beenden', 'beendet'], 'die Aktion');
      return action.part === 'card'
        ? said(action.seat, 'eine Karte spielen', 'will eine Karte spielen')
        : said(action.seat, 'einen Feind besiegen', 'will einen Feind besiegen');
    },
    'play-card': (action) =>
      both(action.seat, ['spielen', 'spielt'], 'decline' in action ? 'keine Karte' : card(action.card)),
    'waive-line': ({ seat, line }, at) => {
      const id = askedFor('waive-line', seat, at)?.thing;
      const need = id === undefined ? undefined : at.needOf(id, line);
      const what = need === undefined ? `Bedingung ${line}` : `die Bedingung „${need}“`;
      return both(seat, ['weglassen', 'lässt', 'weg'], what);
    },
    'fill-room': ({ seat, size }) => both(seat, ['füllen', 'füllt'], `ein Kammerplättchen der Größe ${size}`),
    'cover-symbols': ({ seat, aggression }) =>
      both(seat, ['nutzen', 'nutzt'], aggression === 0 ? 'nur Mutationsmarker' : amount('aggression', aggression)),
    pay: ({ seat, fungus, markers }, at) => {
      const asked = askedFor('pay', seat, at);
      const rest = (asked?.count ?? 0) - fungus - markers;
      const given = [
        ...(asked?.what === undefined || rest <= 0 ? [] : [amount(asked.what, rest)]),
        ...(fungus === 0 ? [] : [amount('fungus', fungus)]),
        ...(markers === 0 ? [] : [`${markers} Marker`]),
      ];
      return both(seat, ['bezahlen', 'bezahlt'], and(given) || 'mit den verlangten Würfeln');
    },
    'defeat-enemy': (action, { enemyOn }) => {
      if ('decline' in action) return both(action.seat, ['besiegen', 'besiegt'], 'keinen Feind');
      const found = enemyOn(action.hex);
      return both(
        action.seat,
        ['besiegen', 'besiegt'],
        `den Feind${found === undefined ? '' : ` ${card(found)}`} auf ${action.hex}`,
      );
    },
    'ability-space': ({ seat, space }, { abilityOf }) => {
      const ability = abilityOf(space);
      const what = ability === undefined ? '' : ` (${ability})`;
      return said(seat, `${card(space)} freischalten${what}`, `schaltet ${card(space)} frei`);
    },
    'store-ants': ({ seat, ants: kept }) =>
      both(seat, ['aufbewahren', 'bewahrt', 'auf'], and(kept.map((each) => aDisc('top', each))) || 'keine Ameise'),
    'resolve-deed': (action, { tileAt }) => {
      const does = ['vollbringen', 'vollbringt'] as const;
      if ('decline' in action) return both(action.seat, does, 'keine Tat');
      const tile = tileAt(action.seat, action.place);
      return both(
        action.seat,
        does,
        tile === undefined ? `die Tat des ${PLACES[action.place]}n Plättchens` : `die Tat von ${card(tile)}`,
      );
    },
    'incubation-effect': (action, at) => {
      const does = ['ausführen', 'führt', 'aus'] as const;
      if ('decline' in action) return both(action.seat, does, 'nichts mehr');
      const { effect } = action;
      if (effect.of === 'all') return both(action.seat, does, 'alle Effekte ohne Wahl');
      if (effect.of === 'production')
        return both(action.seat, ['nutzen', 'nutzt'], `die ${NAMES.tracks[effect.track]}`);
      const words = at.lineOf(effect.of === 'card' ? effect.card : effect.space, effect.line);
      const name = effect.of === 'card' ? played(effect.card) : card(effect.space);
      return said(action.seat, `${name} nutzen${words === undefined ? '' : `: ${words}`}`, `nutzt ${name}`);
    },
    'feed-larvae': (action) =>
      'decline' in action
        ? both(action.seat, ['aufgeben', 'gibt', 'auf'], 'eine Larve')
        : both(action.seat, ['füttern', 'füttert'], 'alle Larven'),
    'drop-larva': ({ seat, specialisation }) =>
      both(seat, ['aufgeben', 'gibt', 'auf'], aDisc('middle', specialisation)),
    swarm: (action) =>
      'decline' in action
        ? both(action.seat, ['bleiben', 'bleibt'], 'auf der Flugleiste')
        : said(action.seat, 'ausschwärmen', 'schwärmt aus'),
    'production-track': ({ seat, track }) => both(seat, ['erhöhen', 'erhöht'], `die ${NAMES.tracks[track]}`),
    'draw-keep': (action) => both(action.seat, keep, card(action.card)),
    'seek-symbol': ({ seat, symbol }) => both(seat, ['suchen', 'sucht'], `das Symbol ${NAMES.symbols[symbol]}`),
    'move-disc': (action, at) => {
      if ('decline' in action) return both(action.seat, ['versetzen', 'versetzt'], 'keine Scheibe');
      const raised = askedFor('move-disc', action.seat, at)?.how === 'raise';
      const to = raised && action.place === 'bottom' ? 'middle' : raised ? 'top' : action.place;
      const what = `${aDisc(action.place, action.from)} ${to === 'bottom' ? 'zum' : 'zur'} ${disc(to, action.to)}`;
      return both(action.seat, ['machen', 'macht'], what);
    },
    'larva-kind': (action) =>
      both(action.seat, take, 'decline' in action ? 'keine Larve' : aDisc('middle', action.specialisation)),
    'choose-item': (action) =>
      both(action.seat, take, 'decline' in action ? 'kein Fundstück' : `das Fundstück ${card(action.item)}`),
    'choose-pheromone': (action) =>
      both(
        action.seat,
        ['entfernen', 'entfernt'],
        'decline' in action ? 'keinen Pheromonwürfel' : `den Pheromonwürfel für ${terrain(action.terrain)}`,
      ),
    'discard-card': (action) => both(action.seat, discard, card(action.card)),
    'discard-for': (action) => both(action.seat, discard, 'decline' in action ? 'keine Karte' : card(action.card)),
    'tuck-card': (action, at) => {
      const on = askedFor('tuck-card', action.seat, at)?.thing;
      const where = on === undefined ? 'unter die gespielte Karte' : `unter ${played(on)}`;
      return said(action.seat, `${card(action.card)} ${where} legen`, `legt eine Karte ${where}`);
    },
    'pay-for': (action, at) =>
      'decline' in action
        ? said(action.seat, 'nicht bezahlen', 'bezahlt nicht')
        : said(action.seat, `für den Effekt bezahlen${wordsOf('pay-for', action.seat, at)}`, 'bezahlt für den Effekt'),
    'place-marker': (action) => both(action.seat, put, `den Marker auf ${played(action.card)}`),
    'choose-effect': (action, at) => {
      if ('decline' in action) return both(action.seat, choose, 'keinen Effekt');
      const words = at.orders(
        askedFor('choose-effect', action.seat, at)?.words?.slice(action.effect - 1, action.effect),
      );
      return both(action.seat, choose, words === undefined ? `Effekt ${action.effect}` : `den Effekt „${words}“`);
    },
    'move-marker': (action) =>
      'decline' in action
        ? both(action.seat, ['versetzen', 'versetzt'], 'keinen Marker mehr')
        : both(action.seat, put, `einen Marker auf ${played(action.card)}`),
    'use-marker': (action) =>
      both(action.seat, discard, 'decline' in action ? 'keinen Marker' : `einen Marker von ${played(action.card)}`),
    'egg-swap': (action) =>
      'decline' in action
        ? both(action.seat, ['ändern', 'ändert'], 'keine Eierproduktion')
        : said(
            action.seat,
            `die ${NAMES.tracks[action.track]} senken und die beiden anderen erhöhen`,
            `senkt die ${NAMES.tracks[action.track]} und erhöht die beiden anderen`,
          ),
    'empty-room': (action) =>
      both(
        action.seat,
        ['leeren', 'leert'],
        'decline' in action ? 'kein Kammerplättchen' : `ein Kammerplättchen der Größe ${action.size}`,
      ),
    transform: ({ seat, place, from, to }) =>
      both(
        seat,
        ['verwandeln', 'verwandelt'],
        `für ${amount('food', TRANSFORM_COST)} ${aDisc(place, from)} in ${aDisc(place, to)}`,
      ),
    emergency: ({ seat }) => both(seat, take, `${EMERGENCY_FOOD} Notnahrung`),
    'queen-discard': ({ seat, kind }) => both(seat, discard, `für die Königin eine ${CARDS[kind]}`),
    'queen-token': ({ seat, symbol }) => both(seat, put, `den Königinnenmarker ${NAMES.symbols[symbol]}`),
    'queen-fungus': ({ seat }) => both(seat, ['nutzen', 'nutzt'], 'die freie Aktion der Königin'),
  };
};
