// Takes its time, so that a tournament can be stopped in the middle.
export default {
  name: 'slow',
  choose({ actions }) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 15);
    return actions[0];
  },
};
