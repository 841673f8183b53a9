// Plays its first decisions, and then thinks without end.
export default () => {
  let choices = 0;
  return {
    name: 'thinker',
    choose({ actions }) {
      choices += 1;
      while (choices > 2) Math.sqrt(choices);
      return actions[0];
    },
  };
};
