export default 'a game';
