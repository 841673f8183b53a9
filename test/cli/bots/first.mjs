// Takes the first action it finds, and says so on standard output, where it must not get into a report.
let hasSpoken = false;

export default () => ({
  name: 'first',
  choose({ actions }) {
    if (!hasSpoken) process.stdout.write('a bot that talks\n');
    hasSpoken = true;
    return actions[0];
  },
});
