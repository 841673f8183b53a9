// How a changeset stands in CHANGELOG.md: in its own words, without the commit, which says nothing to users.
const getReleaseLine = async ({ summary }) => {
  const [first, ...rest] = summary.trim().split('\n');
  return [`\n\n- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
};

module.exports = { getReleaseLine, getDependencyReleaseLine: async () => '' };
