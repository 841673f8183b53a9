// #region bot
export default { name: 'hasty', choose: ({ actions }) => actions[0] };
// #endregion bot
