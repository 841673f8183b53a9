import { nim } from './nim.mjs';

export default { game: nim, configs: [], words: { name: () => '' } };
