import { askedFor } from '../../../../boxes/index.ts';
import { type ActionSentences, counted, type Seat } from '../../../../kernel/index.ts';
import type { BasicAction } from '../../cards/vocabulary.ts';
import type { Terrain } from '../../components.ts';
import type { SnailsAction } from '../../table/work.ts';
import { ownerOf, slotName } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { and, faces, type Phrases, roleInCase } from './phrases.ts';

const { abilities, actions, factions, tokens } = NAMES;

/** What players can do, in Polish: orders on buttons, the third person in a log. */
export const actionsWith = ({
  cardAsObject,
  cardName,
  ofCard,
  ofPlayer,
  option,
  player,
}: Phrases): ActionSentences<SnailsAction, Scene> => {
  const discard = ({ seat, card: id }: { readonly seat: Seat; readonly card: string }) => ({
    label: `odrzuć ${cardAsObject(id)}`,
    sentence: `${player(seat)} odrzuca ${cardAsObject(id)}.`,
  });
  const both = (ids: readonly string[]): string => and(counted(ids.map(cardName)));
  /** A snail as the object of a verb; one of one's own by its role alone. */
  const whom = (handle: number, seat: Seat): string => {
    const role = roleInCase(handle, 'accusative');
    return ownerOf(handle) === seat ? role : `${role} ${ofPlayer(ownerOf(handle))}`;
  };
  const asObject = (id: string | undefined): string => (id === undefined ? 'kartę' : cardAsObject(id));
  const genitive = (id: string | undefined): string => (id === undefined ? 'karty' : ofCard(id));

  return {
    'choose-faction': ({ seat, faction }) => ({
      label: `graj frakcją „${factions[faction]}”`,
      sentence: `${player(seat)} wybiera frakcję „${factions[faction]}”.`,
    }),
    mulligan: (action) =>
      'decline' in action
        ? { label: 'zatrzymaj karty', sentence: `${player(action.seat)} zatrzymuje karty.` }
        : {
            label: 'pokaż karty i dobierz od nowa',
            sentence: `${player(action.seat)} pokazuje karty i dobiera od nowa.`,
          },
    'keep-cards': discard,
    'place-snail': ({ seat, snail: placed, field }, at) => ({
      label: `wystaw ${whom(placed, seat)} ${onto(field, at)}`,
      sentence: `${player(seat)} wystawia ${whom(placed, seat)} ${onto(field, at)}.`,
    }),
    exchange: (action) =>
      'decline' in action
        ? { label: 'nie wymieniaj więcej kart', sentence: `${player(action.seat)} nie wymienia więcej kart.` }
        : {
            label: `wymień na nową kartę: ${both(action.cards)}`,
            sentence: `${player(action.seat)} wymienia na nową kartę: ${both(action.cards)}.`,
          },
    'take-faction-card': (action, at) => {
      const offered = asObject(at.factionCardOf(action.seat));
      return 'decline' in action
        ? {
            label: `zostaw ${offered} obok planszy`,
            sentence: `${player(action.seat)} zostawia ${offered} obok planszy.`,
          }
        : { label: `weź na rękę ${offered}`, sentence: `${player(action.seat)} bierze na rękę ${offered}.` };
    },
    'discard-excess': discard,
    'declare-active': ({ seat, snail: declared }) => ({
      label: `wybierz ${roleInCase(declared, 'accusative')} na aktywnego ślimaka`,
      sentence: `${player(seat)} wybiera ${roleInCase(declared, 'accusative')} na aktywnego ślimaka.`,
    }),
    'declare-passive': ({ seat, snail: declared }) => ({
      label: `wybierz ${roleInCase(declared, 'accusative')} na pasywnego ślimaka`,
      sentence: `${player(seat)} wybiera ${roleInCase(declared, 'accusative')} na pasywnego ślimaka.`,
    }),
    'plan-card': ({ seat, card: id }, at) => {
      const slot = askedFor('plan-card', seat, at)?.slot;
      const where = slot === undefined ? '' : ` na miejsce ${slotName(slot)}`;
      return {
        label: `zaplanuj ${cardAsObject(id)}${where}`,
        sentence: `${player(seat)} planuje ${cardAsObject(id)}${where}.`,
      };
    },
    'choose-half': ({ seat, action }) => ({
      label: `${actions[action]}: ${GIST[action]}`,
      sentence: `${player(seat)} wybiera ${cardAsObject(action)}.`,
    }),
    'choose-effect': ({ seat, option: id }, at) => ({
      label: at.option(id) ?? `„${option(id)}”`,
      sentence: `${player(seat)} wybiera efekt „${option(id)}”.`,
    }),
    decline: (action, at) => {
      const id = at.askedOf(action.seat)?.card;
      return 'decline' in action
        ? { label: `zrezygnuj z ${genitive(id)}`, sentence: `${player(action.seat)} rezygnuje z ${genitive(id)}.` }
        : { label: `rozpatrz ${asObject(id)}`, sentence: `${player(action.seat)} rozpatruje ${asObject(id)}.` };
    },
    'crawl-step': (action, at) => {
      const [moving] = askedFor('crawl-step', action.seat, at)?.snails ?? [];
      const who = moving === undefined ? 'ślimaka' : whom(moving, action.seat);
      return 'decline' in action
        ? { label: 'zatrzymaj się tutaj', sentence: `${player(action.seat)} zatrzymuje ${who}.` }
        : {
            label: `przesuń ${who} ${onto(action.field, at)}`,
            sentence: `${player(action.seat)} przesuwa ${who} ${onto(action.field, at)}.`,
          };
    },
    'take-shell-from': ({ seat, snail: giving }) => ({
      label: `odbierz muszlę, którą ma ${roleInCase(giving, 'nominative')}`,
      sentence: `${player(seat)} odbiera muszlę, którą ma ${roleInCase(giving, 'nominative')}.`,
    }),
    'choose-target': ({ seat, target }, at) => {
      const aimed =
        'snail' in target
          ? `${whom(target.snail, seat)}${where(at.fieldOf(target.snail))}`
          : 'field' in target
            ? the(target.field, at)
            : ofPlayer(target.player);
      return {
        label: `wybierz na cel ${aimed}`,
        sentence: `${player(seat)} wybiera na cel ${genitive(at.askedOf(seat)?.card)} ${aimed}.`,
      };
    },
    'use-rage': (action) =>
      'decline' in action
        ? {
            label: `nie używaj zdolności „${abilities.barbarians}”`,
            sentence: `${player(action.seat)} nie używa zdolności „${abilities.barbarians}”.`,
          }
        : {
            label: `użyj zdolności „${abilities.barbarians}”`,
            sentence: `${player(action.seat)} używa zdolności „${abilities.barbarians}”.`,
          },
    're-roll': (action, at) => {
      if ('decline' in action) {
        return { label: 'zatrzymaj wynik rzutu', sentence: `${player(action.seat)} zatrzymuje wynik rzutu.` };
      }
      const face = askedFor('re-roll', action.seat, at)?.dice[action.die];
      const die = `kość ${action.die + 1}${face === undefined ? '' : ` (${faces([face])})`}`;
      return { label: `przerzuć ${die}`, sentence: `${player(action.seat)} przerzuca ${die}.` };
    },
    'choose-row': ({ seat, row }, at) => {
      const known = at.row(row);
      return {
        label: known?.does ?? `wiersz ${row + 1}`,
        sentence: `${player(seat)} wybiera ${row + 1}. wiersz karty${known === undefined ? '' : ` (${faces(known.faces)})`}.`,
      };
    },
    'scatter-field': ({ seat, field }, at) => ({
      label: `rozrzut ${onto(field, at)}`,
      sentence: `${player(seat)} kieruje rozrzut ${onto(field, at)}.`,
    }),
    'push-next': ({ seat, snail: pushed }) => ({
      label: `popchnij teraz ${whom(pushed, seat)}`,
      sentence: `${player(seat)} popycha teraz ${whom(pushed, seat)}.`,
    }),
    'push-to': ({ seat, field }, at) => {
      const [pushed] = askedFor('push-to', seat, at)?.snails ?? [];
      const who = pushed === undefined ? 'ślimaka' : whom(pushed, seat);
      return {
        label: `popchnij ${who} ${onto(field, at)}`,
        sentence: `${player(seat)} popycha ${who} ${onto(field, at)}.`,
      };
    },
    overcrowd: ({ seat, snail: pushed, field }, at) => ({
      label: `zrób miejsce: popchnij ${whom(pushed, seat)} ${onto(field, at)}`,
      sentence: `${player(seat)} robi miejsce i popycha ${whom(pushed, seat)} ${onto(field, at)}.`,
    }),
    'place-optional': (action, at) => {
      const what = genitive(at.askedOf(action.seat)?.card);
      return 'decline' in action
        ? { label: 'pomiń ten efekt', sentence: `${player(action.seat)} pomija efekt ${what}.` }
        : {
            label: at.optional ?? 'skorzystaj z tego efektu',
            sentence: `${player(action.seat)} korzysta z nieobowiązkowego efektu ${what}.`,
          };
    },
    'discard-arsenal': (action) =>
      action.card === 'none'
        ? {
            label: 'powiedz, że nie masz karty arsenału',
            sentence: `${player(action.seat)} mówi, że nie ma na ręce karty arsenału.`,
          }
        : discard(action),
    'draw-bonus': (action) =>
      'decline' in action
        ? { label: 'nie dobieraj karty', sentence: `${player(action.seat)} nie dobiera karty.` }
        : {
            label: `dobierz kartę („${abilities.cowboys}”)`,
            sentence: `${player(action.seat)} dobiera kartę („${abilities.cowboys}”).`,
          },
    'order-effects': ({ seat, field, effect }) => ({
      label: `teraz: ${tokens[effect].toLowerCase()} na polu ${field}`,
      sentence: `${player(seat)} wybiera kolejny efekt: ${tokens[effect].toLowerCase()} na polu ${field}.`,
    }),
  };
};

/** What the basic actions are about. */
const GIST: Readonly<Record<BasicAction, string>> = {
  crawl: 'przesuń swojego ślimaka',
  dig: 'dobierz kartę i uszkodź swój kafelek',
  shell: 'schowaj swojego ślimaka w muszli',
  swap: 'zamień żeton aktywny z pasywnym',
  aim: 'zyskaj przerzut na następne miejsce',
  punch: 'uderz wrogiego ślimaka na swoim polu',
};

const where = (field: string | undefined): string => (field === undefined ? '' : ` (pole ${field})`);

/** The accusative, and how one comes there. */
const TERRAINS: Readonly<Record<Terrain, { readonly it: string; readonly there: string }>> = {
  water: { it: 'wodę', there: 'do wody' },
  beach: { it: 'plażę', there: 'na plażę' },
  meadow: { it: 'łąkę', there: 'na łąkę' },
  mountain: { it: 'górę', there: 'na górę' },
};

/** `plażę (2,-1)`. */
function the(field: string, { terrainOf }: Scene): string {
  const terrain = terrainOf(field);
  return terrain === undefined ? `pole ${field}` : `${TERRAINS[terrain].it} (${field})`;
}

/** `na plażę (2,-1)`. */
function onto(field: string, { terrainOf }: Scene): string {
  const terrain = terrainOf(field);
  return terrain === undefined ? `na pole ${field}` : `${TERRAINS[terrain].there} (${field})`;
}
