// Says something that is no action.
export default { name: 'cheat', choose: () => ({ type: 'win' }) };
