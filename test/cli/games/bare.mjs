export { nim as default } from './nim.mjs';
