import type { Locale } from '../../../kernel/index.ts';
import { form, plural as pluralPl } from './pl/phrases.ts';

/** The words around a drawn position. */
export interface Labels {
  readonly player: (seat: number) => string;
  /** What is played, in a sentence. */
  readonly title: (squads: number) => string;
  /** What a player has left. */
  readonly standing: (snails: number, life: number) => string;
  readonly round: (round: number, rounds: number) => string;
  readonly slot: (name: string) => string;
  readonly firstPlayer: string;
  /** Beside the name of a player. */
  readonly first: string;
  /** The name of a thing inside a line. */
  readonly inline: (name: string) => string;
  readonly contamination: string;
  /** What a snail on water takes at the end of a round. */
  readonly onWater: (damage: number) => string;
  readonly deck: string;
  readonly discards: string;
  readonly removed: string;
  readonly damaged: string;
  readonly breaking: string;
  /** What `As25@` says. */
  readonly sample: string;

  readonly now: string;
  readonly field: string;
  readonly dice: string;
  readonly reRolls: string;

  readonly you: string;
  readonly used: (ability: string) => string;
  readonly noFaction: string;
  readonly eliminated: string;
  readonly snails: string;
  readonly lost: string;
  readonly unplaced: string;
  readonly tokens: string;
  readonly active: string;
  readonly passive: string;
  readonly tokenFaceDown: string;
  readonly noToken: string;
  readonly plan: string;
  readonly done: string;
  readonly current: string;
  readonly faceDown: string;
  readonly empty: string;
  readonly hand: string;
  readonly cards: (count: number) => string;
  readonly known: string;
  readonly factionCard: string;
  readonly beside: string;
  readonly held: string;

  readonly waits: string;
  readonly secretly: string;
  readonly points: (points: number) => string;
}

/** The words around a drawn position, in each language. */
export const LABELS: Readonly<Record<Locale, Labels>> = {
  en: {
    player: (seat) => `Player ${seat + 1}`,
    title: (squads) => `Snails: ${squads} squads, six rounds.`,
    standing: (snails, life) => `snails ${snails}, life ${life}`,
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    slot: (name) => `Slot ${name}`,
    firstPlayer: 'First player',
    first: 'first player',
    inline: (name) => name.toLowerCase(),
    contamination: 'Contamination',
    onWater: (damage) => `${damage} damage on water`,
    deck: 'Deck',
    discards: 'Discard pile',
    removed: 'Tiles gone',
    damaged: 'damaged',
    breaking: 'breaking up',
    sample: 'scout of A, life 25, in a shell',
    now: 'Now',
    field: 'field',
    dice: 'dice',
    reRolls: 're-rolls',
    you: 'you',
    used: (ability) => `${ability} used`,
    noFaction: 'no faction yet',
    eliminated: 'eliminated',
    snails: 'Snails',
    lost: 'lost',
    unplaced: 'not placed yet',
    tokens: 'Tokens',
    active: 'active',
    passive: 'passive',
    tokenFaceDown: 'face down',
    noToken: 'none',
    plan: 'Plan',
    done: 'done',
    current: 'now',
    faceDown: 'face down',
    empty: 'empty',
    hand: 'Hand',
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    known: 'Known',
    factionCard: 'faction card',
    beside: 'beside the board',
    held: 'in hand or plan',
    waits: 'To decide',
    secretly: 'decides in secret',
    points: (points) => (points === 1 ? '1 point left' : `${points} points left`),
  },
  pl: {
    player: (seat) => `Gracz ${seat + 1}`,
    title: (squads) => `Ślimaki: drużyny: ${squads}, sześć rund.`,
    standing: (snails, life) => `ślimaki ${snails}, życie ${life}`,
    round: (round, rounds) => `Runda ${round} z ${rounds}`,
    slot: (name) => `Miejsce ${name}`,
    firstPlayer: 'Pierwszy gracz',
    first: 'pierwszy gracz',
    inline: (name) => name.toLowerCase(),
    contamination: 'Skażenie',
    onWater: (damage) => `${pluralPl(damage, 'obrażenie', 'obrażenia', 'obrażeń')} na wodzie`,
    deck: 'Talia',
    discards: 'Karty odrzucone',
    removed: 'Zniknęły kafelki',
    damaged: 'uszkodzony',
    breaking: 'rozpada się',
    sample: 'zwiadowca gracza A, życie 25, w muszli',
    now: 'Teraz',
    field: 'pole',
    dice: 'kości',
    reRolls: 'przerzuty',
    you: 'ty',
    used: (ability) => `użyto: ${ability}`,
    noFaction: 'jeszcze bez frakcji',
    eliminated: 'nie ma już ślimaków',
    snails: 'Ślimaki',
    lost: 'wyeliminowany',
    unplaced: 'jeszcze nie na planszy',
    tokens: 'Żetony',
    active: 'aktywny',
    passive: 'pasywny',
    tokenFaceDown: 'zakryty',
    noToken: 'brak',
    plan: 'Plan',
    done: 'gotowe',
    current: 'teraz',
    faceDown: 'zakryta',
    empty: 'puste',
    hand: 'Ręka',
    cards: (count) => pluralPl(count, 'karta', 'karty', 'kart'),
    known: 'Znane',
    factionCard: 'karta frakcji',
    beside: 'obok planszy',
    held: 'na ręce lub w planie',
    waits: 'Decyzja',
    secretly: 'decyduje w tajemnicy',
    points: (points) =>
      `${form(points, 'został', 'zostały', 'zostało')} ${pluralPl(points, 'punkt', 'punkty', 'punktów')}`,
  },
  de: {
    player: (seat) => `Spieler ${seat + 1}`,
    title: (squads) => `Snails: ${squads} Trupps, sechs Runden.`,
    standing: (snails, life) => `Schnecken ${snails}, Leben ${life}`,
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    slot: (name) => `Platz ${name}`,
    firstPlayer: 'Startspieler',
    first: 'Startspieler',
    inline: (name) => name,
    contamination: 'Verseuchung',
    onWater: (damage) => `${damage} Schaden auf Wasser`,
    deck: 'Stapel',
    discards: 'Ablage',
    removed: 'Plättchen weg',
    damaged: 'beschädigt',
    breaking: 'zerfällt',
    sample: 'Späher von A, Leben 25, im Schneckenhaus',
    now: 'Jetzt',
    field: 'Feld',
    dice: 'Würfel',
    reRolls: 'Neuwürfe',
    you: 'du',
    used: (ability) => `${ability} genutzt`,
    noFaction: 'noch ohne Fraktion',
    eliminated: 'ausgeschieden',
    snails: 'Schnecken',
    lost: 'ausgeschieden',
    unplaced: 'noch nicht gesetzt',
    tokens: 'Marker',
    active: 'aktiv',
    passive: 'passiv',
    tokenFaceDown: 'verdeckt',
    noToken: 'keiner',
    plan: 'Plan',
    done: 'fertig',
    current: 'jetzt',
    faceDown: 'verdeckt',
    empty: 'leer',
    hand: 'Hand',
    cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
    known: 'Bekannt',
    factionCard: 'Fraktionskarte',
    beside: 'neben dem Tableau',
    held: 'auf der Hand oder im Plan',
    waits: 'Am Zug',
    secretly: 'entscheidet geheim',
    points: (points) => (points === 1 ? '1 Punkt übrig' : `${points} Punkte übrig`),
  },
};
