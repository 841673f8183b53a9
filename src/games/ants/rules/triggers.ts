import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import type { Trigger } from '../cards/vocabulary.ts';
import { type AntAction, SYMBOLS } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { StepNamed } from '../table/work.ts';
import { activePowers, type Owning } from './counts.ts';

/** Something that a player has done, and that permanent effects watch for. */
export type Happened =
  | { readonly event: 'card-played'; readonly card: number }
  | { readonly event: 'tile-resolved' }
  | { readonly event: 'enemy-defeated' }
  | { readonly event: 'room-placed'; readonly size: number }
  | { readonly event: 'acted'; readonly action: AntAction; readonly strength: number }
  | { readonly event: 'generic-advance' };

/**
 * What of a player's permanent effects is set off by something that has happened, in order. To be asked before a card or ability
 * that the event brings is there.
 *
 * @rule ANT-3.10 Queen tile, ability spaces, Special Items, played cards from oldest to newest.
 * @rule ANT-3.11 A permanent effect is not triggered by the play of the very card that carries it.
 * @rule ANT-3.15 A permanent effect is triggered only if it was active before the event happened.
 * @rule ANT-3.16 Triggered effects fire only for the player whose action or effect caused the event.
 */
export function responsesTo(book: Book, at: Owning, seat: Seat, happened: Happened): StepNamed<'list'>[] {
  const steps: StepNamed<'list'>[] = [];
  for (const { powers, on } of activePowers(book, at, seat)) {
    for (const { event, list } of powers.triggers) {
      const times = timesOf(book, event, happened);
      if (times > 0) steps.push({ do: 'list', list, on, times });
    }
  }
  return steps;
}

/**
 * How many times an effect is set off.
 *
 * @rule ANT-19.5 Every time the condition is fulfilled.
 * @rule ANT-19.7 For every copy of a symbol on the played card, or once per card: their wording differs.
 */
function timesOf(book: Book, trigger: Trigger, happened: Happened): number {
  switch (trigger.event) {
    case 'card-played':
      return Math.min(1, copiesPlayed(book, happened, trigger.symbol));
    case 'symbol-played':
      return copiesPlayed(book, happened, trigger.symbol);
    case 'deed-done': {
      const by = deedBy(book, happened);
      return by !== undefined && (trigger.by === 'any' || trigger.by === by) ? 1 : 0;
    }
    case 'room-placed':
      // ANT-19.16: however it is placed, by Dig, granted Dig or a word of its own; the first tile is not.
      return happened.event === 'room-placed' && happened.size >= trigger.least ? 1 : 0;
    case 'acted': {
      // ANT-5.21: a granted action triggers everything that watches for that action.
      if (happened.event !== 'acted') return 0;
      const isAction = trigger.action === 'any' || trigger.action === happened.action;
      return isAction && (trigger.strength === 0 || trigger.strength === happened.strength) ? 1 : 0;
    }
    default:
      return happened.event === trigger.event ? 1 : 0;
  }
}

function copiesPlayed(book: Book, happened: Happened, symbol: (typeof SYMBOLS)[number]): number {
  if (happened.event !== 'card-played') return 0;
  return figureOf(cardOf(book, happened.card).symbols, SYMBOLS.indexOf(symbol));
}

function deedBy(book: Book, happened: Happened): 'card' | 'tile' | undefined {
  if (happened.event === 'tile-resolved') return 'tile';
  return happened.event === 'card-played' && entryOf(book.cards, happened.card).type === 'deed' ? 'card' : undefined;
}
