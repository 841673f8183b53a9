import type { Called, Locale, Outcome, Seat } from 'gastropodia';
import type { BoxLanguage } from 'gastropodia/boxes';
import { HIDER, PEARL, SEEKER, type ThimblerigTypes } from './state.ts';

type ThimblerigLanguage = BoxLanguage<ThimblerigTypes, 'most-points'>;

const pointsOf = ({ scores = [] }: Outcome): string => scores.join(' : ');

/** `the hider`, or the name of whoever that is. */
const sideIn = ({ named, player }: Called, seat: Seat): string => named(seat) ?? `the ${player(seat)}`;

const en: ThimblerigLanguage = {
  name: 'Thimblerig',
  seatName: (seat) => (seat === HIDER ? 'hider' : 'seeker'),
  decisions: { mix: 'mix two thimbles', look: 'look under a thimble' },
  events: (called) => ({
    dealt: () => `${sideIn(called, HIDER)} puts two pearls and two stones under the thimbles.`,
    mixed: ({ a, b }) => `${sideIn(called, HIDER)} takes places ${a} and ${b} in hand.`,
    lifted: ({ place, kind }) =>
      `${sideIn(called, SEEKER)} lifts the thimble at place ${place}: a ${kind === PEARL ? 'pearl' : 'stone'}.`,
    peeked: ({ place }) => `${sideIn(called, SEEKER)} peeks under the thimble at place ${place}.`,
    scored: ({ seat, points }) => `A point for ${sideIn(called, seat)}; it is ${points.join(' to ')} now.`,
  }),
  actions: (called) => ({
    mix: ({ seat, places, secretly }) => {
      const at = places.join(' and ');
      return secretly === 'swap'
        ? { label: `swap places ${at}`, sentence: `${sideIn(called, seat)} swaps places ${at}.` }
        : { label: `leave places ${at}`, sentence: `${sideIn(called, seat)} leaves places ${at} as they are.` };
    },
    look: ({ seat, how, place }) => ({
      label: how === 'lift' ? `lift the thimble at place ${place}` : `peek at place ${place}`,
      sentence: `${sideIn(called, seat)} ${how === 'lift' ? 'lifts the thimble' : 'peeks'} at place ${place}.`,
    }),
  }),
  questions: (called) => ({
    mix: ({ seat }) => `${sideIn(called, seat)} takes two thimbles and swaps them or not.`,
    look: ({ seat }) => `${sideIn(called, seat)} lifts a thimble or peeks under one.`,
  }),
  outcomes: { 'most-points': (outcome) => `most points, ${pointsOf(outcome)}` },
};

const pl: ThimblerigLanguage = {
  name: 'Trzy kubki',
  seatName: (seat) => (seat === HIDER ? 'chowający' : 'szukający'),
  decisions: { mix: 'mieszanie dwóch naparstków', look: 'zajrzenie pod naparstek' },
  events: ({ player }) => ({
    dealt: () => `${player(HIDER)} kładzie pod naparstki dwie perły i dwa kamienie.`,
    mixed: ({ a, b }) => `${player(HIDER)} bierze do rąk miejsca ${a} i ${b}.`,
    lifted: ({ place, kind }) =>
      `${player(SEEKER)} podnosi naparstek na miejscu ${place}: ${kind === PEARL ? 'perła' : 'kamień'}.`,
    peeked: ({ place }) => `${player(SEEKER)} podgląda pod naparstkiem na miejscu ${place}.`,
    scored: ({ seat, points }) => `Punkt zdobywa ${player(seat)}; jest teraz ${points.join(' : ')}.`,
  }),
  actions: ({ player }) => ({
    mix: ({ seat, places, secretly }) => {
      const at = places.join(' i ');
      return secretly === 'swap'
        ? { label: `zamień miejsca ${at}`, sentence: `${player(seat)} zamienia miejsca ${at}.` }
        : { label: `zostaw miejsca ${at}`, sentence: `${player(seat)} zostawia miejsca ${at}.` };
    },
    look: ({ seat, how, place }) => ({
      label: how === 'lift' ? `podnieś naparstek ${place}` : `podejrzyj miejsce ${place}`,
      sentence: `${player(seat)} ${how === 'lift' ? 'podnosi naparstek na miejscu' : 'podgląda miejsce'} ${place}.`,
    }),
  }),
  questions: ({ player }) => ({
    mix: ({ seat }) => `${player(seat)} bierze dwa naparstki i zamienia je albo nie.`,
    look: ({ seat }) => `${player(seat)} podnosi naparstek albo podgląda.`,
  }),
  outcomes: { 'most-points': (outcome) => `najwięcej punktów, ${pointsOf(outcome)}` },
};

const de: ThimblerigLanguage = {
  name: 'Fingerhutspiel',
  seatName: (seat) => (seat === HIDER ? 'Verstecker' : 'Sucher'),
  decisions: { mix: 'zwei Fingerhüte mischen', look: 'unter einen Fingerhut sehen' },
  events: ({ player }) => ({
    dealt: () => `${player(HIDER)} legt zwei Perlen und zwei Steine unter die Fingerhüte.`,
    mixed: ({ a, b }) => `${player(HIDER)} nimmt die Plätze ${a} und ${b} in die Hand.`,
    lifted: ({ place, kind }) =>
      `${player(SEEKER)} hebt den Fingerhut auf Platz ${place}: ${kind === PEARL ? 'eine Perle' : 'ein Stein'}.`,
    peeked: ({ place }) => `${player(SEEKER)} spickt unter den Fingerhut auf Platz ${place}.`,
    scored: ({ seat, points }) => `Ein Punkt für ${player(seat)}; es steht ${points.join(' zu ')}.`,
  }),
  actions: ({ player }) => ({
    mix: ({ seat, places, secretly }) => {
      const at = places.join(' und ');
      return secretly === 'swap'
        ? { label: `Plätze ${at} tauschen`, sentence: `${player(seat)} tauscht die Plätze ${at}.` }
        : { label: `Plätze ${at} so lassen`, sentence: `${player(seat)} lässt die Plätze ${at}, wie sie sind.` };
    },
    look: ({ seat, how, place }) => ({
      label: how === 'lift' ? `Fingerhut ${place} heben` : `auf Platz ${place} spicken`,
      sentence: `${player(seat)} ${how === 'lift' ? 'hebt den Fingerhut' : 'spickt'} auf Platz ${place}.`,
    }),
  }),
  questions: ({ player }) => ({
    mix: ({ seat }) => `${player(seat)} nimmt zwei Fingerhüte und tauscht sie oder nicht.`,
    look: ({ seat }) => `${player(seat)} hebt einen Fingerhut oder spickt.`,
  }),
  outcomes: { 'most-points': (outcome) => `die meisten Punkte, ${pointsOf(outcome)}` },
};

/** What the thimbles say, by locale. */
export const LANGUAGES: Readonly<Record<Locale, ThimblerigLanguage>> = { en, pl, de };
