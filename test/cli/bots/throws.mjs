// Has a fault in its second decision, and leaves a timer running.
export default () => {
  let choices = 0;
  setInterval(() => {}, 1000);
  return {
    name: 'throws',
    choose({ actions }) {
      choices += 1;
      if (choices === 2) throw new Error('no idea');
      return actions[0];
    },
  };
};
