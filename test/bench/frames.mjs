import { recordedGames } from './games.mjs';

/**
 * What frames cost: `apply` with frames for one viewer, and for all of a table, against `apply` without. The actions are those of
 * a whole game with most seats, in order and each on the position that the one before has led to, as at a table: so the views of
 * the last frames are known.
 *
 * @param {import('./games.mjs').Played} played
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function framesAgainstApply(played) {
  const { id, game, configs } = played;
  const most = configs.at(-1);
  const [moves] = recordedGames({ ...played, configs: [most] }, 1);
  const [{ before: first }] = moves;
  const seats = first.decisions.map((_, seat) => seat);
  const applying = (name, wishes) => ({
    name,
    operations: moves.length,
    milliseconds: 1500,
    pass() {
      let state = first;
      for (const { action } of moves) ({ state } = game.apply(state, action, wishes));
    },
  });
  const apply = applying('apply');
  const viewers = [...seats, 'spectator'];
  return [
    {
      id: `frames-for-one-vs-apply/${id}`,
      what: `${id}: apply with frames for one viewer ÷ apply, along a game among ${seats.length}`,
      goal: { better: 'less', floor: 2, aim: 1.5 },
      over: applying('frames for one', { frames: [0] }),
      under: apply,
    },
    {
      id: `frames-for-all-vs-apply/${id}`,
      what: `${id}: … for ${viewers.length} viewers, a spectator among them ÷ apply`,
      goal: { better: 'less', floor: 5, aim: 3 },
      over: applying(`frames for ${viewers.length}`, { frames: viewers }),
      under: apply,
    },
  ];
}
