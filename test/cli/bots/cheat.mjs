// Says something that is no action, and calls itself otherwise than its file.
export default { name: 'honest', choose: () => ({ type: 'win' }) };
