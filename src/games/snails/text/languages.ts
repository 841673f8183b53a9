// The languages of Snails, by locale. Another one is a folder, and a line here.
export { language as de } from './de/index.ts';
export { language as en } from './en/index.ts';
export { language as pl } from './pl/index.ts';
