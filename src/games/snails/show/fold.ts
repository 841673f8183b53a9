import { type Fold, type Folds, foldWith, unchanged } from '../../../drawing/index.ts';
import type { SeenEvent } from '../../../kernel/index.ts';
import { ABILITIES } from '../cards/factions.ts';
import type { Token } from '../cards/vocabulary.ts';
import type { SnailsEvent } from '../table/events.ts';
import {
  handWith,
  handWithout,
  inOrder,
  knownWithoutLaid,
  planWith,
  terrainBelow,
  tilesWith,
  withCardsBack,
  withField,
  withoutCard,
  withoutHeld,
  withoutSnail,
  withPlay,
  withPlayer,
  withSnail,
  withSnailOn,
} from './changed.ts';
import type { FieldLook, Look, PlayLook } from './look.ts';

type Told<Type extends SnailsEvent['type']> = Extract<SeenEvent<SnailsEvent>, { readonly type: Type }>;

const moves = (look: Look, { snail, field }: { readonly snail: number; readonly field: string }): Partial<Look> =>
  withSnailOn(look, snail, field);

const usesAbility = (look: Look, { seat }: { readonly seat: number }): Partial<Look> =>
  withPlayer(look, seat, () => ({ abilityUsed: true }));

const passesMarker = (_look: Look, { seat }: { readonly seat: number }): Partial<Look> => ({ firstPlayer: seat });

const TOKENS: Readonly<Record<Token, 'fire' | 'mines' | 'dynamite'>> = {
  fire: 'fire',
  mine: 'mines',
  dynamite: 'dynamite',
};

const FOLDS: Folds<Look, SnailsEvent> = {
  // Setting up
  'first-player': passesMarker,
  'faction-taken': (look, { seat, faction, card }) => withPlayer(look, seat, () => ({ faction, factionCardId: card })),
  'hand-kept': unchanged,
  'hand-shown': (look, { seat, cards }) => ({
    ...withPlayer(look, seat, (player) => ({ hand: handWithout(look, player, cards) })),
    deck: look.deck + cards.length,
  }),
  'snail-placed': moves,

  // Rounds, phases, slots
  'round-began': (_look, { round, first }) => ({ round, firstPlayer: first }),
  'phase-began': (look, { phase }) => ({ phase, slot: phase === 'clean-up' ? 0 : look.slot }),
  'slot-began': (_look, { slot }) => ({ slot }),
  'marker-passed': passesMarker,
  'game-ended': (_look, { winners, ranking, reason, rule }) => ({
    phase: 'over',
    outcome: { winners, ranking, reason, rule },
  }),

  // Cards
  drew: (look, { seat, count, secret }) => ({
    ...withPlayer(look, seat, (player) => ({
      hand: handWith(look, player, secret?.cards ?? Array.from({ length: count }, () => 'face-down')),
      isBare: false,
    })),
    deck: look.deck - count,
  }),
  'deck-shuffled': (_look, { cards }) => ({ deck: cards, discards: [] }),
  discarded: (look, event) => ({
    ...withPlayer(look, event.seat, (player) => withoutCard(look, player, event)),
    discards: inOrder(look, [...look.discards, event.card]),
  }),
  'nothing-discarded': (look, { seat }) => withPlayer(look, seat, () => ({ isBare: true })),
  stolen,
  'nothing-stolen': (look, { from }) => withPlayer(look, from, () => ({ isBare: true })),
  'exchange-ended': unchanged,
  'faction-card-taken': (look, { seat, card }) =>
    withPlayer(look, seat, (player) => ({
      hand: handWith(look, player, [card]),
      factionCard: 'in-hand-or-plan',
    })),
  'faction-card-returned': (look, event) =>
    withPlayer(look, event.seat, (player) => ({
      ...withoutCard(look, player, event),
      factionCard: 'beside-the-board',
    })),
  'plan-card-returned': (look, { seat, slot, secret }) =>
    withPlayer(look, seat, (player) => ({
      ...withCardsBack(look, player, [{ slot, card: secret?.card ?? 'face-down' }]),
      isBare: false,
    })),
  'weapon-returned': (look, event) =>
    withPlayer(look, event.seat, (player) => ({
      ...withCardsBack(look, player, [event]),
      known: inOrder(look, [...knownWithoutLaid(player, event), event.card]),
    })),
  'basics-returned': (look, { seat, cards }) => withPlayer(look, seat, (player) => withCardsBack(look, player, cards)),
  'tokens-collected': (look) => ({
    players: look.players.map((player) => ({
      ...player,
      active: 'none',
      passive: 'none',
      plan: [],
      resolved: 0,
      abilityUsed: false,
      isBare: false,
      inHand: [],
    })),
    snails: look.snails.map((snail) => ({ ...snail, isShown: false })),
  }),

  // Plans
  declared: (look, { seat, space, snail }) => withPlayer(look, seat, () => ({ [space]: snail })),
  'slot-filled': (look, { seat, card }) =>
    withPlayer(look, seat, (player) => ({
      hand: handWithout(look, player, [card]),
      plan: [...player.plan, card],
    })),
  planned: unchanged,
  'plan-laid': planLaid,
  revealed,
  // SNL-3.17: without a declared snail the card stays unrevealed.
  'slot-passed': (look, { seat, slot, reason }) =>
    reason === 'no-snail' ? {} : withPlayer(look, seat, () => ({ resolved: slot })),
  swapped: (look, { seat }) => withPlayer(look, seat, ({ active, passive }) => ({ active: passive, passive: active })),

  // The card that is being resolved
  'half-chosen': unchanged,
  'effect-chosen': unchanged,
  'snail-targeted': (look, { snail }) => {
    const field = look.snails.find((each) => each.snail === snail)?.field;
    return withPlay(look, () => ({ targetSnail: snail, targetField: field }));
  },
  'field-targeted': (look, { field }) => withPlay(look, () => ({ targetField: field })),
  'player-targeted': (look, { player }) => withPlay(look, () => ({ targetPlayer: player })),
  'attack-repeated': (look) => withPlay(look, () => UNAIMED),
  'attack-dropped': (look) => withPlay(look, () => UNAIMED),
  rolled: (look, { dice }) => withPlay(look, () => ({ dice })),
  're-rolled': reRolled,
  'row-taken': unchanged,
  missed: unchanged,
  scattered: unchanged,
  'rage-used': usesAbility,
  'bonus-drawn': usesAbility,
  'action-ended': () => ({ play: undefined }),

  // Snails
  damaged: (look, { snail, life }) => withSnail(look, snail, () => ({ life })),
  marked: (look, { snail, change }) => withSnail(look, snail, () => ({ mark: change })),
  'marks-ended': (look) => ({ snails: look.snails.map((snail) => ({ ...snail, mark: 0 })) }),
  healed: (look, { snail, life }) => withSnail(look, snail, () => ({ life })),
  eliminated: withoutSnail,
  'squad-lost': (look, { seat }) => withPlayer(look, seat, () => ({ isLiving: false })),
  stepped: moves,
  pushed: moves,
  placed: moves,
  'move-ended': unchanged,
  stayed: unchanged,
  fell: unchanged,
  'shell-entered': (look, { snail }) => withSnail(look, snail, () => ({ inShell: true })),
  'shell-left': (look, { snail }) => withSnail(look, snail, () => ({ inShell: false })),
  aimed: (look, { snail }) => withSnail(look, snail, () => ({ isAiming: true, hasAim: true })),
  'aim-used': unchanged,
  'aim-lost': aimLost,

  // The board
  'tile-damaged': (look, { field }) => withField(look, field, () => ({ tile: 'damaged' })),
  'tile-breaking': (look, { field }) => withField(look, field, () => ({ tile: 'breaking' })),
  'tile-destroyed': tileGone,
  'tile-removed': tileGone,
  'tile-added': (look, { field, terrain }) => withField(look, field, () => ({ terrain, tile: 'intact', ...NO_TOKENS })),
  'token-put': (look, { field, token, count }) => withField(look, field, (at) => tokensOn(at, token, count)),
  exploded: (look, { field, token }) => withField(look, field, (at) => tokensOn(at, token, -1)),
  'fire-died': (look, { field, count }) => withField(look, field, (at) => tokensOn(at, 'fire', -count)),
  'contamination-rose': ({ contamination }, { space, damage }) => ({
    contamination: { ...contamination, space, damage },
  }),
};

/**
 * What the table looks like after an event, as its viewer learns of it: so that one thing can be shown after another, and
 * the end is never shown before it is told. Nobody is asked anything meanwhile: `decisions` is empty. After the last event of
 * an action, all else is as in the look at the next view.
 *
 * @example A card that is played, event by event
 * {@includeCode ../../../../test/snails/show/fold.test.ts#fold}
 *
 * @rule KER-12.2 Folding the events of an action over the look before it gives the look after it.
 */
export const fold: Fold<Look, SnailsEvent> = foldWith(FOLDS, { decisions: [] });

/** What is not chosen or rolled before an attack. */
const UNAIMED: Pick<PlayLook, 'targetSnail' | 'targetField' | 'targetPlayer' | 'dice'> = {
  targetSnail: undefined,
  targetField: undefined,
  targetPlayer: undefined,
  dice: [],
};

/** To the others a plan is there once everybody's is finished; its owner has seen it grow. */
function planLaid(look: Look, { seat, tokens, cards }: Told<'plan-laid'>): Partial<Look> {
  if (look.viewer === seat) return {};
  const laid = Array.from({ length: cards }, () => 'face-down');
  return withPlayer(look, seat, (player) => ({
    hand: handWithout(look, player, laid),
    plan: laid,
    active: 'face-down',
    passive: tokens > 1 ? 'face-down' : 'none',
  }));
}

function revealed(look: Look, { seat, slot, card, snail, aim }: Told<'revealed'>): Partial<Look> {
  const isAimed = aim === 'taken';
  const players = withPlayer(look, seat, (player) => ({
    active: snail,
    plan: planWith(player, [{ slot, card }]),
    resolved: slot,
    known: knownWithoutLaid(player, { slot, card }),
  }));
  const snails = withSnail(look, snail, ({ isAiming }) => ({
    isShown: true,
    isAiming: isAiming && !isAimed,
  }));
  return { ...players, ...snails, play: { seat, snail, card, ...UNAIMED, reRolls: reRollsOf(look, snail, isAimed) } };
}

/** By whom dice could be rolled again as a card is revealed. */
function reRollsOf(look: Look, handle: number, isAimed: boolean): PlayLook['reRolls'] {
  const snail = look.snails.find((each) => each.snail === handle);
  const player = look.players.find(({ seat }) => seat === snail?.seat);
  const hasEagleEye = player?.faction !== undefined && ABILITIES[player.faction] === 'eagle-eye';
  return [
    ...(isAimed ? (['aim'] as const) : []),
    ...(snail?.role === 'commander' ? (['commander'] as const) : []),
    ...(hasEagleEye && player?.abilityUsed === false ? (['eagle-eye'] as const) : []),
  ];
}

function reRolled(look: Look, { seat, die, face, by }: Told<'re-rolled'>): Partial<Look> {
  const play = withPlay(look, ({ dice, reRolls }) => ({
    dice: dice.map((shown, index) => (index === die ? face : shown)),
    reRolls: reRolls.filter((each) => each !== by),
  }));
  if (by === 'eagle-eye') return { ...play, ...usesAbility(look, { seat }) };
  if (by === 'commander' || look.play === undefined) return play;
  return { ...play, ...withSnail(look, look.play.snail, ({ isAiming }) => ({ hasAim: isAiming })) };
}

/** A snail that aims does so no more; of one that has begun its attack, the re-roll is gone. */
function aimLost(look: Look, { snail }: Told<'aim-lost'>): Partial<Look> {
  const isAiming = look.snails.some((each) => each.snail === snail && each.isAiming);
  const hasReRoll = look.play?.snail === snail && look.play.reRolls.includes('aim');
  const snails = withSnail(look, snail, () => ({ isAiming: false, hasAim: isAiming && hasReRoll }));
  if (isAiming || !hasReRoll) return snails;
  return { ...snails, ...withPlay(look, ({ reRolls }) => ({ reRolls: reRolls.filter((each) => each !== 'aim') })) };
}

function tileGone(look: Look, { field, terrain, back }: Told<'tile-destroyed' | 'tile-removed'>): Partial<Look> {
  const below = terrainBelow(terrain);
  return {
    ...withField(look, field, () => ({
      terrain: below,
      tile: below === 'water' ? 'none' : 'intact',
      ...NO_TOKENS,
    })),
    // A tile that has been out of the game before has been counted then.
    ...(back === 'spent'
      ? {}
      : {
          removedTiles: tilesWith(look.removedTiles, { terrain, back }, 1),
          unseenTiles: tilesWith(look.unseenTiles, { terrain, back }, -1),
        }),
  };
}

const NO_TOKENS: Pick<FieldLook, 'fire' | 'mines' | 'dynamite'> = { fire: 0, mines: 0, dynamite: 0 };

/** A card is shown, and changes hands: everybody knows where it is now. */
function stolen(look: Look, { seat, from, card }: Told<'stolen'>): Partial<Look> {
  const robbed = { ...look, ...withPlayer(look, from, (player) => withoutHeld(look, player, card)) };
  return withPlayer(robbed, seat, (player) => ({
    hand: handWith(look, player, [card]),
    known: inOrder(look, [...player.known, card]),
    inHand: inOrder(look, [...player.inHand, card]),
  }));
}

function tokensOn(at: FieldLook, token: Token, more: number): Partial<FieldLook> {
  const key = TOKENS[token];
  return { [key]: at[key] + more };
}
