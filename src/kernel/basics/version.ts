import { version } from '../../../package.json';

/** The version of the library. */
export const VERSION: string = version;
