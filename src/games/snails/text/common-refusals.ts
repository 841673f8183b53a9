import type { KernelWhy, Locale } from '../../../kernel/index.ts';
import { player as playerDe } from './de/phrases.ts';
import { decisionName } from './decisions.ts';
import { player as playerEn } from './en/phrases.ts';
import { listed } from './phrases.ts';
import { player as playerPl } from './pl/phrases.ts';

/** Refusals that every game has and that speak of players and decisions; the others are told as in every game. */
export const COMMON_REFUSALS: Readonly<Record<Locale, (why: KernelWhy) => string | undefined>> = {
  en(why) {
    switch (why.code) {
      case 'decision/not-yours':
        return `It is not your decision; the game waits for ${listed(why.facts.owing.map(playerEn), 'and')}.`;
      case 'decision/other-kind':
        return `That does not answer the question, which is: ${decisionName(why.facts.kind, 'en')}.`;
      case 'decision/must-answer':
        return `This cannot be declined: ${decisionName(why.facts.kind, 'en')}.`;
      default:
        return undefined;
    }
  },
  pl(why) {
    switch (why.code) {
      case 'decision/not-yours': {
        const { owing } = why.facts;
        const decide = owing.length === 1 ? 'decyduje' : 'decydują';
        return `To nie twoja decyzja; teraz ${decide} ${listed(owing.map(playerPl), 'i')}.`;
      }
      case 'decision/other-kind':
        return `To nie odpowiada na pytanie; teraz pora na inną decyzję: ${decisionName(why.facts.kind, 'pl')}.`;
      case 'decision/must-answer':
        return `Z tej decyzji nie można zrezygnować: ${decisionName(why.facts.kind, 'pl')}.`;
      default:
        return undefined;
    }
  },
  de(why) {
    switch (why.code) {
      case 'decision/not-yours':
        return `Das ist nicht deine Entscheidung; das Spiel wartet auf ${listed(why.facts.owing.map(playerDe), 'und')}.`;
      case 'decision/other-kind':
        return `Das beantwortet die Frage nicht; zu entscheiden ist: ${decisionName(why.facts.kind, 'de')}.`;
      case 'decision/must-answer':
        return `Darauf kann man nicht verzichten: ${decisionName(why.facts.kind, 'de')}.`;
      default:
        return undefined;
    }
  },
};
