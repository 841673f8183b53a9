// The languages of Snails, by locale. Another one is a folder and a line here.
export { GERMAN as de } from './de/index.ts';
export { ENGLISH as en } from './en/index.ts';
export { POLISH as pl } from './pl/index.ts';
