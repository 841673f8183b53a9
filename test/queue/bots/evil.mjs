import { writeFileSync } from 'node:fs';

// Nobody has named this module where it is asked for over a queue.
if (process.env.EVIL !== undefined) writeFileSync(process.env.EVIL, 'loaded');

export default { name: 'evil', choose: ({ actions }) => actions[0] };
