import { examplePack } from '../../../docs/examples/laboratory/index.ts';
import { TILES } from '../../../src/games/snails/board/tiles.ts';
import { FULL_LIFE, NONE, SQUAD, TERRAINS } from '../../../src/games/snails/components.ts';
import {
  defaultPack,
  FACTIONS,
  type Pack,
  type SnailsEvent,
  type SnailsView,
} from '../../../src/games/snails/index.ts';
import type { SeenEvent } from '../../../src/kernel/index.ts';

type Seen = SeenEvent<SnailsEvent>;

/** What lies on the table, as somebody knows it who has seen the game begin and has followed what happened since. */
export interface Mirror {
  phase: SnailsView['phase'];
  round: number;
  slot: number;
  firstPlayer: number;
  factions: number[];
  levels: number[];
  damage: number[];
  fire: number[];
  mines: number[];
  dynamite: number[];
  removed: number[];
  raised: number[];
  contamination: number;
  places: number[];
  life: number[];
  shells: number[];
  marks: number[];
  aims: number[];
  used: number[];
  losses: number[];
  lost: number[];
  factionCards: number[];
  /** How many cards each seat has in hand and plan. */
  held: number[];
  /** The arsenal and faction cards of the viewer, in hand and plan. */
  own: string[];
  /** Arsenal cards that everybody knows to be with a seat. */
  known: string[][];
  /** Those of them that are known to be in hand. */
  inHand: string[][];
  /** 1 for each seat that has said to hold no arsenal card in hand. */
  bare: number[];
  /** The plans as far as they lie open. */
  open: string[][];
  resolved: number[];
  discards: string[];
  deck: number;
}

/** What the events have shown besides. */
export interface Witness {
  /** Barrels that were resolved, not those that were taken away. */
  barrels: number;
  /** How often a shell has taken damage off, and how often one was moved. */
  shielded: number;
  shellsMoved: number;
  card: string;
  wrong: string[];
}

/** Nothing has been seen yet. */
export const newWitness = (): Witness => ({ barrels: 0, shielded: 0, shellsMoved: 0, card: 'none', wrong: [] });

/** The cards whose effects work on shells. */
const WORKS_ON_SHELLS = [...Object.values(defaultPack), ...Object.values(examplePack)].flatMap((deck) =>
  Object.entries(deck)
    .filter(([, card]) => /"shells":"(pushed|placed)"/.test(JSON.stringify(card)))
    .map(([id]) => id),
);
const HAND_LIMIT = 5;
const BASICS = Object.keys(defaultPack.basic).length;
const SHELL = 5;

/** The table before the first event. */
export function mirrorOf(view: SnailsView, { red, purple }: Pack): Mirror {
  const seats = view.names.length;
  const perSeat = <Value>(value: () => Value): Value[] => Array.from({ length: seats }, value);
  const perSnail = (value: number): number[] => Array.from({ length: seats * SQUAD }, () => value);
  const perField = (): number[] => view.fields.map(() => 0);
  return {
    phase: 'setup',
    round: 0,
    slot: 0,
    firstPlayer: NONE,
    factions: perSeat(() => NONE),
    // Nothing is destroyed before the first decision.
    levels: [...view.levels],
    damage: perField(),
    fire: perField(),
    mines: perField(),
    dynamite: perField(),
    removed: TILES.map(() => 0),
    raised: [],
    contamination: 0,
    places: perSnail(NONE),
    life: perSnail(FULL_LIFE),
    shells: perSnail(0),
    marks: perSnail(0),
    aims: perSeat(() => NONE),
    used: perSeat(() => 0),
    losses: perSeat(() => 0),
    lost: perSeat(() => 0),
    factionCards: perSeat(() => 0),
    held: perSeat(() => BASICS),
    own: [],
    known: perSeat(() => []),
    inHand: perSeat(() => []),
    bare: perSeat(() => 0),
    open: perSeat(() => []),
    resolved: perSeat(() => 0),
    discards: [],
    deck: [...Object.values(red), ...Object.values(purple)].reduce((sum, { copies }) => sum + copies, 0),
  };
}

/** The same of a view, with nothing that only the viewer's own actions tell. */
export function mirrored(view: SnailsView): Omit<Mirror, 'own'> & { own: string[] | undefined } {
  const ids = (cards: readonly number[]): string[] => cards.map((card) => view.cards[card] ?? '').sort();
  const handAndPlan = (seat: number): number[] =>
    [...(view.hands[seat] ?? []), ...(view.plans[seat] ?? [])].filter((card) => card !== NONE);
  const basics = Object.keys(defaultPack.basic);
  const top = view.agenda[view.agenda.length - 1];
  // Whether Aim is used or lost with a card is not settled while its player may still decline it.
  const isOpen = top !== undefined && 'ask' in top && top.ask === 'decline' && view.play.reRolls[0] > 0;
  return {
    phase: view.phase,
    round: view.round,
    slot: view.slot,
    firstPlayer: view.firstPlayer,
    factions: [...view.factions],
    levels: [...view.levels],
    // That a tile is about to break is not told: what it does to what lies on it is.
    damage: view.damage.map((damage) => Math.min(damage, 1)),
    fire: [...view.fire],
    mines: [...view.mines],
    dynamite: [...view.dynamite],
    removed: [...view.removed],
    raised: [...view.raised],
    contamination: view.contamination,
    places: [...view.places],
    life: [...view.life],
    shells: [...view.shells],
    marks: [...view.marks],
    aims: view.aims.map((snail, seat) => (isOpen && seat === view.play.seat ? view.play.snail : snail)),
    used: [...view.used],
    losses: [...view.losses],
    lost: view.fallen.map((when) => Math.min(when, 1)),
    factionCards: [...view.factionCards],
    held: view.hands.map((_, seat) => handAndPlan(seat).length),
    own: view.viewer === 'spectator' ? undefined : ids(handAndPlan(view.viewer)).filter((id) => !basics.includes(id)),
    known: view.known.map(ids),
    inHand: view.inHand.map(ids),
    bare: [...view.bare],
    open: view.plans.map((plan, seat) => ids(plan.slice(0, view.resolved[seat]).filter((card) => card !== NONE))),
    resolved: [...view.resolved],
    discards: view.discards
      .flatMap((count, card) => Array.from({ length: count }, () => view.cards[card] ?? ''))
      .sort(),
    deck: view.deck.rest,
  };
}

/** Changes the table by what has happened, and notes whatever cannot have happened. */
export function follow(at: Mirror, view: SnailsView, event: Seen, witness: Witness): void {
  const field = (name: string): number => view.fields.indexOf(name);
  const bump = (list: number[], index: number, by: number): void => {
    list[index] = (list[index] ?? 0) + by;
  };
  const isOwn = (seat: number): boolean => seat === view.viewer;
  const gone = (cards: string[] | undefined, card: string): void => {
    const index = cards?.indexOf(card) ?? -1;
    if (index >= 0) cards?.splice(index, 1);
  };
  /** A card of a plan has been turned up: what is known to be in hand is another one. */
  const turned = (seat: number, card: string): void => {
    const times = (cards: readonly string[] = []): number => cards.filter((each) => each === card).length;
    if (times(at.known[seat]) > times(at.inHand[seat])) gone(at.known[seat], card);
  };
  const arrive = (snail: number, from: string, to: string): void => {
    if (at.places[snail] !== field(from)) witness.wrong.push(`${snail} was not on ${from}`);
    if (at.shells[snail] === 1) {
      witness.shellsMoved += 1;
      // Invariant 10: a snail in a shell changes field only by an effect that works on shells.
      if (!WORKS_ON_SHELLS.includes(witness.card)) witness.wrong.push(`${witness.card} moves a shell`);
    }
    at.places[snail] = field(to);
  };

  switch (event.type) {
    case 'first-player':
    case 'marker-passed':
      at.firstPlayer = event.seat;
      break;
    case 'faction-taken':
      at.factions[event.seat] = FACTIONS.indexOf(event.faction);
      break;
    case 'drew':
      bump(at.held, event.seat, event.count);
      at.deck -= event.count;
      at.bare[event.seat] = 0;
      if (isOwn(event.seat)) at.own.push(...(event.secret?.cards ?? []));
      break;
    case 'deck-shuffled':
      at.deck += event.cards;
      at.discards = [];
      break;
    case 'hand-shown':
      bump(at.held, event.seat, -event.cards.length);
      at.deck += event.cards.length;
      if (isOwn(event.seat)) for (const card of event.cards) gone(at.own, card);
      break;
    case 'snail-placed':
      at.places[event.snail] = field(event.field);
      break;
    case 'round-began':
      at.round = event.round;
      clearAway(at);
      break;
    case 'phase-began':
      at.phase = event.phase;
      if (event.phase === 'planning') {
        at.losses = at.losses.map(() => 0);
        // Invariant 15: the hand limit holds at the end of each draw phase.
        for (const [seat, held] of at.held.entries())
          if (at.lost[seat] === 0 && held > BASICS + HAND_LIMIT) witness.wrong.push(`${seat} holds ${held} cards`);
      }
      if (event.phase === 'clean-up') {
        at.slot = 0;
        witness.card = 'none';
      }
      break;
    case 'discarded':
      bump(at.held, event.seat, -1);
      at.discards.push(event.card);
      if (event.why === 'unplayed') turned(event.seat, event.card);
      else if (event.why !== 'played') {
        gone(at.known[event.seat], event.card);
        gone(at.inHand[event.seat], event.card);
      }
      if (isOwn(event.seat)) gone(at.own, event.card);
      break;
    case 'faction-card-taken':
      bump(at.held, event.seat, 1);
      at.factionCards[event.seat] = 1;
      if (isOwn(event.seat)) at.own.push(event.card);
      break;
    case 'faction-card-returned':
      bump(at.held, event.seat, -1);
      at.factionCards[event.seat] = 0;
      if (isOwn(event.seat)) gone(at.own, event.card);
      break;
    case 'nothing-discarded':
      at.bare[event.seat] = 1;
      break;
    case 'stolen':
      bump(at.held, event.from, -1);
      bump(at.held, event.seat, 1);
      for (const cards of [at.known, at.inHand]) {
        gone(cards[event.from], event.card);
        cards[event.seat]?.push(event.card);
      }
      if (isOwn(event.from)) gone(at.own, event.card);
      if (isOwn(event.seat)) at.own.push(event.card);
      break;
    case 'nothing-stolen':
      at.bare[event.from] = 1;
      break;
    case 'plan-card-returned':
      at.bare[event.seat] = 0;
      break;
    case 'slot-began':
      at.slot = event.slot;
      break;
    case 'revealed':
      witness.card = event.card;
      at.resolved[event.seat] = event.slot;
      at.open[event.seat]?.push(event.card);
      turned(event.seat, event.card);
      break;
    case 'slot-passed':
      if (event.reason === 'empty') at.resolved[event.seat] = event.slot;
      break;
    case 'weapon-returned':
      // What lay open was known no more since it was revealed; what lay face down may have been known till now.
      if (at.open[event.seat]?.includes(event.card)) gone(at.open[event.seat], event.card);
      else turned(event.seat, event.card);
      at.known[event.seat]?.push(event.card);
      break;
    case 'rage-used':
    case 'bonus-drawn':
      at.used[event.seat] = 1;
      break;
    case 're-rolled':
      if (event.by === 'eagle-eye') at.used[event.seat] = 1;
      break;
    case 'damaged': {
      // Invariant 3: damage d to a snail in a shell costs it exactly max(0, d − 5); without a shell, d.
      const shell = at.shells[event.snail] === 1 ? Math.min(SHELL, event.amount) : 0;
      const life = Math.max(0, (at.life[event.snail] ?? 0) - event.amount + shell);
      if (event.shell !== shell || event.life !== life)
        witness.wrong.push(`${JSON.stringify(event)}: ${shell}, ${life}`);
      if (shell > 0) witness.shielded += 1;
      at.life[event.snail] = event.life;
      break;
    }
    case 'marked':
      at.marks[event.snail] = event.change;
      break;
    case 'marks-ended':
      at.marks = at.marks.map(() => 0);
      break;
    case 'healed':
      if (event.life !== Math.min(FULL_LIFE, (at.life[event.snail] ?? 0) + event.amount))
        witness.wrong.push(JSON.stringify(event));
      at.life[event.snail] = event.life;
      break;
    case 'eliminated':
      if (at.life[event.snail] !== 0) witness.wrong.push(`${event.snail} still lives`);
      at.places[event.snail] = NONE;
      at.shells[event.snail] = 0;
      at.marks[event.snail] = 0;
      at.losses[Math.floor(event.snail / SQUAD)] = 1;
      break;
    case 'squad-lost':
      at.lost[event.seat] = 1;
      break;
    case 'stepped':
    case 'pushed':
    case 'placed':
      arrive(event.snail, event.from, event.field);
      break;
    case 'fell':
      if (TERRAINS[at.levels[field(event.field)] ?? 0] !== event.onto || at.places[event.snail] !== field(event.field))
        witness.wrong.push(JSON.stringify(event));
      break;
    case 'shell-entered':
      at.shells[event.snail] = 1;
      break;
    case 'shell-left':
      at.shells[event.snail] = 0;
      break;
    case 'aimed':
      at.aims[Math.floor(event.snail / SQUAD)] = event.snail;
      break;
    case 'aim-used':
    case 'aim-lost':
      at.aims[Math.floor(event.snail / SQUAD)] = NONE;
      break;
    case 'tile-damaged':
      at.damage[field(event.field)] = 1;
      break;
    case 'tile-destroyed':
    case 'tile-removed': {
      const number = field(event.field);
      const level = at.levels[number] ?? 0;
      if (TERRAINS[level] !== event.terrain) witness.wrong.push(JSON.stringify(event));
      if (event.back === 'spent') at.raised.splice(at.raised.indexOf(number), 1);
      else
        bump(
          at.removed,
          TILES.findIndex((tile) => tile.level === level && tile.back === event.back),
          1,
        );
      at.levels[number] = level - 1;
      for (const tokens of [at.damage, at.fire, at.mines, at.dynamite]) tokens[number] = 0;
      if (event.type === 'tile-destroyed' && event.back === 'barrel') witness.barrels += 1;
      break;
    }
    case 'tile-added': {
      const number = field(event.field);
      bump(at.levels, number, 1);
      if (TERRAINS[at.levels[number] ?? 0] !== event.terrain) witness.wrong.push(JSON.stringify(event));
      for (const tokens of [at.damage, at.fire, at.mines, at.dynamite]) tokens[number] = 0;
      at.raised.push(number);
      break;
    }
    case 'token-put':
      bump({ fire: at.fire, mine: at.mines, dynamite: at.dynamite }[event.token], field(event.field), event.count);
      break;
    case 'exploded':
      bump(event.token === 'mine' ? at.mines : at.dynamite, field(event.field), -1);
      break;
    case 'fire-died':
      at.fire[field(event.field)] = 0;
      break;
    case 'contamination-rose':
      // Invariant 8: contamination never falls.
      if (event.space !== at.contamination + 1) witness.wrong.push(JSON.stringify(event));
      at.contamination = event.space;
      break;
    case 'game-ended':
      // A game that ends with a round ends on a table that has been cleared.
      if (at.phase === 'clean-up' && event.reason !== 'nobody-left') clearAway(at);
      at.phase = 'over';
      break;
    default:
      break;
  }
}

/** Plans are collected, used abilities are free again. */
function clearAway(at: Mirror): void {
  at.used = at.used.map(() => 0);
  at.open = at.open.map(() => []);
  at.resolved = at.resolved.map(() => 0);
  at.bare = at.bare.map(() => 0);
  at.inHand = at.inHand.map(() => []);
}
