export * from '../../../src/games/ants/cards/vocabulary.ts';
export type { CardSymbol } from '../../../src/games/ants/components.ts';
