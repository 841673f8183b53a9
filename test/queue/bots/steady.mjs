import { chosen } from './pace.mjs';

export default { name: 'steady', choose: ({ actions }) => chosen(actions) };
