import { unreachable } from '../../../kernel/index.ts';
import type { BasicAction, Effect } from '../cards/vocabulary.ts';
import { NONE, SLOTS } from '../components.ts';
import { isCommander } from '../rules/position.ts';
import type { Ask, SnailsAction } from '../table/work.ts';
import type { Known, Use } from './atlas.ts';
import { type Aim, bestRow, bestUse, worthOfEffects, worthOfRage, worthOfUse } from './attack.ts';
import { type Aimed, aimedBy, worthOfShot } from './hitting.ts';
import { worthOfChain, worthOfMoving } from './moving.ts';
import {
  nearestEnemy,
  outlookOf,
  restOf,
  worthOfDeclaring,
  worthOfDigging,
  worthOfPlanning,
  worthOfRest,
  worthOfShell,
} from './planning.ts';
import { levelOf, placeOf, type Scene, snailsOn } from './scene.ts';
import { type KnownRow, ODDS } from './shots.ts';
import { footing, keepWorth, useOfLater } from './standing.ts';

/** What actions of a seat look worth to it, in points of life. */
export function worthsOf(scene: Scene, ask: Ask | undefined, actions: readonly SnailsAction[]): number[] {
  switch (actions[0]?.type) {
    case 'plan-card':
      return worthsOfPlanning(scene, actions);
    case 'crawl-step':
      return worthsOfSteps(scene, actions);
    case 're-roll':
      return worthsOfReRolling(scene, actions);
    case 'choose-row': {
      const worths = worthOfRows(scene);
      return actions.map((action) => (action.type === 'choose-row' ? (worths[action.row] ?? 0) : 0));
    }
    default:
      return actions.map((action) => worthOf(scene, ask, action));
  }
}

function worthsOfPlanning(scene: Scene, actions: readonly SnailsAction[]): number[] {
  const outlook = outlookOf(scene);
  return actions.map((action) =>
    action.type === 'plan-card' ? worthOfPlanning(scene, scene.atlas.cardNumbers.get(action.card) ?? NONE, outlook) : 0,
  );
}

function worthsOfSteps(scene: Scene, actions: readonly SnailsAction[]): number[] {
  const standing = standingOf(scene, scene.at.play.snail);
  return actions.map((action) =>
    action.type === 'crawl-step' && 'field' in action
      ? worthOfStep(scene, standing, scene.atlas.fieldNumbers.get(action.field) ?? NONE)
      : STAYING,
  );
}

/** What it is worth to go no farther. */
const STAYING = 0.1;

function worthsOfReRolling(scene: Scene, actions: readonly SnailsAction[]): number[] {
  const rows = cardInPlay(scene)?.rows ?? [];
  const worths = worthOfRows(scene);
  return actions.map((action) =>
    action.type === 're-roll' && 'die' in action
      ? worthOfReRoll(scene.at.play.dice, action.die, { rows, worths })
      : bestRow(rows, worths, scene.at.play.dice),
  );
}

function worthOf(scene: Scene, ask: Ask | undefined, action: SnailsAction): number {
  if ('decline' in action) return worthOfDeclining(scene, action.type);
  const { at, atlas } = scene;
  const numberOf = (field: string): number => atlas.fieldNumbers.get(field) ?? NONE;
  switch (action.type) {
    case 'place-snail':
      return worthOfPlacing(scene, action.snail, numberOf(action.field));
    case 'keep-cards':
    case 'discard-excess':
    case 'discard-arsenal':
      return -worthInHand(scene, action.card);
    case 'exchange':
      return action.cards.reduce((worth, card) => worth - worthInHand(scene, card), 4 * useOfLater(at)) - 1;
    case 'declare-active':
    case 'declare-passive':
      return worthOfDeclaring(scene, action.snail);
    case 'choose-half':
      return worthOfHalf(scene, action.action);
    case 'choose-effect':
      return bestOption(scene, action.option);
    case 'decline':
      return worthOfResolving(scene);
    case 'choose-target':
      return worthOfTarget(scene, aimAt(scene, action.target));
    case 'use-rage':
      return worthOfRaging(scene);
    case 'scatter-field':
      return worthOfScatter(scene, numberOf(action.field));
    case 'push-to':
      return ask?.ask === 'push-to' ? worthOfMoving(scene, ask.snail, numberOf(action.field)) : 0;
    case 'overcrowd':
      return ask?.ask === 'overcrowd' ? worthOfChain(scene, [...ask.moves, action.snail, numberOf(action.field)]) : 0;
    case 'mulligan':
    case 'take-faction-card':
    case 'draw-bonus':
      return 3;
    // Any of them will do.
    case 'choose-faction':
    case 'take-shell-from':
    case 'push-next':
    case 'place-optional':
    case 'order-effects':
    // These are weighed together.
    case 'plan-card':
    case 'crawl-step':
    case 're-roll':
    case 'choose-row':
      return 0;
    default:
      return unreachable(action);
  }
}

function worthOfDeclining(scene: Scene, type: SnailsAction['type']): number {
  if (type === 'use-rage' && scene.at.slot < SLOTS) return RAGE_KEPT;
  return 0;
}

/** What it is worth to keep Berserker Rage for a later slot of the round. */
const RAGE_KEPT = 1;

const worthInHand = ({ atlas, at }: Scene, card: string): number =>
  keepWorth(atlas.cards[atlas.cardNumbers.get(card) ?? NONE]) * useOfLater(at);

/** High ground, not all on one field, and the commander away from the enemy. */
function worthOfPlacing(scene: Scene, snail: number, field: number): number {
  const enemy = nearestEnemy(scene, field);
  const crowd = snailsOn(scene, field).length;
  return footing(scene, snail, field) - crowd + (enemy < 2 ? -2 : 0) + (isCommander(snail) && enemy > 2 ? 1 : 0);
}

function worthOfHalf(scene: Scene, half: BasicAction): number {
  const { at, seat } = scene;
  const { snail } = at.play;
  const from = placeOf(scene, snail);
  switch (half) {
    case 'crawl':
      return worthOfCrawling(scene, standingOf(scene, snail));
    case 'dig':
      return worthOfDigging(scene, snail);
    case 'shell':
      return worthOfShell(scene, snail, SLOTS - at.slot);
    case 'punch': {
      const use = usesInPlay(scene).find(({ name }) => name === 'punch');
      return use === undefined ? 0 : bestUse(scene, use, { by: snail, from });
    }
    case 'aim':
      return 0.3 + 0.25 * nextShot(scene, snail);
    case 'swap': {
      const other = at.passive[seat] ?? NONE;
      const rest = worthOfRest(scene, restOf(scene, snail), from);
      return worthOfRest(scene, restOf(scene, other), placeOf(scene, other)) - rest;
    }
    default:
      return unreachable(half);
  }
}

function nextShot(scene: Scene, snail: number): number {
  const { at, atlas, seat } = scene;
  const card = atlas.cards[at.plans[seat]?.[at.slot] ?? NONE];
  const [use] = card?.uses ?? [];
  if (use?.shot === undefined || use.dice === 0) return 0;
  return worthOfShot(scene, aimedBy(scene, use.shot, snail), placeOf(scene, snail));
}

/** How things look from where a snail stands, for all the steps that it can take. */
interface Standing {
  readonly snail: number;
  readonly from: number;
  readonly rest: readonly Aimed[];
  /** What it costs or gives to stay. */
  readonly footing: number;
  /** What the rest of the plan is worth from here. */
  readonly shots: number;
  readonly enemy: number;
}

function standingOf(scene: Scene, snail: number): Standing {
  const from = placeOf(scene, snail);
  const rest = restOf(scene, snail);
  const shots = worthOfRest(scene, rest, from);
  return { snail, from, footing: footing(scene, snail, from), rest, shots, enemy: nearestEnemy(scene, from) };
}

function worthOfCrawling(scene: Scene, standing: Standing): number {
  let best = STAYING;
  for (const field of scene.atlas.neighbours[standing.from] ?? []) {
    best = Math.max(best, worthOfStep(scene, standing, field));
  }
  return best;
}

/** What a step is worth: better ground, and better shots for the rest of the plan. */
function worthOfStep(scene: Scene, { snail, footing: here, rest, shots, enemy }: Standing, field: number): number {
  const ground = worthOfMoving(scene, snail, field, here);
  if (levelOf(scene, field) === 0 && ground < 0) return ground;
  const better = worthOfRest(scene, rest, field) - shots;
  return ground + better + (enemy > 3 ? 0.5 * (enemy - nearestEnemy(scene, field)) : 0);
}

function knownInPlay({ atlas, at }: Scene): Known | undefined {
  return atlas.cards[at.play.card];
}

const usesInPlay = (scene: Scene): readonly Use[] => knownInPlay(scene)?.uses ?? [];
/** The one use of a card that has no halves and no options. */
const cardInPlay = (scene: Scene): Use | undefined => usesInPlay(scene)[0];

function bestOption(scene: Scene, option: string): number {
  const { snail } = scene.at.play;
  const use = usesInPlay(scene).find(({ name }) => name === option);
  return use === undefined ? 0 : bestUse(scene, use, { by: snail, from: placeOf(scene, snail) });
}

function worthOfResolving(scene: Scene): number {
  const { snail } = scene.at.play;
  let best = -5;
  for (const use of usesInPlay(scene)) {
    const worth = bestUse(scene, use, { by: snail, from: placeOf(scene, snail) });
    if (worth > 0) best = Math.max(best, worth);
  }
  return best;
}

type Chosen = Extract<SnailsAction, { readonly type: 'choose-target' }>['target'];

function aimAt(scene: Scene, target: Chosen): Aim {
  const by = scene.at.play.snail;
  if ('snail' in target) return { by, field: placeOf(scene, target.snail), snails: [target.snail] };
  if ('player' in target) return { by, field: NONE, snails: [] };
  const field = scene.atlas.fieldNumbers.get(target.field) ?? NONE;
  return { by, field, snails: snailsOn(scene, field) };
}

function worthOfTarget(scene: Scene, aim: Aim): number {
  // Of a basic card only Punch is aimed.
  const use = usesInPlay(scene).find(({ target }) => target !== undefined);
  if (use === undefined) return 0;
  const worth = worthOfUse(scene, use, aim);
  const goes = use.effects.some(({ op }) => op === 'go-there' || op === 'exchange-places');
  if (!goes) return worth;
  const rest = restOf(scene, aim.by);
  return worth + worthOfRest(scene, rest, aim.field) - worthOfRest(scene, rest, placeOf(scene, aim.by));
}

/** What each row of the card in play does to its target. */
function worthOfRows(scene: Scene): number[] {
  const use = cardInPlay(scene);
  const said = scene.at.play.rage === 1 ? use?.raging : use;
  const aim = aimInPlay(scene);
  return (said?.rows ?? []).map((row) => worthOfEffects(scene, row.effects, aim));
}

/** What the card in play is aimed at. */
function aimInPlay(scene: Scene): Aim {
  const { play } = scene.at;
  const isSingle = play.target !== NONE;
  const snails = play.hits.length > 0 ? play.hits : isSingle ? [play.target] : snailsOn(scene, play.field);
  const field = isSingle && play.field === NONE ? placeOf(scene, play.target) : play.field;
  return { by: play.snail, field, snails };
}

function worthOfRaging(scene: Scene): number {
  // Of a basic card only one half can be made in rage.
  const use = usesInPlay(scene).find(({ raging }) => raging !== undefined);
  return use === undefined ? 0 : worthOfRage(scene, use, aimInPlay(scene));
}

interface ReRolling {
  readonly rows: readonly KnownRow[];
  readonly worths: readonly number[];
}

function worthOfReRoll(dice: readonly number[], die: number, { rows, worths }: ReRolling): number {
  return ODDS.reduce((sum, odds, face) => {
    const rolled = dice.map((shown, index) => (index === die ? face : shown));
    return sum + odds * bestRow(rows, worths, rolled);
  }, 0);
}

function worthOfScatter(scene: Scene, field: number): number {
  const effects = (cardInPlay(scene)?.rows ?? []).flatMap((row) => row.effects.flatMap(scattered));
  return worthOfEffects(scene, effects, { by: scene.at.play.snail, field, snails: snailsOn(scene, field) });
}

const scattered = (effect: Effect): readonly Effect[] => (effect.op === 'scatter' ? effect.effects : []);
