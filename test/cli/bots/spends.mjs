// Looks at more positions than it may.
export default {
  name: 'spends',
  choose({ actions, sample }) {
    for (;;) sample().step(actions[0]);
  },
};
