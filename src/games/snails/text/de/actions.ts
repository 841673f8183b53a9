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

/** What players can do, in German: infinitives on buttons, as everywhere, and the third person in a log. */
export const actionsWith = ({ card, option, player }: Phrases): ActionSentences<SnailsAction, Scene> => {
  const discard = ({ seat, card: id }: { readonly seat: Seat; readonly card: string }) => ({
    label: `${card(id)} abwerfen`,
    sentence: `${player(seat)} wirft ${card(id)} ab.`,
  });
  const both = (ids: readonly string[]): string => and(counted(ids.map(card)));
  /** A snail as the object of a verb; one of one's own by its role alone. */
  const whom = (handle: number, seat: Seat): string => {
    const role = roleInCase(handle, 'accusative');
    return ownerOf(handle) === seat ? role : `${role} von ${player(ownerOf(handle))}`;
  };
  const resolved = (id: string | undefined): string => (id === undefined ? 'die Karte' : card(id));

  return {
    'choose-faction': ({ seat, faction }) => ({
      label: `die ${factions[faction]} spielen`,
      sentence: `${player(seat)} wählt die ${factions[faction]}.`,
    }),
    mulligan: (action) =>
      'decline' in action
        ? { label: 'die Karten behalten', sentence: `${player(action.seat)} behält die Karten.` }
        : {
            label: 'die Karten zeigen und neu ziehen',
            sentence: `${player(action.seat)} zeigt die Karten und zieht neu.`,
          },
    'keep-cards': discard,
    'place-snail': ({ seat, snail: placed, field }, at) => ({
      label: `${whom(placed, seat)} ${onto(field, at)} setzen`,
      sentence: `${player(seat)} setzt ${whom(placed, seat)} ${onto(field, at)}.`,
    }),
    exchange: (action) =>
      'decline' in action
        ? { label: 'keine Karten mehr tauschen', sentence: `${player(action.seat)} tauscht keine Karten mehr.` }
        : {
            label: `gegen eine neue Karte tauschen: ${both(action.cards)}`,
            sentence: `${player(action.seat)} tauscht gegen eine neue Karte: ${both(action.cards)}.`,
          },
    'take-faction-card': (action, at) => {
      const offered = resolved(at.factionCardOf(action.seat));
      return 'decline' in action
        ? {
            label: `${offered} neben dem Tableau lassen`,
            sentence: `${player(action.seat)} lässt ${offered} neben dem Tableau.`,
          }
        : {
            label: `${offered} auf die Hand nehmen`,
            sentence: `${player(action.seat)} nimmt ${offered} auf die Hand.`,
          };
    },
    'discard-excess': discard,
    'declare-active': ({ seat, snail: declared }) => ({
      label: `${roleInCase(declared, 'accusative')} als aktive Schnecke wählen`,
      sentence: `${player(seat)} wählt ${roleInCase(declared, 'accusative')} als aktive Schnecke.`,
    }),
    'declare-passive': ({ seat, snail: declared }) => ({
      label: `${roleInCase(declared, 'accusative')} als passive Schnecke wählen`,
      sentence: `${player(seat)} wählt ${roleInCase(declared, 'accusative')} als passive Schnecke.`,
    }),
    'plan-card': ({ seat, card: id }, at) => {
      const slot = askedFor('plan-card', seat, at)?.slot;
      const where = slot === undefined ? '' : ` für Platz ${slotName(slot)}`;
      return { label: `${card(id)}${where} planen`, sentence: `${player(seat)} plant ${card(id)}${where}.` };
    },
    'choose-half': ({ seat, action }) => ({
      label: `${actions[action]}: ${GIST[action]}`,
      sentence: `${player(seat)} wählt ${card(action)}.`,
    }),
    'choose-effect': ({ seat, option: id }, at) => ({
      label: at.option(id) ?? `„${option(id)}“`,
      sentence: `${player(seat)} wählt „${option(id)}“.`,
    }),
    decline: (action, at) => {
      const what = resolved(at.askedOf(action.seat)?.card);
      return 'decline' in action
        ? { label: `auf ${what} verzichten`, sentence: `${player(action.seat)} verzichtet auf ${what}.` }
        : { label: `${what} ausführen`, sentence: `${player(action.seat)} führt ${what} aus.` };
    },
    'crawl-step': (action, at) => {
      const [moving] = askedFor('crawl-step', action.seat, at)?.snails ?? [];
      const who = moving === undefined ? 'die Schnecke' : whom(moving, action.seat);
      return 'decline' in action
        ? { label: 'hier stehen bleiben', sentence: `${player(action.seat)} bewegt ${who} nicht weiter.` }
        : {
            label: `${who} ${onto(action.field, at)} bewegen`,
            sentence: `${player(action.seat)} bewegt ${who} ${onto(action.field, at)}.`,
          };
    },
    'take-shell-from': ({ seat, snail: giving }) => ({
      label: `${roleInCase(giving, 'dative')} das Schneckenhaus nehmen`,
      sentence: `${player(seat)} nimmt ${roleInCase(giving, 'dative')} das Schneckenhaus.`,
    }),
    'choose-target': ({ seat, target }, at) => {
      const aimed =
        'snail' in target
          ? `${whom(target.snail, seat)}${where(at.fieldOf(target.snail))}`
          : 'field' in target
            ? the(target.field, at)
            : player(target.player);
      return {
        label: `${aimed} als Ziel wählen`,
        sentence: `${player(seat)} wählt ${aimed} als Ziel für ${resolved(at.askedOf(seat)?.card)}.`,
      };
    },
    'use-rage': (action) =>
      'decline' in action
        ? {
            label: `auf „${abilities.barbarians}“ verzichten`,
            sentence: `${player(action.seat)} verzichtet auf „${abilities.barbarians}“.`,
          }
        : {
            label: `„${abilities.barbarians}“ nutzen`,
            sentence: `${player(action.seat)} nutzt „${abilities.barbarians}“.`,
          },
    're-roll': (action, at) => {
      if ('decline' in action)
        return { label: 'den Wurf behalten', sentence: `${player(action.seat)} behält den Wurf.` };
      const face = askedFor('re-roll', action.seat, at)?.dice[action.die];
      const die = `Würfel ${action.die + 1}${face === undefined ? '' : ` (${faces([face])})`}`;
      return { label: `${die} neu werfen`, sentence: `${player(action.seat)} wirft ${die} neu.` };
    },
    'choose-row': ({ seat, row }, at) => {
      const known = at.row(row);
      return {
        label: known?.does ?? `Zeile ${row + 1}`,
        sentence: `${player(seat)} wählt Zeile ${row + 1} der Karte${known === undefined ? '' : ` (${faces(known.faces)})`}.`,
      };
    },
    'scatter-field': ({ seat, field }, at) => ({
      label: `${onto(field, at)} streuen`,
      sentence: `${player(seat)} lässt den Angriff ${onto(field, at)} streuen.`,
    }),
    'push-next': ({ seat, snail: pushed }) => ({
      label: `als Nächstes ${whom(pushed, seat)} schubsen`,
      sentence: `${player(seat)} schubst als Nächstes ${whom(pushed, seat)}.`,
    }),
    'push-to': ({ seat, field }, at) => {
      const [pushed] = askedFor('push-to', seat, at)?.snails ?? [];
      const who = pushed === undefined ? 'die Schnecke' : whom(pushed, seat);
      return {
        label: `${who} ${onto(field, at)} schubsen`,
        sentence: `${player(seat)} schubst ${who} ${onto(field, at)}.`,
      };
    },
    overcrowd: ({ seat, snail: pushed, field }, at) => ({
      label: `Platz machen: ${whom(pushed, seat)} ${onto(field, at)} schubsen`,
      sentence: `${player(seat)} macht Platz und schubst ${whom(pushed, seat)} ${onto(field, at)}.`,
    }),
    'place-optional': (action, at) => {
      const what = resolved(at.askedOf(action.seat)?.card);
      return 'decline' in action
        ? {
            label: 'auf diesen Effekt verzichten',
            sentence: `${player(action.seat)} verzichtet auf einen Effekt von ${what}.`,
          }
        : {
            label: at.optional ?? 'diesen Effekt nutzen',
            sentence: `${player(action.seat)} nutzt einen freiwilligen Effekt von ${what}.`,
          };
    },
    'discard-arsenal': (action) =>
      action.card === 'none'
        ? {
            label: 'sagen, dass du keine Arsenalkarte hast',
            sentence: `${player(action.seat)} hat nach eigener Aussage keine Arsenalkarte auf der Hand.`,
          }
        : discard(action),
    'draw-bonus': (action) =>
      'decline' in action
        ? { label: 'keine Karte ziehen', sentence: `${player(action.seat)} zieht keine Karte.` }
        : {
            label: `eine Karte ziehen („${abilities.cowboys}“)`,
            sentence: `${player(action.seat)} zieht eine Karte („${abilities.cowboys}“).`,
          },
    'order-effects': ({ seat, field, effect }) => ({
      label: `als Nächstes: ${tokens[effect]} auf Feld ${field}`,
      sentence: `${player(seat)} wählt den nächsten Effekt: ${tokens[effect]} auf Feld ${field}.`,
    }),
  };
};

/** What the basic actions are about. */
const GIST: Readonly<Record<BasicAction, string>> = {
  crawl: 'deine Schnecke bewegen',
  dig: 'eine Karte ziehen und dein Plättchen beschädigen',
  shell: 'deine Schnecke in ein Schneckenhaus setzen',
  swap: 'den aktiven und den passiven Marker tauschen',
  aim: 'auf dem nächsten Platz einen Würfel neu werfen dürfen',
  punch: 'eine gegnerische Schnecke auf deinem Feld treffen',
};

const where = (field: string | undefined): string => (field === undefined ? '' : ` (Feld ${field})`);

/** The accusative, and how one comes there. */
const TERRAINS: Readonly<Record<Terrain, { readonly it: string; readonly there: string }>> = {
  water: { it: 'das Wasser', there: 'ins Wasser' },
  beach: { it: 'den Strand', there: 'auf den Strand' },
  meadow: { it: 'die Wiese', there: 'auf die Wiese' },
  mountain: { it: 'den Berg', there: 'auf den Berg' },
};

/** `den Strand (2,-1)`. */
function the(field: string, { terrainOf }: Scene): string {
  const terrain = terrainOf(field);
  return terrain === undefined ? `Feld ${field}` : `${TERRAINS[terrain].it} (${field})`;
}

/** `auf den Strand (2,-1)`. */
function onto(field: string, { terrainOf }: Scene): string {
  const terrain = terrainOf(field);
  return terrain === undefined ? `auf Feld ${field}` : `${TERRAINS[terrain].there} (${field})`;
}
