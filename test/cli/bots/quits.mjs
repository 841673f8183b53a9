// Gets up and goes.
export default { name: 'quits', choose: () => process.exit(3) };
