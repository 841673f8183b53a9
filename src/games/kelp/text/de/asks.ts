import type { AskSentences } from '../../../../boxes/index.ts';
import type { ActionWords, Seat } from '../../../../kernel/index.ts';
import { ACTIONS, ENERGY_SPACES } from '../../components.ts';
import type { AskLook, HiddenAsk, KelpAction, UsedCard } from '../../table/work.ts';
import type { Language } from '../language.ts';
import { readDie } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import {
  and,
  cardsCounted,
  coloured,
  current,
  dice,
  diceCounted,
  die,
  form,
  inArea,
  inAreas,
  intoArea,
  looking,
  type Phrases,
  plural,
  STACKS,
  STRATEGIES,
  span,
  withDie,
} from './phrases.ts';

/** What a player is asked for, in German: rules name it where they refuse something. */
export const DECISIONS: Language['decisions'] = {
  'setup-den': 'die Höhle wählen, in der der Hai beginnt',
  'octopus-action': 'eine Karte spielen, eine ablegen oder bis zum Handlimit ziehen',
  'pay-cost': 'Blöcke aufdecken, um die Karte zu bezahlen',
  'mix-targets': 'die Blöcke wählen, die gemischt werden',
  'swap-pair': 'zwei benachbarte Blöcke zum Tauschen wählen',
  'hide-targets': 'Blöcke zum Verstecken wählen',
  'draw-one': 'eine Karte ziehen oder darauf verzichten',
  'learn-item': 'wählen, was gelernt wird',
  'learn-replace': 'den aufgedeckten Block wählen, der ersetzt wird',
  'learn-top': 'eine gelernte Karte auf den Nachziehstapel legen oder darauf verzichten',
  'learn-to-hand': 'eine gelernte Karte auf die Hand nehmen oder darauf verzichten',
  'learn-hide': 'neue Blöcke verstecken oder darauf verzichten',
  'remove-card': 'eine Karte aus dem Spiel entfernen oder darauf verzichten',
  'discard-hide': 'einen Block verstecken oder darauf verzichten',
  'end-turn': 'den Zug beenden',
  'crab-draw': 'bis zum Handlimit ziehen oder darauf verzichten',
  'snail-pile': 'den Nachziehstapel oder den Ablagestapel wählen',
  'snail-card': 'eine Karte des Stapels wählen',
  'hand-overflow': 'eine Karte über dem Handlimit ablegen',
  'trap-hide': 'Blöcke verstecken oder darauf verzichten',
  'trap-dice': 'Strömungswürfel in den Beutel zurücklegen oder darauf verzichten',
  den: 'die Höhle wählen, in die der Hai kommt',
  'den-die': 'die Höhle wählen, deren Würfel dem Hai Platz macht',
  'survive-effect': 'die Strategie ausführen oder darauf verzichten',
  'retreat-with': 'den Block wählen, der mit dem Oktopus gemischt wird',
  'armour-hide': 'andere Blöcke verstecken oder darauf verzichten',
  'confront-octopus': 'eine Strategie wählen',
  'mix-place': 'wählen, wohin der gezogene Block kommt',
  'extra-die': 'mehr Würfel ziehen oder darauf verzichten',
  'harvest-current': 'den Strömungswürfel wählen, der genommen wird',
  'before-roll': 'eine Karte einsetzen oder würfeln',
  'after-roll': 'neu würfeln, eine Karte einsetzen oder die Würfel behalten',
  'place-current': 'einen Strömungswürfel legen oder zur Bewegung übergehen',
  move: 'den Hai bewegen',
  'fast-after': 'einen zusätzlichen Schritt machen oder bleiben',
  hostile: 'mit einer Karte eine Strategie entfernen oder darauf verzichten',
  'place-search-attack': 'Würfel zum Suchen oder Angreifen legen oder darauf verzichten',
  'resolve-order': 'wählen, welcher Würfel zuerst wirkt',
  'ignore-trap': 'die Falle mit einer Karte ignorieren oder darauf verzichten',
  'store-choice': 'die Würfel wählen, die als Energie bleiben',
  spend: 'die Energie ausgeben oder nicht',
  buy: 'eine Karte kaufen oder austauschen oder den Einkauf beenden',
  'hunger-die': 'den Energiewürfel für die Hungerleiste wählen',
  'confront-shark': 'einen Konter wählen',
  food: 'gefressene Nahrung einsetzen',
};

/** What players are asked and can do, in German. */
export const asksWith = ({
  block,
  blockAt,
  card,
  cards,
  player,
}: Phrases): AskSentences<AskLook | HiddenAsk, KelpAction, Scene> => {
  /** `die Muschel verstecken`; `Bo versteckt die Muschel`, with what of the verb stands behind. */
  const said = (seat: Seat, what: string, [infinitive, verb, behind = '']: Verb): ActionWords => ({
    label: what === '' ? infinitive : `${what} ${infinitive}`,
    sentence: `${player(seat)} ${[verb, what, behind].filter((part) => part !== '').join(' ')}.`,
  });
  const blocksAt = (areas: readonly string[], at: Scene): string =>
    and(areas.map((name) => blockAt(name, at, 'accusative')));
  const counted = (chosen: readonly [number, number] | undefined, which: Forms): string =>
    chosen === undefined ? which[1] : `${span(...chosen)} ${form(chosen[1], ...which)}`;
  const where = (areas: readonly string[]): string => (areas.length === 0 ? '' : ` ${inAreas(areas)}`);
  const hide = ({ seat, areas }: Hiding, at: Scene): ActionWords => said(seat, blocksAt(areas, at), HIDE);
  const hideNone = ({ seat }: By): ActionWords => said(seat, 'nichts', HIDE);
  const use = (seat: Seat, { card: id, feed, stash, raise, turn, dice: rerolled }: UsedCard): ActionWords => {
    const told = [
      ...(feed === undefined ? [] : [`${die(feed)} auf die Hungerleiste`]),
      ...(stash === undefined ? [] : [`${die(stash)} auf die Karte`]),
      ...(raise === undefined ? [] : [`${die(raise.die)} hoch auf ${readDie(raise.die).face + raise.by}`]),
      ...(turn === undefined ? [] : [`${die(turn)} drehen`]),
      ...(rerolled === undefined ? [] : [`Neuwurf: ${dice(rerolled)}`]),
    ];
    return said(seat, `${card(id)}${told.length === 0 ? '' : ` (${told.join(', ')})`}`, USE);
  };
  const choose = ({ seat, card: id }: By & { readonly card: string }, { colourOf }: Scene): ActionWords => {
    const colour = colourOf(id);
    return said(seat, `${card(id)}${colour === undefined ? '' : ` (${STRATEGIES[colour]})`}`, ['wählen', 'wählt']);
  };

  return {
    'setup-den': {
      question: ({ seat }) => `${player(seat)} wählt die Höhle, in der der Hai beginnt.`,
      action: ({ seat, space }) => said(seat, `den Hai in die Höhle ${space}`, ['setzen', 'setzt']),
    },
    'octopus-action': {
      question: ({ seat, nth }) =>
        `${player(seat)} hat Aktion ${nth + 1} von ${ACTIONS}: eine Karte spielen, eine ablegen oder bis zum Handlimit ziehen.`,
      action({ seat, action }, { costOf }) {
        if (action.do === 'draw') return said(seat, 'bis zum Handlimit', DRAW);
        if (action.do === 'discard') return said(seat, card(action.card), DISCARD);
        const cost = costOf(action.card) ?? 0;
        return {
          label: `${card(action.card)} spielen${cost === 0 ? '' : ` (Kosten ${cost})`}`,
          sentence: `${player(seat)} spielt ${card(action.card)}.`,
        };
      },
    },
    'pay-cost': {
      question: ({ seat, card: id }, { costOf }) =>
        `${player(seat)} deckt versteckte Blöcke auf, um ${card(id)} zu bezahlen; Kosten: ${costOf(id)}.`,
      action: ({ seat, areas }, at) => said(seat, blocksAt(areas, at), ['aufdecken', 'deckt', 'auf']),
    },
    'mix-targets': {
      question(asked, { mixes }) {
        const count = mixes(asked);
        const blocks = count === undefined ? 'die Blöcke' : plural(count, 'versteckten Block', 'versteckte Blöcke');
        return `${player(asked.seat)} wählt ${blocks} zum Mischen mit ${card(asked.thing)}.`;
      },
      action: ({ seat, areas }, at) => said(seat, blocksAt(areas, at), MIX),
    },
    'swap-pair': {
      question: ({ seat, thing }) => `${player(seat)} wählt zwei benachbarte Blöcke zum Tauschen mit ${card(thing)}.`,
      action: ({ seat, areas }, at) => said(seat, blocksAt(areas, at), ['tauschen', 'tauscht']),
    },
    'hide-targets': {
      question: (asked, { hides }) =>
        `${player(asked.seat)} wählt ${counted(hides(asked), REVEALED)} zum Verstecken mit ${card(asked.thing)}.`,
      action: hide,
    },
    'draw-one': {
      question: ({ seat, thing }) => `${player(seat)} darf dank ${card(thing)} eine Karte ziehen.`,
      action: ({ seat }) => said(seat, 'eine Karte', DRAW),
      decline: ({ seat }) => said(seat, 'keine Karte', DRAW),
    },
    'learn-item': {
      question: ({ seat, left }) => `${player(seat)} lernt eine Karte oder einen Block; noch zu wählen: ${left}.`,
      action({ seat, item }, { topOf }) {
        if (item.take === 'stop') return said(seat, 'nichts mehr', LEARN);
        if (item.take === 'block') return said(seat, `${block(item.block, 'accusative')} aus der Reserve`, TAKE);
        const top = topOf(item.stack);
        return said(seat, `${top === undefined ? 'die oberste Karte' : card(top)} vom ${STACKS[item.stack]}`, LEARN);
      },
    },
    'learn-replace': {
      question: ({ seat, block: gained }) =>
        `${player(seat)} wählt den aufgedeckten Block, an dessen Stelle ${block(gained, 'nominative')} kommt.`,
      action({ seat, area: name }, at) {
        const gained = at.asked('learn-replace', seat)?.block;
        const what = `${blockAt(name, at, 'accusative')}${gained === undefined ? '' : ` durch ${block(gained, 'accusative')}`}`;
        return said(seat, what, ['ersetzen', 'ersetzt']);
      },
    },
    'learn-top': {
      question: ({ seat }, { lesson }) =>
        `${player(seat)} darf eine der gelernten Karten oben auf den Nachziehstapel legen: ${cards(lesson.cards)}.`,
      action: ({ seat, card: id }) => said(seat, `${card(id)} oben auf den Nachziehstapel`, LAY),
      decline: ({ seat }) => said(seat, 'nichts auf den Nachziehstapel', LAY),
    },
    'learn-to-hand': {
      question: ({ seat }, { lesson }) =>
        `${player(seat)} darf eine der gelernten Karten auf die Hand nehmen: ${cards(lesson.cards)}.`,
      action: ({ seat, card: id }) => said(seat, `${card(id)} auf die Hand`, TAKE),
      decline: ({ seat }) => said(seat, 'keine Karte auf die Hand', TAKE),
    },
    'learn-hide': {
      question: ({ seat }, { lesson }) => `${player(seat)} darf die neuen Blöcke${where(lesson.areas)} verstecken.`,
      action: hide,
      decline: hideNone,
    },
    'remove-card': {
      question: ({ seat, thing }) =>
        `${player(seat)} darf dank ${card(thing)} eine Karte der Hand oder des Ablagestapels aus dem Spiel entfernen.`,
      action: ({ seat, from, card: id }) =>
        said(seat, `${card(id)} ${from === 'hand' ? 'von der Hand' : 'vom Ablagestapel'} aus dem Spiel`, REMOVE),
      decline: ({ seat }) => said(seat, 'keine Karte', REMOVE),
    },
    'discard-hide': {
      question: ({ seat }) => `${player(seat)} darf einen aufgedeckten Block verstecken.`,
      action: ({ seat, area: name }, at) => hide({ seat, areas: [name] }, at),
      decline: hideNone,
    },
    'end-turn': {
      question: ({ seat }) => `${player(seat)} beendet den Zug oder setzt vorher gefressene Nahrung ein.`,
      action: ({ seat }) => said(seat, 'den Zug', END),
    },
    'crab-draw': {
      question: ({ seat }, { hand }) =>
        `${player(seat)} darf bis zum Handlimit von ${cardsCounted(hand.limit)} ziehen.`,
      action: ({ seat }) => said(seat, 'bis zum Handlimit', DRAW),
      decline: ({ seat }) => said(seat, 'keine Karten', DRAW),
    },
    'snail-pile': {
      question: ({ seat }) => `${player(seat)} wählt, woher die Karte kommt: Nachziehstapel oder Ablagestapel.`,
      action: ({ seat, pile }) => said(seat, `eine Karte im ${PILES[pile]}`, ['suchen', 'sucht']),
    },
    'snail-card': {
      question: ({ seat, pile }) => `${player(seat)} nimmt eine Karte aus dem ${PILES[pile]}.`,
      action: ({ seat, card: id }) => said(seat, `${card(id)} auf die Hand`, TAKE),
    },
    'hand-overflow': {
      question: ({ seat }, { hand }) =>
        `${player(seat)} legt bis zum Handlimit ab; zu viel: ${cardsCounted(hand.size - hand.limit)}.`,
      action: ({ seat, card: id }) => said(seat, card(id), DISCARD),
    },
    'trap-hide': {
      question: (asked, { hides }) =>
        `${player(asked.seat)} darf dank der Falle ${counted(hides(asked), OTHERS)} verstecken.`,
      action: hide,
      decline: hideNone,
    },
    'trap-dice': {
      question(asked, { sweeps }) {
        const most = sweeps(asked);
        return `${player(asked.seat)} darf ${most === undefined ? '' : `${span(0, most)} `}Strömungswürfel in den Beutel zurücklegen.`;
      },
      action: ({ seat, spaces }, at) =>
        said(seat, `${and(spaces.map((space) => current(space, at)))} in den Beutel`, RETURN),
      decline: ({ seat }) => said(seat, 'die Strömungswürfel auf dem Plan', ['lassen', 'lässt']),
    },
    den: {
      question: ({ seat }) => `${player(seat)} wählt die Höhle, in die der Hai kommt.`,
      action: ({ seat, space }) => said(seat, `den Hai in die Höhle ${space}`, SEND),
    },
    'den-die': {
      question: ({ seat }) =>
        `In jeder Höhle liegt ein Strömungswürfel, und ${player(seat)} wählt, welcher zurück in den Beutel kommt; dorthin kommt der Hai.`,
      action: ({ seat, space }, at) => ({
        label: `${current(space, at)} in den Beutel zurücklegen und den Hai dorthin schicken`,
        sentence: `${player(seat)} legt ${current(space, at)} in den Beutel zurück und schickt den Hai dorthin.`,
      }),
    },
    'survive-effect': {
      question: ({ seat, pair }) => `Der Oktopus ist entkommen, und ${player(seat)} darf ${card(pair)} ausführen.`,
      action: ({ seat }, at) => said(seat, strategy(seat, at), ['ausführen', 'führt', 'aus']),
      decline: ({ seat }, at) => said(seat, `auf ${strategy(seat, at)}`, ['verzichten', 'verzichtet']),
    },
    'retreat-with': {
      question: ({ seat }) => `${player(seat)} wählt den Block neben dem Oktopus, der mit ihm gemischt wird.`,
      action: ({ seat, area: name }, at) => said(seat, `den Oktopus mit ${blockAt(name, at, 'dative')}`, MIX),
    },
    'armour-hide': {
      question: (asked, { hides }) => `${player(asked.seat)} darf noch ${counted(hides(asked), OTHERS)} verstecken.`,
      action: hide,
      decline: hideNone,
    },
    'confront-octopus': {
      question: ({ seat }) => `In der Konfrontation wählt ${player(seat)} verdeckt eine Strategie.`,
      action: choose,
    },
    'mix-place': {
      question: ({ seat }, { emptied }) =>
        `${player(seat)} wählt, wohin der gezogene Block kommt; frei ist Platz ${inAreas(emptied)}.`,
      action: ({ seat, area: name }) =>
        said(seat, `den Block ${intoArea(name)}`, ['stellen lassen', 'lässt', 'stellen']),
    },
    'extra-die': {
      question: ({ seat, extra }) =>
        `${player(seat)} darf dank eines Wachstumsplättchens ${diceCounted(extra)} mehr ziehen.`,
      action: ({ seat }, at) => said(seat, `${diceCounted(at.asked('extra-die', seat)?.extra ?? 1)} mehr`, DRAW),
      decline: ({ seat }) => said(seat, 'keine weiteren Würfel', DRAW),
    },
    'harvest-current': {
      question: ({ seat, basic }) =>
        `Der Beutel ist leer, und ${player(seat)} nimmt einen Strömungswürfel vom Plan; es ${basic === 1 ? 'fehlt' : 'fehlen'} noch ${diceCounted(basic)}.`,
      action: ({ seat, space }, at) => said(seat, current(space, at), TAKE),
    },
    'before-roll': {
      question: ({ seat }, { drawn, usable }) =>
        `Gezogen: ${coloured(drawn, 'nominative')}. Vor dem Wurf darf ${player(seat)} eine Karte einsetzen: ${cards(usable('before-roll'))}.`,
      action({ seat, card: id, give, take }) {
        const told = [
          ...(give === undefined ? [] : [`in den Beutel: ${coloured(give, 'nominative')}`]),
          ...(take === undefined ? [] : [`heraus: ${coloured(take, 'nominative')}`]),
        ];
        return said(seat, `${card(id)}${told.length === 0 ? '' : ` (${told.join('; ')})`}`, USE);
      },
      decline: ({ seat }) => said(seat, '', ['würfeln', 'würfelt']),
    },
    'after-roll': {
      question: ({ seat }, { pool }) =>
        `${player(seat)} darf den Wurf mit Neuwürfen oder Karten verbessern; im Pool: ${dice(pool)}.`,
      action: ({ seat, use: used }) =>
        'card' in used ? use(seat, used) : said(seat, die(used.reroll), ['neu würfeln', 'würfelt', 'neu']),
      decline: ({ seat }) => said(seat, 'die Würfel', KEEP),
    },
    'place-current': {
      question: ({ seat }, { currents }) =>
        `${player(seat)} darf Strömungswürfel auf leere Felder legen: ${dice(currents())}.`,
      action: ({ seat, use: used }) =>
        'card' in used ? use(seat, used) : said(seat, `${die(used.die)} auf ${used.space}`, LAY),
      decline: ({ seat }) => said(seat, 'keine Strömung mehr', LAY),
    },
    move: {
      question: ({ seat }, { shark }) =>
        `${player(seat)} bewegt den Hai${shark === undefined ? '' : `; er ist auf ${shark.space}, ${looking(shark.facing)}`}.`,
      action({ seat, move }, at) {
        switch (move.how) {
          case 'swim': {
            const way = `${move.over === undefined ? '' : `über ${current(move.over, at)} `}nach ${move.to}`;
            return {
              label: `${way} schwimmen, ${looking(move.facing)}`,
              sentence: `${player(seat)} lässt den Hai ${way} schwimmen, ${looking(move.facing)}.`,
            };
          }
          case 'unblock': {
            const what = `${current(move.to, at)} in den Beutel`;
            return {
              label: `${what} zurücklegen und dorthin schwimmen, ${looking(move.facing)}`,
              sentence: `${player(seat)} legt ${what} zurück und lässt den Hai dorthin schwimmen, ${looking(move.facing)}.`,
            };
          }
          case 'step':
            return step(seat, move);
          case 'about-turn':
            return {
              label: `${card(move.card)} einsetzen und wenden`,
              sentence: `${player(seat)} setzt ${card(move.card)} ein und lässt den Hai wenden.`,
            };
        }
      },
    },
    'fast-after': {
      question: ({ seat }, { shark, usable }) =>
        `${player(seat)} darf den Hai mit einer Karte${shark === undefined ? '' : ` von ${shark.space} aus`} einen Schritt weiter bewegen: ${cards(usable('after-move'))}.`,
      action: (action) => step(action.seat, action),
      decline: ({ seat }) => said(seat, 'keinen zusätzlichen Schritt', ['machen', 'macht']),
    },
    hostile: {
      question: ({ seat, window }, { usable }) =>
        `${player(seat)} darf mit einer Karte eine zufällige Strategie samt Konter entfernen: ${cards(usable(window))}.`,
      action: ({ seat, card: id }) => said(seat, `mit ${card(id)} eine zufällige Strategie`, REMOVE),
      decline: ({ seat }) => said(seat, 'keine Strategie', REMOVE),
    },
    'place-search-attack': {
      question({ seat }, { search }) {
        const { areas, dice: usable } = search();
        return `${player(seat)} darf${where(areas)} suchen oder angreifen; Würfel: ${dice(usable)}.`;
      },
      action({ seat, dice: placed }) {
        const targets = placed.map(({ area, die: id }) => ({
          isAttack: readDie(id).colour === 'red',
          what: `${inArea(area)} ${withDie(id)}`,
        }));
        return {
          label: and(targets.map(({ isAttack, what }) => `${what} ${isAttack ? 'angreifen' : 'suchen'}`)),
          sentence: `${player(seat)} ${and(targets.map(({ isAttack, what }) => (isAttack ? `greift ${what} an` : `sucht ${what}`)))}.`,
        };
      },
      decline: ({ seat }) => ({
        label: 'weder suchen noch angreifen',
        sentence: `${player(seat)} sucht nicht und greift nicht an.`,
      }),
    },
    'resolve-order': {
      question: ({ seat }, { placed }) =>
        `${player(seat)} wählt, welcher Würfel zuerst wirkt: der ${placed.map(inArea).join(' oder der ')}.`,
      action: ({ seat, area }) => said(seat, `mit dem Würfel ${inArea(area)}`, ['anfangen', 'fängt', 'an']),
    },
    'ignore-trap': {
      question: ({ seat, area }, at) =>
        `${player(seat)} darf ${blockAt(area, at, 'accusative')} mit einer Karte ignorieren: ${cards(at.usable('trap'))}.`,
      action: ({ seat, card: id }) => said(seat, `die Falle mit ${card(id)}`, ['ignorieren', 'ignoriert']),
      decline: ({ seat }) => said(seat, 'die Falle', ['wirken lassen', 'lässt', 'wirken']),
    },
    'store-choice': {
      question: ({ seat }, { energy }) =>
        `${player(seat)} wählt die Würfel, die als Energie bleiben; freie Felder: ${energy.free}.`,
      action: ({ seat, dice: stored }) =>
        said(seat, `${stored.length === 0 ? 'keinen Würfel' : dice(stored)} als Energie`, KEEP),
    },
    spend: {
      question: ({ seat }, { energy }) =>
        `${player(seat)} darf die Energie von ${energy.left} ausgeben oder die Würfel ${energy.dice.length === ENERGY_SPACES ? 'in den Beutel zurücklegen' : 'behalten'}.`,
      action: ({ seat }) => said(seat, 'die Energie', ['ausgeben', 'gibt', 'aus']),
      decline: ({ seat }) => said(seat, 'die Energie', ['nicht ausgeben', 'gibt', 'nicht aus']),
    },
    buy: {
      question: ({ seat }, { energy }) => `${player(seat)} kauft Karten; übrige Energie: ${energy.left}.`,
      action({ seat, deal }, { costOf, diceOf }) {
        if (deal.do === 'finish') return said(seat, 'den Einkauf', END);
        if (deal.do === 'exchange') {
          return {
            label: `${die(deal.die)} um 1 herunterdrehen und ${card(deal.card)} austauschen`,
            sentence: `${player(seat)} dreht ${die(deal.die)} um 1 herunter und tauscht ${card(deal.card)} aus.`,
          };
        }
        const cost = costOf(deal.card);
        const brings = diceOf(deal.card);
        const what = `${card(deal.card)}${cost === undefined ? '' : ` für ${cost}`}`;
        return {
          label: `${what} kaufen${brings.length === 0 ? '' : ` (${coloured(brings, 'nominative')})`}`,
          sentence: `${player(seat)} kauft ${what}.`,
        };
      },
    },
    'hunger-die': {
      question: ({ seat }, { energy }) =>
        `${player(seat)} wählt den Energiewürfel für die Hungerleiste: ${dice(energy.dice)}.`,
      action: ({ seat, die: id }) => said(seat, `${die(id)} auf die Hungerleiste`, LAY),
    },
    'confront-shark': {
      question: ({ seat }) => `In der Konfrontation wählt ${player(seat)} verdeckt einen Konter.`,
      action: choose,
    },
    food: { action: ({ seat, food }) => said(seat, block(food, 'accusative'), USE) },
    hidden: { question: ({ seat }) => `${player(seat)} entscheidet.` },
  };

  function strategy(seat: Seat, at: Scene): string {
    const id = at.asked('survive-effect', seat)?.pair;
    return id === undefined ? 'die Strategie' : card(id);
  }

  function step(seat: Seat, { card: id, to, facing }: Step): ActionWords {
    const way = `einen Schritt nach ${to}, ${looking(facing)}`;
    return { label: `${card(id)} einsetzen: ${way}`, sentence: `${player(seat)} setzt ${card(id)} ein: ${way}.` };
  }
};

/** A verb: for a button, and for a log, there in one part or in two. */
type Verb = readonly [infinitive: string, verb: string, behind?: string];

const DISCARD: Verb = ['ablegen', 'legt', 'ab'];
const DRAW: Verb = ['ziehen', 'zieht'];
const END: Verb = ['beenden', 'beendet'];
const HIDE: Verb = ['verstecken', 'versteckt'];
const KEEP: Verb = ['behalten', 'behält'];
const LAY: Verb = ['legen', 'legt'];
const LEARN: Verb = ['lernen', 'lernt'];
const MIX: Verb = ['mischen', 'mischt'];
const REMOVE: Verb = ['entfernen', 'entfernt'];
const RETURN: Verb = ['zurücklegen', 'legt', 'zurück'];
const SEND: Verb = ['schicken', 'schickt'];
const TAKE: Verb = ['nehmen', 'nimmt'];
const USE: Verb = ['einsetzen', 'setzt', 'ein'];

type Forms = readonly [one: string, many: string];
const REVEALED: Forms = ['aufgedeckten Block', 'aufgedeckte Blöcke'];
const OTHERS: Forms = ['anderen aufgedeckten Block', 'andere aufgedeckte Blöcke'];
const PILES = { 'draw-pile': 'Nachziehstapel', discards: 'Ablagestapel' } as const;

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
