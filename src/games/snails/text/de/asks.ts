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

/** What a player is asked for, in German: rules name it where they refuse something. */
export const DECISIONS: Language['decisions'] = {
  'choose-faction': 'eine Fraktion wählen',
  mulligan: 'die Karten behalten oder neu ziehen',
  'keep-cards': 'eine der gezogenen Startkarten abwerfen',
  'place-snail': 'eine Schnecke auf den Spielplan setzen',
  exchange: `${EXCHANGED} Karten gegen eine tauschen oder aufhören`,
  'take-faction-card': 'die Fraktionskarte nehmen oder liegen lassen',
  'discard-excess': 'eine Karte über dem Handlimit abwerfen',
  'declare-active': 'die aktive Schnecke bestimmen',
  'declare-passive': 'die passive Schnecke bestimmen',
  'plan-card': 'eine Karte planen',
  'choose-half': 'eine Hälfte der Karte wählen',
  'choose-effect': 'einen Effekt der Karte wählen',
  decline: 'die Karte ausführen oder darauf verzichten',
  'crawl-step': 'weitergehen oder stehen bleiben',
  'take-shell-from': 'einer anderen Schnecke das Schneckenhaus nehmen',
  'choose-target': 'ein Ziel wählen',
  'use-rage': 'die Berserkerwut nutzen oder nicht',
  're-roll': 'einen Würfel neu werfen oder den Wurf behalten',
  'choose-row': 'eine Zeile der Karte wählen',
  'scatter-field': 'das Streufeld wählen',
  'push-next': 'die nächste Schnecke wählen, die geschubst wird',
  'push-to': 'das Feld wählen, auf das eine Schnecke geschubst wird',
  overcrowd: 'eine Schnecke vom vollen Feld schubsen',
  'place-optional': 'den freiwilligen Effekt der Karte nutzen oder nicht',
  'discard-arsenal': 'eine Arsenalkarte abwerfen',
  'draw-bonus': 'eine Karte ziehen oder nicht',
  'order-effects': 'den nächsten Effekt wählen',
};

/** What players are asked and can do, in German. */
export const asksWith = ({
  card,
  option,
  player,
  snail,
  snails,
}: Phrases): AskSentences<DecisionAsked, SnailsAction, Scene> => {
  const about = (id: string | undefined): string => (id === undefined ? 'die Karte' : card(id));
  const who = (handle: number, seat: Seat): string => (ownerOf(handle) === seat ? soldier(handle) : snail(handle));
  const choices = ({ options }: Scene): string =>
    options.length === 0 ? '' : `: ${or(options.map((id) => (isBasicAction(id) ? actions[id] : `„${option(id)}“`)))}`;
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

  return {
    'choose-faction': {
      question: ({ seat }) => `${player(seat)} wählt eine Fraktion.`,
      action: ({ seat, faction }) => ({
        label: `die ${factions[faction]} spielen`,
        sentence: `${player(seat)} wählt die ${factions[faction]}.`,
      }),
    },
    mulligan: {
      question: ({ seat }) => `${player(seat)} behält die Karten oder zieht neu.`,
      action: (action) => ({
        label: 'die Karten zeigen und neu ziehen',
        sentence: `${player(action.seat)} zeigt die Karten und zieht neu.`,
      }),
      decline: (action) => ({ label: 'die Karten behalten', sentence: `${player(action.seat)} behält die Karten.` }),
    },
    'keep-cards': {
      question: ({ seat }) => `${player(seat)} wirft eine der Startkarten ab.`,
      action: discard,
    },
    'place-snail': {
      question: ({ seat }) => `${player(seat)} setzt eine Schnecke auf den Spielplan.`,
      action: ({ seat, snail: placed, field }, at) => ({
        label: `${whom(placed, seat)} ${onto(field, at)} setzen`,
        sentence: `${player(seat)} setzt ${whom(placed, seat)} ${onto(field, at)}.`,
      }),
    },
    exchange: {
      question: ({ seat }) => `${player(seat)} darf ${plural(EXCHANGED, 'Karte', 'Karten')} gegen eine neue tauschen.`,
      action: (action) => ({
        label: `gegen eine neue Karte tauschen: ${both(action.cards)}`,
        sentence: `${player(action.seat)} tauscht gegen eine neue Karte: ${both(action.cards)}.`,
      }),
      decline: (action) => ({
        label: 'keine Karten mehr tauschen',
        sentence: `${player(action.seat)} tauscht keine Karten mehr.`,
      }),
    },
    'take-faction-card': {
      question: (asked, at) => `${player(asked.seat)} darf ${about(at.factionCardOf(asked.seat))} auf die Hand nehmen.`,
      action: (action, at) => {
        const offered = about(at.factionCardOf(action.seat));
        return {
          label: `${offered} auf die Hand nehmen`,
          sentence: `${player(action.seat)} nimmt ${offered} auf die Hand.`,
        };
      },
      decline: (action, at) => {
        const offered = about(at.factionCardOf(action.seat));
        return {
          label: `${offered} neben dem Tableau lassen`,
          sentence: `${player(action.seat)} lässt ${offered} neben dem Tableau.`,
        };
      },
    },
    'discard-excess': {
      question: ({ seat }) => `${player(seat)} hat mehr Karten, als das Handlimit erlaubt, und wirft eine ab.`,
      action: discard,
    },
    'declare-active': {
      question: ({ seat }) => `${player(seat)} wählt die aktive Schnecke.`,
      action: ({ seat, snail: declared }) => ({
        label: `${roleInCase(declared, 'accusative')} als aktive Schnecke wählen`,
        sentence: `${player(seat)} wählt ${roleInCase(declared, 'accusative')} als aktive Schnecke.`,
      }),
    },
    'declare-passive': {
      question: ({ seat }) => `${player(seat)} wählt die passive Schnecke.`,
      action: ({ seat, snail: declared }) => ({
        label: `${roleInCase(declared, 'accusative')} als passive Schnecke wählen`,
        sentence: `${player(seat)} wählt ${roleInCase(declared, 'accusative')} als passive Schnecke.`,
      }),
    },
    'plan-card': {
      question: ({ seat, slot }) => `${player(seat)} plant eine Karte für Platz ${slotName(slot)}.`,
      action: ({ seat, card: id }, at) => {
        const slot = askedFor('plan-card', seat, at)?.slot;
        const where = slot === undefined ? '' : ` für Platz ${slotName(slot)}`;
        return { label: `${card(id)}${where} planen`, sentence: `${player(seat)} plant ${card(id)}${where}.` };
      },
    },
    'choose-half': {
      question: (asked, at) => `${player(asked.seat)} wählt eine Hälfte von ${about(at.play?.card)}${choices(at)}.`,
      action: ({ seat, action }) => ({
        label: `${actions[action]}: ${GIST[action]}`,
        sentence: `${player(seat)} wählt ${card(action)}.`,
      }),
    },
    'choose-effect': {
      question: (asked, at) => `${player(asked.seat)} wählt einen Effekt von ${about(at.play?.card)}${choices(at)}.`,
      action: ({ seat, option: id }, at) => ({
        label: at.option(id) ?? `„${option(id)}“`,
        sentence: `${player(seat)} wählt „${option(id)}“.`,
      }),
    },
    decline: {
      question: (asked, at) => `${player(asked.seat)} führt ${about(at.play?.card)} aus oder verzichtet darauf.`,
      action: (action, at) => {
        const what = about(at.play?.card);
        return { label: `${what} ausführen`, sentence: `${player(action.seat)} führt ${what} aus.` };
      },
      decline: (action, at) => {
        const what = about(at.play?.card);
        return { label: `auf ${what} verzichten`, sentence: `${player(action.seat)} verzichtet auf ${what}.` };
      },
    },
    'crawl-step': {
      question: (asked, at) =>
        `${player(asked.seat)} bewegt ${whom(asked.snail, asked.seat)} von Feld ${at.fieldOf(asked.snail)} weiter oder bleibt stehen; übrig: ${plural(asked.points, 'Bewegungspunkt', 'Bewegungspunkte')}.`,
      action: (action, at) => {
        const moving = askedFor('crawl-step', action.seat, at)?.snail;
        const who = moving === undefined ? 'die Schnecke' : whom(moving, action.seat);
        return {
          label: `${who} ${onto(action.field, at)} bewegen`,
          sentence: `${player(action.seat)} bewegt ${who} ${onto(action.field, at)}.`,
        };
      },
      decline: (action, at) => {
        const moving = askedFor('crawl-step', action.seat, at)?.snail;
        const who = moving === undefined ? 'die Schnecke' : whom(moving, action.seat);
        return { label: 'hier stehen bleiben', sentence: `${player(action.seat)} bewegt ${who} nicht weiter.` };
      },
    },
    'take-shell-from': {
      question: ({ seat }, { play }) =>
        `Kein Schneckenhaus ist frei: ${player(seat)} wählt, wessen Schneckenhaus ${play === undefined ? 'die Schnecke' : soldier(play.snail)} bekommt.`,
      action: ({ seat, snail: giving }) => ({
        label: `${roleInCase(giving, 'dative')} das Schneckenhaus nehmen`,
        sentence: `${player(seat)} nimmt ${roleInCase(giving, 'dative')} das Schneckenhaus.`,
      }),
    },
    'choose-target': {
      question: (asked, at) => `${player(asked.seat)} wählt ein Ziel für ${about(at.play?.card)}.`,
      action: ({ seat, target }, at) => {
        const aimed =
          'snail' in target
            ? `${whom(target.snail, seat)}${where(at.fieldOf(target.snail))}`
            : 'field' in target
              ? the(target.field, at)
              : player(target.player);
        return {
          label: `${aimed} als Ziel wählen`,
          sentence: `${player(seat)} wählt ${aimed} als Ziel für ${about(at.play?.card)}.`,
        };
      },
    },
    'use-rage': {
      question: (asked, at) =>
        `${player(asked.seat)} darf für ${about(at.play?.card)} „${abilities.barbarians}“ nutzen.`,
      action: (action) => ({
        label: `„${abilities.barbarians}“ nutzen`,
        sentence: `${player(action.seat)} nutzt „${abilities.barbarians}“.`,
      }),
      decline: (action) => ({
        label: `auf „${abilities.barbarians}“ verzichten`,
        sentence: `${player(action.seat)} verzichtet auf „${abilities.barbarians}“.`,
      }),
    },
    're-roll': {
      question: ({ seat }, at) =>
        `${player(seat)} hat ${faces(at.play?.dice ?? [])} geworfen und darf einen Würfel neu werfen${by(at.play?.reRolls ?? [])}.`,
      action: (action, at) => {
        const face = at.play?.dice[action.die];
        const die = `Würfel ${action.die + 1}${face === undefined ? '' : ` (${faces([face])})`}`;
        return { label: `${die} neu werfen`, sentence: `${player(action.seat)} wirft ${die} neu.` };
      },
      decline: (action, _at) => ({ label: 'den Wurf behalten', sentence: `${player(action.seat)} behält den Wurf.` }),
    },
    'choose-row': {
      question: (asked, at) =>
        `${player(asked.seat)} hat ${faces(at.play?.dice ?? [])} geworfen und wählt eine Zeile von ${about(at.play?.card)}.`,
      action: ({ seat, row }, at) => {
        const known = at.row(row);
        return {
          label: known?.does ?? `Zeile ${row + 1}`,
          sentence: `${player(seat)} wählt Zeile ${row + 1} der Karte${known === undefined ? '' : ` (${faces(known.faces)})`}.`,
        };
      },
    },
    'scatter-field': {
      question: ({ seat, field }) => `${player(seat)} wählt das Nachbarfeld von ${field}, auf das der Angriff streut.`,
      action: ({ seat, field }, at) => ({
        label: `${onto(field, at)} streuen`,
        sentence: `${player(seat)} lässt den Angriff ${onto(field, at)} streuen.`,
      }),
    },
    'push-next': {
      question: ({ seat, snails: waiting }) =>
        `${player(seat)} wählt, wer als Nächstes geschubst wird: ${snails(waiting)}.`,
      action: ({ seat, snail: pushed }) => ({
        label: `als Nächstes ${whom(pushed, seat)} schubsen`,
        sentence: `${player(seat)} schubst als Nächstes ${whom(pushed, seat)}.`,
      }),
    },
    'push-to': {
      question: (asked, at) =>
        `${player(asked.seat)} wählt, wohin ${who(asked.snail, asked.seat)} von Feld ${at.fieldOf(asked.snail)} geschubst wird.`,
      action: ({ seat, field }, at) => {
        const pushed = askedFor('push-to', seat, at)?.snail;
        const who = pushed === undefined ? 'die Schnecke' : whom(pushed, seat);
        return {
          label: `${who} ${onto(field, at)} schubsen`,
          sentence: `${player(seat)} schubst ${who} ${onto(field, at)}.`,
        };
      },
    },
    overcrowd: {
      question: ({ seat, field }) =>
        `Feld ${field} ist voll: ${player(seat)} wählt, wer von dort wohin geschubst wird.`,
      action: ({ seat, snail: pushed, field }, at) => ({
        label: `Platz machen: ${whom(pushed, seat)} ${onto(field, at)} schubsen`,
        sentence: `${player(seat)} macht Platz und schubst ${whom(pushed, seat)} ${onto(field, at)}.`,
      }),
    },
    'place-optional': {
      question: (asked, at) =>
        `${player(asked.seat)} darf einen Effekt von ${about(at.play?.card)} nutzen${at.optional === undefined ? '' : `: ${at.optional}`}.`,
      action: (action, at) => {
        const what = about(at.play?.card);
        return {
          label: at.optional ?? 'diesen Effekt nutzen',
          sentence: `${player(action.seat)} nutzt einen freiwilligen Effekt von ${what}.`,
        };
      },
      decline: (action, at) => {
        const what = about(at.play?.card);
        return {
          label: 'auf diesen Effekt verzichten',
          sentence: `${player(action.seat)} verzichtet auf einen Effekt von ${what}.`,
        };
      },
    },
    'discard-arsenal': {
      question: ({ seat }) => `${player(seat)} wirft eine Arsenalkarte ab oder sagt, dass keine da ist.`,
      action: (action) =>
        action.card === 'none'
          ? {
              label: 'sagen, dass du keine Arsenalkarte hast',
              sentence: `${player(action.seat)} hat nach eigener Aussage keine Arsenalkarte auf der Hand.`,
            }
          : discard(action),
    },
    'draw-bonus': {
      question: ({ seat }) => `${player(seat)} darf eine Karte ziehen („${abilities.cowboys}“).`,
      action: (action) => ({
        label: `eine Karte ziehen („${abilities.cowboys}“)`,
        sentence: `${player(action.seat)} zieht eine Karte („${abilities.cowboys}“).`,
      }),
      decline: (action) => ({ label: 'keine Karte ziehen', sentence: `${player(action.seat)} zieht keine Karte.` }),
    },
    'order-effects': {
      question: ({ seat, field }) =>
        field === undefined
          ? `Auf mehreren Feldern wirken Marker: ${player(seat)} wählt das nächste.`
          : `Auf Feld ${field} wirken mehrere Marker: ${player(seat)} wählt den nächsten.`,
      action: ({ seat, field, effect }) => ({
        label: `als Nächstes: ${tokens[effect]} auf Feld ${field}`,
        sentence: `${player(seat)} wählt den nächsten Effekt: ${tokens[effect]} auf Feld ${field}.`,
      }),
    },
    hidden: {
      question: ({ seat }) => `${player(seat)} entscheidet geheim.`,
    },
  };
};

const SOURCES = { aim: actions.aim, commander: roles.commander, 'eagle-eye': abilities.amazons } as const;

const by = (reRolls: NonNullable<Scene['play']>['reRolls']): string =>
  reRolls.length === 0 ? '' : ` (${reRolls.map((source) => SOURCES[source]).join(', ')})`;

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
