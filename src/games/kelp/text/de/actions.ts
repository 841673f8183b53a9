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
  intoArea,
  looking,
  type Phrases,
  STACKS,
  STRATEGIES,
  withDie,
} from './phrases.ts';

/** What players can do, in German. */
export const actionsWith = ({ block, blockAt, card, player }: Phrases): ActionSentences<KelpAction, Scene> => {
  /** `die Muschel verstecken`; `Bo versteckt die Muschel`, with what of the verb stands behind. */
  const said = (seat: Seat, what: string, [infinitive, verb, behind = '']: Verb): ActionWords => ({
    label: what === '' ? infinitive : `${what} ${infinitive}`,
    sentence: `${player(seat)} ${[verb, what, behind].filter((part) => part !== '').join(' ')}.`,
  });
  const blocksAt = (areas: readonly string[], at: Scene): string =>
    and(areas.map((name) => blockAt(name, at, 'accusative')));
  const hide = (action: Hiding, at: Scene): ActionWords =>
    said(action.seat, 'decline' in action ? 'nichts' : blocksAt(action.areas ?? [action.area ?? ''], at), HIDE);
  const use = (seat: Seat, used: UsedCard): ActionWords => {
    const told = [
      ...(used.feed === undefined ? [] : [`${die(used.feed)} auf die Hungerleiste`]),
      ...(used.stash === undefined ? [] : [`${die(used.stash)} auf die Karte`]),
      ...(used.raise === undefined
        ? []
        : [`${die(used.raise.die)} hoch auf ${readDie(used.raise.die).face + used.raise.by}`]),
      ...(used.turn === undefined ? [] : [`${die(used.turn)} drehen`]),
      ...(used.dice === undefined ? [] : [`Neuwurf: ${dice(used.dice)}`]),
    ];
    return said(seat, `${card(used.card)}${told.length === 0 ? '' : ` (${told.join(', ')})`}`, USE);
  };
  const choose = (seat: Seat, id: string, { colourOf }: Scene): ActionWords => {
    const colour = colourOf(id);
    return said(seat, `${card(id)}${colour === undefined ? '' : ` (${STRATEGIES[colour]})`}`, ['wählen', 'wählt']);
  };

  return {
    'setup-den': ({ seat, space }) => said(seat, `den Hai in die Höhle ${space}`, ['setzen', 'setzt']),
    'octopus-action': ({ seat, action }, { costOf }) => {
      if (action.do === 'draw') return said(seat, 'bis zum Handlimit', DRAW);
      if (action.do === 'discard') return said(seat, card(action.card), DISCARD);
      const cost = costOf(action.card) ?? 0;
      return {
        label: `${card(action.card)} spielen${cost === 0 ? '' : ` (Kosten ${cost})`}`,
        sentence: `${player(seat)} spielt ${card(action.card)}.`,
      };
    },
    'pay-cost': (action, at) => said(action.seat, blocksAt(action.areas, at), ['aufdecken', 'deckt', 'auf']),
    'mix-targets': (action, at) => said(action.seat, blocksAt(action.areas, at), MIX),
    'swap-pair': (action, at) => said(action.seat, blocksAt(action.areas, at), ['tauschen', 'tauscht']),
    'hide-targets': hide,
    'draw-one': (action) => said(action.seat, 'decline' in action ? 'keine Karte' : 'eine Karte', DRAW),
    'learn-item': ({ seat, item }, { topOf }) => {
      if (item.take === 'stop') return said(seat, 'nichts mehr', LEARN);
      if (item.take === 'block') return said(seat, `${block(item.block, 'accusative')} aus der Reserve`, TAKE);
      const top = topOf(item.stack);
      return top === undefined
        ? said(seat, `die oberste Karte vom ${STACKS[item.stack]}`, LEARN)
        : said(seat, `${card(top)} vom ${STACKS[item.stack]}`, LEARN);
    },
    'learn-replace': (action, at) => {
      const gained = askedFor('learn-replace', action.seat, at)?.thing;
      const what = blockAt(action.area, at, 'accusative');
      return said(action.seat, `${what}${gained === undefined ? '' : ` durch ${block(gained, 'accusative')}`}`, [
        'ersetzen',
        'ersetzt',
      ]);
    },
    'learn-top': (action) =>
      said(
        action.seat,
        'decline' in action ? 'nichts auf den Nachziehstapel' : `${card(action.card)} oben auf den Nachziehstapel`,
        LAY,
      ),
    'learn-to-hand': (action) =>
      said(action.seat, `${'decline' in action ? 'keine Karte' : card(action.card)} auf die Hand`, TAKE),
    'learn-hide': hide,
    'remove-card': (action) => {
      if ('decline' in action) return said(action.seat, 'keine Karte', REMOVE);
      const from = action.from === 'hand' ? 'von der Hand' : 'vom Ablagestapel';
      return said(action.seat, `${card(action.card)} ${from} aus dem Spiel`, REMOVE);
    },
    'discard-hide': hide,
    'end-turn': ({ seat }) => said(seat, 'den Zug', END),
    'crab-draw': (action) => said(action.seat, 'decline' in action ? 'keine Karten' : 'bis zum Handlimit', DRAW),
    'snail-pile': ({ seat, pile }) =>
      said(seat, `eine Karte im ${pile === 'discards' ? 'Ablagestapel' : 'Nachziehstapel'}`, ['suchen', 'sucht']),
    'snail-card': (action) => said(action.seat, `${card(action.card)} auf die Hand`, TAKE),
    'hand-overflow': (action) => said(action.seat, card(action.card), DISCARD),
    'trap-hide': hide,
    'trap-dice': (action, at) =>
      'decline' in action
        ? said(action.seat, 'die Strömungswürfel auf dem Plan', ['lassen', 'lässt'])
        : said(action.seat, `${and(action.spaces.map((space) => current(space, at)))} in den Beutel`, RETURN),
    den: ({ seat, space }) => said(seat, `den Hai in die Höhle ${space}`, SEND),
    'den-die': ({ seat, space }, at) => ({
      label: `${current(space, at)} in den Beutel zurücklegen und den Hai dorthin schicken`,
      sentence: `${player(seat)} legt ${current(space, at)} in den Beutel zurück und schickt den Hai dorthin.`,
    }),
    'survive-effect': (action, at) => {
      const strategy = askedFor('survive-effect', action.seat, at)?.thing;
      const what = strategy === undefined ? 'die Strategie' : card(strategy);
      return 'decline' in action
        ? said(action.seat, `auf ${what}`, ['verzichten', 'verzichtet'])
        : said(action.seat, what, ['ausführen', 'führt', 'aus']);
    },
    'retreat-with': (action, at) => said(action.seat, `den Oktopus mit ${blockAt(action.area, at, 'dative')}`, MIX),
    'armour-hide': hide,
    'confront-octopus': (action, at) => choose(action.seat, action.card, at),
    'mix-place': (action) =>
      said(action.seat, `den Block ${intoArea(action.area)}`, ['stellen lassen', 'lässt', 'stellen']),
    'extra-die': (action, at) =>
      said(
        action.seat,
        'decline' in action
          ? 'keine weiteren Würfel'
          : `${diceCounted(askedFor('extra-die', action.seat, at)?.count ?? 1)} mehr`,
        DRAW,
      ),
    'harvest-current': ({ seat, space }, at) => said(seat, current(space, at), TAKE),
    'before-roll': (action) => {
      if ('decline' in action) return said(action.seat, '', ['würfeln', 'würfelt']);
      const { card: id, give, take } = action;
      const told = [
        ...(give === undefined ? [] : [`in den Beutel: ${coloured(give, 'nominative')}`]),
        ...(take === undefined ? [] : [`heraus: ${coloured(take, 'nominative')}`]),
      ];
      return said(action.seat, `${card(id)}${told.length === 0 ? '' : ` (${told.join('; ')})`}`, USE);
    },
    'after-roll': (action) => {
      if ('decline' in action) return said(action.seat, 'die Würfel', KEEP);
      if ('card' in action.use) return use(action.seat, action.use);
      return said(action.seat, die(action.use.reroll), ['neu würfeln', 'würfelt', 'neu']);
    },
    'place-current': (action) => {
      if ('decline' in action) return said(action.seat, 'keine Strömung mehr', LAY);
      if ('card' in action.use) return use(action.seat, action.use);
      return said(action.seat, `${die(action.use.die)} auf ${action.use.space}`, LAY);
    },
    move: ({ seat, move }, at) => {
      switch (move.how) {
        case 'swim': {
          const over = move.over === undefined ? '' : `über ${current(move.over, at)} `;
          const way = `${over}nach ${move.to}`;
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
    'fast-after': (action) =>
      'decline' in action
        ? said(action.seat, 'keinen zusätzlichen Schritt', ['machen', 'macht'])
        : step(action.seat, action),
    hostile: (action) =>
      'decline' in action
        ? said(action.seat, 'keine Strategie', REMOVE)
        : said(action.seat, `mit ${card(action.card)} eine zufällige Strategie`, REMOVE),
    'place-search-attack': (action) => {
      if ('decline' in action) {
        return {
          label: 'weder suchen noch angreifen',
          sentence: `${player(action.seat)} sucht nicht und greift nicht an.`,
        };
      }
      const targets = action.dice.map((placed) => ({
        isAttack: readDie(placed.die).colour === 'red',
        what: `${inArea(placed.area)} ${withDie(placed.die)}`,
      }));
      return {
        label: and(targets.map(({ isAttack, what }) => `${what} ${isAttack ? 'angreifen' : 'suchen'}`)),
        sentence: `${player(action.seat)} ${and(targets.map(({ isAttack, what }) => (isAttack ? `greift ${what} an` : `sucht ${what}`)))}.`,
      };
    },
    'resolve-order': (action) =>
      said(action.seat, `mit dem Würfel ${inArea(action.area)}`, ['anfangen', 'fängt', 'an']),
    'ignore-trap': (action) =>
      'decline' in action
        ? said(action.seat, 'die Falle', ['wirken lassen', 'lässt', 'wirken'])
        : said(action.seat, `die Falle mit ${card(action.card)}`, ['ignorieren', 'ignoriert']),
    'store-choice': (action) =>
      said(action.seat, `${action.dice.length === 0 ? 'keinen Würfel' : dice(action.dice)} als Energie`, KEEP),
    spend: (action) =>
      said(
        action.seat,
        'die Energie',
        'decline' in action ? ['nicht ausgeben', 'gibt', 'nicht aus'] : ['ausgeben', 'gibt', 'aus'],
      ),
    buy: ({ seat, deal }, { costOf, diceOf }) => {
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
    'hunger-die': (action) => said(action.seat, `${die(action.die)} auf die Hungerleiste`, LAY),
    'confront-shark': (action, at) => choose(action.seat, action.card, at),
    food: ({ seat, food }) => said(seat, block(food, 'accusative'), USE),
  };

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

/** An answer that hides blocks, or none. */
type Hiding =
  | { readonly seat: Seat; readonly areas?: readonly string[]; readonly area?: string }
  | { readonly seat: Seat; readonly decline: true };

/** A step by a card. */
interface Step {
  readonly card: string;
  readonly to: string;
  readonly facing: string;
}

/** A card of the shark, and what it is told. */
interface UsedCard {
  readonly card: string;
  readonly feed?: string | undefined;
  readonly stash?: string | undefined;
  readonly raise?: { readonly die: string; readonly by: number } | undefined;
  readonly turn?: string | undefined;
  readonly dice?: readonly string[] | undefined;
}
