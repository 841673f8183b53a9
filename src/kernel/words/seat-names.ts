import type { SeatNames } from './common.ts';

/** What a seat is called that has no name, in each language of the kernel: `seat 0`. */
export const SEATS = Object.freeze({
  en: (seat) => `seat ${seat}`,
  pl: (seat) => `miejsce ${seat}`,
  de: (seat) => `Platz ${seat}`,
} satisfies Readonly<Record<string, SeatNames>>);
