import { pileSize } from '../../kernel/index.ts';
import { TILES } from './backs.ts';
import type { Book } from './book.ts';
import { BREAKING, CROWD, FULL_LIFE, HAND_LIMIT, NONE, SHELLS, SLOTS, SQUAD } from './components.ts';
import { isArsenal, isBasic } from './rules/hand.ts';
import { hasAbility, isInShell, isLiving, isOnWater, levelOf, seatCount, seatOf, snailsOn } from './rules/position.ts';
import { shelledSnails } from './rules/shells.ts';
import type { SnailsState } from './state.ts';
import { workInvariants } from './work-invariants.ts';

const FIVE = 5;

/** What is true of every position at which the game waits, by name. */
export function invariantsOf(book: Book): Readonly<Record<string, (state: SnailsState) => boolean>> {
  const seatsOf = (state: SnailsState): number[] => Array.from({ length: seatCount(state) }, (_, seat) => seat);
  const cardsOf = (state: SnailsState, seat: number): number[] =>
    [...(state.hands[seat] ?? []), ...(state.plans[seat] ?? [])].filter((card) => card !== NONE);
  const countIn = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;

  return {
    'every list fits the table': (state) => {
      const seats = seatCount(state);
      const perSeat = [
        state.names,
        state.active,
        state.passive,
        state.aims,
        state.used,
        state.losses,
        state.fallen,
        state.factionCards,
        state.hands,
        state.plans,
        state.resolved,
        state.known,
        state.decisions,
      ];
      const perSnail = [state.places, state.life, state.shells, state.shown];
      return (
        perSeat.every((list) => list.length === seats) &&
        perSnail.every((list) => list.length === seats * SQUAD) &&
        state.firstPlayer < seats
      );
    },
    'no field holds four snails': (state) => book.fields.every((_, field) => snailsOn(state, field).length <= CROWD),
    'a living snail has a life of 5 to 30, in fives': ({ life }) =>
      life.every((left) => left >= 0 && left <= FULL_LIFE && left % FIVE === 0),
    'the dead are not on the board, the living are once they are placed': ({ round, places, life }) =>
      places.every((place, snail) => (life[snail] === 0 ? place === NONE : round === 0 || place !== NONE)),
    'no snail on water is in a shell': (state) =>
      state.places.every(
        (_, snail) => !isInShell(state, snail) || (state.places[snail] !== NONE && !isOnWater(state, snail)),
      ),
    'only a Pirate has Aim on water': (state) =>
      state.aims.every((snail, seat) => snail === NONE || !isOnWater(state, snail) || hasAbility(state, seat, 'ships')),
    'Aim is with a living snail of its player': ({ aims, life }) =>
      aims.every((snail, seat) => snail === NONE || (seatOf(snail) === seat && (life[snail] ?? 0) > 0)),
    'no player has more than two shells': (state) =>
      seatsOf(state).every((seat) => shelledSnails(state, seat).length <= SHELLS),
    'every arsenal card is in one place': (state) => {
      const held = seatsOf(state).flatMap((seat) => cardsOf(state, seat));
      return book.copies.every(
        (copies, card) => countIn(held, card) + (state.discards[card] ?? 0) + (state.deck.rest[card] ?? 0) === copies,
      );
    },
    'nobody knows a place in the deck': ({ deck }) => deck.top.length + deck.bottom.length === 0 && pileSize(deck) >= 0,
    'basic cards are with their players': (state) =>
      seatsOf(state).every((seat) => {
        const basics = cardsOf(state, seat).filter((card) => isBasic(book, card));
        return (
          basics.length === book.basics.length &&
          book.basics.every((card) => countIn(basics, card) === countIn(book.basics, card))
        );
      }),
    'a faction card is beside the board or with its owner': (state) =>
      seatsOf(state).every((seat) => {
        const own = book.factionCards[state.factions[seat] ?? NONE] ?? NONE;
        const held = cardsOf(state, seat).filter((card) => !isBasic(book, card) && !isArsenal(book, card));
        return held.length === state.factionCards[seat] && held.every((card) => card === own);
      }),
    'known cards are there': (state) =>
      seatsOf(state).every((seat) => {
        const faceDown = [...(state.hands[seat] ?? []), ...(state.plans[seat] ?? []).slice(state.resolved[seat] ?? 0)];
        const known = state.known[seat] ?? [];
        return known.every((card) => isArsenal(book, card) && countIn(known, card) <= countIn(faceDown, card));
      }),
    'hands and known cards are sorted': ({ hands, known }) =>
      [...hands, ...known].every((cards) =>
        cards.every((card, index) => index === 0 || (cards[index - 1] ?? card) <= card),
      ),
    'every tile is in place or removed, and no stack has grown': (state) =>
      state.levels.every((level, field) => level <= (book.levels[field] ?? 0)) &&
      TILES.every((tile, kind) => (state.removed[kind] ?? 0) <= tile.count) &&
      [1, 2, 3].every((terrain) => {
        const gone = TILES.reduce(
          (sum, tile, kind) => sum + (tile.level === terrain ? (state.removed[kind] ?? 0) : 0),
          0,
        );
        const high = (levels: readonly number[]): number => levels.filter((level) => level >= terrain).length;
        return high(state.levels) + gone === high(book.levels);
      }),
    'contamination is on the track, and no higher than the barrels that are gone': ({ contamination, removed }) => {
      const barrels = TILES.reduce((sum, { back }, kind) => sum + (back === 'barrel' ? (removed[kind] ?? 0) : 0), 0);
      return contamination < book.contamination.length && contamination <= barrels;
    },
    'no token and no damage on water': (state) =>
      state.levels.every(
        (level, field) =>
          level > 0 || [state.damage, state.fire, state.mines, state.dynamite].every((tokens) => tokens[field] === 0),
      ),
    'tiles break only while something is resolved': ({ damage, phase }) =>
      phase === 'action' || phase === 'clean-up' || phase === 'over' || !damage.includes(BREAKING),
    'nobody plans with more cards than the hand limit': (state) =>
      state.phase !== 'planning' ||
      seatsOf(state).every((seat) => cardsOf(state, seat).filter((card) => !isBasic(book, card)).length <= HAND_LIMIT),
    'a plan has five slots after planning': (state) =>
      seatsOf(state).every((seat) => {
        const slots = state.plans[seat]?.length ?? 0;
        if (state.phase === 'planning') return slots <= SLOTS;
        return (
          slots === 0 ||
          (slots === SLOTS && (state.phase === 'action' || state.phase === 'clean-up' || state.phase === 'over'))
        );
      }),
    'declared snails are living ones of their player, and two': (state) =>
      seatsOf(state).every((seat) => {
        const tokens = [state.active[seat] ?? NONE, state.passive[seat] ?? NONE].filter((snail) => snail !== NONE);
        return (
          new Set(tokens).size === tokens.length &&
          tokens.every((snail) => seatOf(snail) === seat && (state.life[snail] ?? 0) > 0)
        );
      }),
    'players who have fallen have no snails': (state) =>
      seatsOf(state).every((seat) => (state.fallen[seat] === 0) === isLiving(state, seat)),
    'no two players have the same faction': ({ factions }) =>
      factions.every((faction, seat) => faction === NONE || factions.indexOf(faction) === seat),
    'the game is over when it says so': ({ phase, agenda }) => (phase === 'over') === (agenda.length === 0),
    'between actions two squads are left, or the game is over': (state) =>
      state.phase === 'over' ||
      state.play.seat !== NONE ||
      state.phase === 'clean-up' ||
      state.round === 0 ||
      seatsOf(state).filter((seat) => isLiving(state, seat)).length > 1,
    'snails stand on fields of the board': (state) =>
      state.places.every((place) => place === NONE || (place < book.fields.length && levelOf(state, place) >= 0)),
    ...workInvariants(book),
  };
}
