import { type AntsAction, type AntsState, ants, defaultPack } from '../../../src/games/ants/index.ts';
import { altered, swarmInto } from './altered.ts';
import { type Common, type Own, position } from './position.ts';

/** Cards that have done what they do, and whose symbols are enough for everything. */
const BEHIND = [
  'first-steps',
  'cradle',
  'toxicology',
  'barracks',
  'throne-of-thorns',
  'royal-chamber',
  'echo-chamber',
  'starter-den',
  'rebuilt-chamber',
  'founders-tunnel',
  'egg-gallery',
  'brood-heart',
  'wedding-hall',
];
const ENEMIES = {
  A05: 'leafhopper',
  A06: 'earwig',
  A09: 'ladybird',
  A11: 'silverfish',
  A14: 'woodlouse',
  A15: 'termite',
};

/** A colony that can do everything that a card may ask for; the cards of `hand` are in hand, those of `played` lie beside others. */
export function rich(
  { hand = [], played = [], markers = [], ...own }: Own,
  change: Parameters<typeof altered>[1] = () => undefined,
  common: Common = {},
): AntsState {
  // Of a Queen Room card there is but one.
  const isWanted = (card: string): boolean => card in defaultPack.queenRooms && [...hand, ...played].includes(card);
  const behind = BEHIND.filter((card) => !isWanted(card));
  const blue: Own = {
    ants: [3, 3, 1],
    larvae: [1, 1, 1],
    eggs: [1, 1, 1],
    universal: 1,
    has: [9, 9, 2, 5, 5],
    production: [2, 2, 3, 3, 3],
    explorers: ['A05', 'A06', 'A09', 'A11', 'A14'],
    foragers: ['a48', 'a49', 'a50', 'a52', 'a53', 'a54'],
    lost: ['moss', 'sand', 'bark', 'stone', 'flowers'],
    rooms: [['0,1'], ['1,1'], ['0,3'], ['2,1', '2,2', '2,3'], ['3,0', '3,1', '4,0', '4,1'], ['3,2'], ['3,3']],
    ...own,
    hand,
    played: [...behind, ...played],
    markers: [...behind.map(() => [0, 0, 0] as const), ...markers],
  };
  const white: Own = own.queen === undefined ? {} : { queen: own.queen === 'queen-8' ? 'queen-7' : 'queen-8' };
  return altered(position([blue, white], { enemies: ENEMIES, ...common }), (draft) => {
    swarmInto(draft, 0, 1, 2);
    change(draft);
  });
}

/** Answers whatever a card asks, always the first that does something; until one of these is asked, or the turn is over. */
export function settled(from: AntsState, until: readonly string[]): AntsState {
  let state = from;
  for (;;) {
    const [pending] = ants.pending(state);
    const top = state.agenda[state.agenda.length - 1];
    const isEffect = top !== undefined && 'ask' in top && top.ask === 'play-card' && top.occasion === 'effect';
    if (pending === undefined) return state;
    const isThere = pending.kind === 'main-action' || until.includes(pending.kind);
    if (isThere && !isEffect) return state;
    state = ants.reduce(state, answerTo(state, pending.kind));
  }
}

function answerTo(state: AntsState, kind: string): AntsAction {
  const answers = [...ants.legalActions(state)].filter(({ type }) => type === kind);
  const [first] = answers.filter((answer) => !('decline' in answer));
  const [other] = answers;
  const answer = first ?? other;
  if (answer === undefined) throw new Error(`Nothing can be answered to '${kind}'.`);
  return answer;
}
