import { type AskSentences, askedFor } from '../../../../boxes/index.ts';
import { counted, type Seat } from '../../../../kernel/index.ts';
import type { BasicAction } from '../../cards/vocabulary.ts';
import { EXCHANGED, type Terrain } from '../../components.ts';
import type { SnailsAction } from '../../table/work.ts';
import type { Language } from '../language.ts';
import { isBasicAction, ownerOf, slotName } from '../phrases.ts';
import type { DecisionAsked, Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { and, faces, or, type Phrases, plural, roleInCase, soldier } from './phrases.ts';

const { abilities, actions, factions, roles, tokens } = NAMES;

/** What a player is asked for, in Polish: rules name it where they refuse something. */
export const DECISIONS: Language['decisions'] = {
  'choose-faction': 'wybór frakcji',
  mulligan: 'zatrzymanie kart albo ponowny dobór',
  'keep-cards': 'odrzucenie karty z początkowego doboru',
  'place-snail': 'wystawienie ślimaka na planszę',
  exchange: `wymiana kart (${EXCHANGED} na 1) albo koniec`,
  'take-faction-card': 'wzięcie karty frakcji albo nie',
  'discard-excess': 'odrzucenie karty ponad limit ręki',
  'declare-active': 'wybór aktywnego ślimaka',
  'declare-passive': 'wybór pasywnego ślimaka',
  'plan-card': 'zaplanowanie karty',
  'choose-half': 'wybór połowy karty',
  'choose-effect': 'wybór efektu karty',
  decline: 'rozpatrzenie karty albo rezygnacja',
  'crawl-step': 'dalszy ruch albo postój',
  'take-shell-from': 'odebranie muszli innemu ślimakowi',
  'choose-target': 'wybór celu',
  'use-rage': 'użycie Szału berserkera albo nie',
  're-roll': 'przerzut kości albo zatrzymanie wyniku',
  'choose-row': 'wybór wiersza karty',
  'scatter-field': 'wybór pola rozrzutu',
  'push-next': 'wybór kolejnego popychanego ślimaka',
  'push-to': 'wybór pola, na które trafia popchnięty ślimak',
  overcrowd: 'popchnięcie ślimaka z pełnego pola',
  'place-optional': 'skorzystanie z nieobowiązkowego efektu karty albo nie',
  'discard-arsenal': 'odrzucenie karty arsenału',
  'draw-bonus': 'dobranie karty albo nie',
  'order-effects': 'wybór kolejnego efektu',
};

/** What players are asked and can do, in Polish. */
export const asksWith = ({
  cardAsObject,
  cardName,
  ofCard,
  ofPlayer,
  option,
  player,
  snail,
  snails,
}: Phrases): AskSentences<DecisionAsked, SnailsAction, Scene> => {
  const about = (id: string | undefined): string => (id === undefined ? 'karty' : ofCard(id));
  const who = (handle: number, seat: Seat): string => (ownerOf(handle) === seat ? soldier(handle) : snail(handle));
  const choices = ({ options }: Scene): string =>
    options.length === 0 ? '' : `: ${or(options.map((id) => (isBasicAction(id) ? actions[id] : `„${option(id)}”`)))}`;
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

  return {
    'choose-faction': {
      question: ({ seat }) => `${player(seat)} wybiera frakcję.`,
      action: ({ seat, faction }) => ({
        label: `graj frakcją „${factions[faction]}”`,
        sentence: `${player(seat)} wybiera frakcję „${factions[faction]}”.`,
      }),
    },
    mulligan: {
      question: ({ seat }) => `${player(seat)} zatrzymuje karty albo dobiera od nowa.`,
      action: (action) => ({
        label: 'pokaż karty i dobierz od nowa',
        sentence: `${player(action.seat)} pokazuje karty i dobiera od nowa.`,
      }),
      decline: (action) => ({ label: 'zatrzymaj karty', sentence: `${player(action.seat)} zatrzymuje karty.` }),
    },
    'keep-cards': {
      question: ({ seat }) => `${player(seat)} odrzuca kartę z początkowego doboru.`,
      action: discard,
    },
    'place-snail': {
      question: ({ seat }) => `${player(seat)} wystawia ślimaka na planszę.`,
      action: ({ seat, snail: placed, field }, at) => ({
        label: `wystaw ${whom(placed, seat)} ${onto(field, at)}`,
        sentence: `${player(seat)} wystawia ${whom(placed, seat)} ${onto(field, at)}.`,
      }),
    },
    exchange: {
      question: ({ seat }) =>
        `${player(seat)} może wymienić ${plural(EXCHANGED, 'kartę', 'karty', 'kart')} na jedną nową.`,
      action: (action) => ({
        label: `wymień na nową kartę: ${both(action.cards)}`,
        sentence: `${player(action.seat)} wymienia na nową kartę: ${both(action.cards)}.`,
      }),
      decline: (action) => ({
        label: 'nie wymieniaj więcej kart',
        sentence: `${player(action.seat)} nie wymienia więcej kart.`,
      }),
    },
    'take-faction-card': {
      question: (asked, at) => `${player(asked.seat)} może wziąć na rękę ${asObject(at.factionCardOf(asked.seat))}.`,
      action: (action, at) => {
        const offered = asObject(at.factionCardOf(action.seat));
        return { label: `weź na rękę ${offered}`, sentence: `${player(action.seat)} bierze na rękę ${offered}.` };
      },
      decline: (action, at) => {
        const offered = asObject(at.factionCardOf(action.seat));
        return {
          label: `zostaw ${offered} obok planszy`,
          sentence: `${player(action.seat)} zostawia ${offered} obok planszy.`,
        };
      },
    },
    'discard-excess': {
      question: ({ seat }) => `${player(seat)} ma więcej kart, niż pozwala limit ręki, i odrzuca jedną.`,
      action: discard,
    },
    'declare-active': {
      question: ({ seat }) => `${player(seat)} wybiera aktywnego ślimaka.`,
      action: ({ seat, snail: declared }) => ({
        label: `wybierz ${roleInCase(declared, 'accusative')} na aktywnego ślimaka`,
        sentence: `${player(seat)} wybiera ${roleInCase(declared, 'accusative')} na aktywnego ślimaka.`,
      }),
    },
    'declare-passive': {
      question: ({ seat }) => `${player(seat)} wybiera pasywnego ślimaka.`,
      action: ({ seat, snail: declared }) => ({
        label: `wybierz ${roleInCase(declared, 'accusative')} na pasywnego ślimaka`,
        sentence: `${player(seat)} wybiera ${roleInCase(declared, 'accusative')} na pasywnego ślimaka.`,
      }),
    },
    'plan-card': {
      question: ({ seat, slot }) => `${player(seat)} planuje kartę na miejsce ${slotName(slot)}.`,
      action: ({ seat, card: id }, at) => {
        const slot = askedFor('plan-card', seat, at)?.slot;
        const where = slot === undefined ? '' : ` na miejsce ${slotName(slot)}`;
        return {
          label: `zaplanuj ${cardAsObject(id)}${where}`,
          sentence: `${player(seat)} planuje ${cardAsObject(id)}${where}.`,
        };
      },
    },
    'choose-half': {
      question: (asked, at) => `${player(asked.seat)} wybiera połowę ${about(at.play?.card)}${choices(at)}.`,
      action: ({ seat, action }) => ({
        label: `${actions[action]}: ${GIST[action]}`,
        sentence: `${player(seat)} wybiera ${cardAsObject(action)}.`,
      }),
    },
    'choose-effect': {
      question: (asked, at) => `${player(asked.seat)} wybiera efekt ${about(at.play?.card)}${choices(at)}.`,
      action: ({ seat, option: id }, at) => ({
        label: at.option(id) ?? `„${option(id)}”`,
        sentence: `${player(seat)} wybiera efekt „${option(id)}”.`,
      }),
    },
    decline: {
      question: (asked, at) => `${player(asked.seat)} rozpatruje ${asObject(at.play?.card)} albo z niej rezygnuje.`,
      action: (action, at) => {
        const id = at.play?.card;
        return { label: `rozpatrz ${asObject(id)}`, sentence: `${player(action.seat)} rozpatruje ${asObject(id)}.` };
      },
      decline: (action, at) => {
        const id = at.play?.card;
        return {
          label: `zrezygnuj z ${about(id)}`,
          sentence: `${player(action.seat)} rezygnuje z ${about(id)}.`,
        };
      },
    },
    'crawl-step': {
      question: (asked, at) =>
        `${player(asked.seat)} przesuwa ${whom(asked.snail, asked.seat)} dalej z pola ${at.fieldOf(asked.snail)} albo się zatrzymuje; punkty ruchu: ${asked.points}.`,
      action: (action, at) => {
        const moving = askedFor('crawl-step', action.seat, at)?.snail;
        const who = moving === undefined ? 'ślimaka' : whom(moving, action.seat);
        return {
          label: `przesuń ${who} ${onto(action.field, at)}`,
          sentence: `${player(action.seat)} przesuwa ${who} ${onto(action.field, at)}.`,
        };
      },
      decline: (action, at) => {
        const moving = askedFor('crawl-step', action.seat, at)?.snail;
        const who = moving === undefined ? 'ślimaka' : whom(moving, action.seat);
        return { label: 'zatrzymaj się tutaj', sentence: `${player(action.seat)} zatrzymuje ${who}.` };
      },
    },
    'take-shell-from': {
      question: ({ seat }, { play }) =>
        `Żadna muszla nie jest wolna: ${player(seat)} wybiera, czyją muszlę przejmuje ${play === undefined ? 'ślimak' : soldier(play.snail)}.`,
      action: ({ seat, snail: giving }) => ({
        label: `odbierz muszlę, którą ma ${roleInCase(giving, 'nominative')}`,
        sentence: `${player(seat)} odbiera muszlę, którą ma ${roleInCase(giving, 'nominative')}.`,
      }),
    },
    'choose-target': {
      question: (asked, at) => `${player(asked.seat)} wybiera cel ${about(at.play?.card)}.`,
      action: ({ seat, target }, at) => {
        const aimed =
          'snail' in target
            ? `${whom(target.snail, seat)}${where(at.fieldOf(target.snail))}`
            : 'field' in target
              ? the(target.field, at)
              : ofPlayer(target.player);
        return {
          label: `wybierz na cel ${aimed}`,
          sentence: `${player(seat)} wybiera na cel ${about(at.play?.card)} ${aimed}.`,
        };
      },
    },
    'use-rage': {
      question: (asked, at) =>
        `${player(asked.seat)} może użyć zdolności „${abilities.barbarians}” do ${about(at.play?.card)}.`,
      action: (action) => ({
        label: `użyj zdolności „${abilities.barbarians}”`,
        sentence: `${player(action.seat)} używa zdolności „${abilities.barbarians}”.`,
      }),
      decline: (action) => ({
        label: `nie używaj zdolności „${abilities.barbarians}”`,
        sentence: `${player(action.seat)} nie używa zdolności „${abilities.barbarians}”.`,
      }),
    },
    're-roll': {
      question: ({ seat }, at) =>
        `Wypadło: ${faces(at.play?.dice ?? [])}; ${player(seat)} może przerzucić kość${by(at.play?.reRolls ?? [])}.`,
      action: (action, at) => {
        const face = at.play?.dice[action.die];
        const die = `kość ${action.die + 1}${face === undefined ? '' : ` (${faces([face])})`}`;
        return { label: `przerzuć ${die}`, sentence: `${player(action.seat)} przerzuca ${die}.` };
      },
      decline: (action, _at) => ({
        label: 'zatrzymaj wynik rzutu',
        sentence: `${player(action.seat)} zatrzymuje wynik rzutu.`,
      }),
    },
    'choose-row': {
      question: (asked, at) =>
        `Wypadło: ${faces(at.play?.dice ?? [])}; ${player(asked.seat)} wybiera wiersz ${about(at.play?.card)}.`,
      action: ({ seat, row }, at) => {
        const known = at.row(row);
        return {
          label: known?.does ?? `wiersz ${row + 1}`,
          sentence: `${player(seat)} wybiera ${row + 1}. wiersz karty${known === undefined ? '' : ` (${faces(known.faces)})`}.`,
        };
      },
    },
    'scatter-field': {
      question: ({ seat, field }) => `${player(seat)} wybiera pole rozrzutu obok pola ${field}.`,
      action: ({ seat, field }, at) => ({
        label: `rozrzut ${onto(field, at)}`,
        sentence: `${player(seat)} kieruje rozrzut ${onto(field, at)}.`,
      }),
    },
    'push-next': {
      question: ({ seat, snails: waiting }) =>
        `${player(seat)} wybiera, kto zostaje popchnięty teraz: ${snails(waiting)}.`,
      action: ({ seat, snail: pushed }) => ({
        label: `popchnij teraz ${whom(pushed, seat)}`,
        sentence: `${player(seat)} popycha teraz ${whom(pushed, seat)}.`,
      }),
    },
    'push-to': {
      question: (asked, at) =>
        `${player(asked.seat)} wybiera, dokąd z pola ${at.fieldOf(asked.snail)} trafia popchnięty ${who(asked.snail, asked.seat)}.`,
      action: ({ seat, field }, at) => {
        const pushed = askedFor('push-to', seat, at)?.snail;
        const who = pushed === undefined ? 'ślimaka' : whom(pushed, seat);
        return {
          label: `popchnij ${who} ${onto(field, at)}`,
          sentence: `${player(seat)} popycha ${who} ${onto(field, at)}.`,
        };
      },
    },
    overcrowd: {
      question: ({ seat, field }) => `Pole ${field} jest pełne: ${player(seat)} wybiera, kogo i dokąd popchnąć.`,
      action: ({ seat, snail: pushed, field }, at) => ({
        label: `zrób miejsce: popchnij ${whom(pushed, seat)} ${onto(field, at)}`,
        sentence: `${player(seat)} robi miejsce i popycha ${whom(pushed, seat)} ${onto(field, at)}.`,
      }),
    },
    'place-optional': {
      question: (asked, at) =>
        `${player(asked.seat)} może skorzystać z efektu ${about(at.play?.card)}${at.optional === undefined ? '' : `: ${at.optional}`}.`,
      action: (action, at) => {
        const what = about(at.play?.card);
        return {
          label: at.optional ?? 'skorzystaj z tego efektu',
          sentence: `${player(action.seat)} korzysta z nieobowiązkowego efektu ${what}.`,
        };
      },
      decline: (action, at) => {
        const what = about(at.play?.card);
        return { label: 'pomiń ten efekt', sentence: `${player(action.seat)} pomija efekt ${what}.` };
      },
    },
    'discard-arsenal': {
      question: ({ seat }) => `${player(seat)} odrzuca kartę arsenału albo mówi, że nie ma jej na ręce.`,
      action: (action) =>
        action.card === 'none'
          ? {
              label: 'powiedz, że nie masz karty arsenału',
              sentence: `${player(action.seat)} mówi, że nie ma na ręce karty arsenału.`,
            }
          : discard(action),
    },
    'draw-bonus': {
      question: ({ seat }) => `${player(seat)} może dobrać kartę („${abilities.cowboys}”).`,
      action: (action) => ({
        label: `dobierz kartę („${abilities.cowboys}”)`,
        sentence: `${player(action.seat)} dobiera kartę („${abilities.cowboys}”).`,
      }),
      decline: (action) => ({ label: 'nie dobieraj karty', sentence: `${player(action.seat)} nie dobiera karty.` }),
    },
    'order-effects': {
      question: ({ seat, field }) =>
        field === undefined
          ? `Żetony działają na kilku polach: ${player(seat)} wybiera kolejne.`
          : `Na polu ${field} działa kilka żetonów: ${player(seat)} wybiera kolejny.`,
      action: ({ seat, field, effect }) => ({
        label: `teraz: ${tokens[effect].toLowerCase()} na polu ${field}`,
        sentence: `${player(seat)} wybiera kolejny efekt: ${tokens[effect].toLowerCase()} na polu ${field}.`,
      }),
    },
    hidden: {
      question: ({ seat }) => `${player(seat)} decyduje w tajemnicy.`,
    },
  };
};

const SOURCES = { aim: actions.aim, commander: roles.commander, 'eagle-eye': abilities.amazons } as const;

const by = (reRolls: NonNullable<Scene['play']>['reRolls']): string =>
  reRolls.length === 0 ? '' : ` (${reRolls.map((source) => SOURCES[source]).join(', ')})`;

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
