import type { CardTotals } from '../boxes/index.ts';
import { ENGLISH, GERMAN, type Locale, POLISH, spokenIn } from '../kernel/index.ts';

/** The texts of the command line, in one language. */
export interface Words {
  seed(seed: string): string;
  again(command: string): string;
  saved(file: string): string;
  after(ply: number, of: number): string;
  /** A bot could not go on: `why` is a code, `said` the message of the error. */
  forfeited(who: string, why: string, said: string): string;
  readonly substituted: string;
  drawn(file: string): string;
  cardsDrawn(count: number, folder: string, sheet: string): string;
  copies(count: number): string;
  /** `15 kinds, 50 cards`. */
  counted(totals: CardTotals, pieces?: 'tiles'): string;
  readonly sources: Readonly<Record<'book' | 'named' | 'ours', string>>;
}

/** Returns the texts of the command line in this language. */
export const wordsIn = (locale: string): Words => spokenIn(WORDS, locale);

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    seed: (seed) => `Seed ${seed}.`,
    again: (command) => `Replay this game:  ${command}`,
    saved: (file) => `Saved the record to ${file}.`,
    after: (ply, of) => `After ${ply} of ${of} decisions:`,
    forfeited: (who, why, said) => `${who} forfeits the game (${why}): ${said}`,
    substituted: 'A random bot takes over.',
    drawn: (file) => `Saved the picture to ${file}.`,
    cardsDrawn: (count, folder, sheet) => `Saved ${count} cards to ${folder}, and a sheet of all of them to ${sheet}.`,
    copies: (count) => `${count}×`,
    counted: ({ kinds, cards }, pieces) =>
      `${ENGLISH.plural(kinds, 'kind')}, ${ENGLISH.plural(cards, pieces === 'tiles' ? 'tile' : 'card')}`,
    sources: {
      book: 'name and effect from the rulebook',
      named: 'name from the rulebook, numbers ours',
      ours: 'our own',
    },
  },
  pl: {
    seed: (seed) => `Ziarno ${seed}.`,
    again: (command) => `Zobacz jeszcze raz:  ${command}`,
    saved: (file) => `Zapisano grę w pliku ${file}.`,
    after: (ply, of) => `Po ${ply} z ${of} decyzji:`,
    forfeited: (who, why, said) => `${who} odpada z gry (${why}): ${said}`,
    substituted: 'Zastępuje go bot losowy.',
    drawn: (file) => `Zapisano obraz w pliku ${file}.`,
    cardsDrawn: (count, folder, sheet) =>
      `Zapisano karty (${count}) w folderze ${folder}, a arkusz ze wszystkimi w pliku ${sheet}.`,
    copies: (count) => `${count}×`,
    counted: ({ kinds, cards }, pieces) =>
      `${POLISH.plural(kinds, 'rodzaj', 'rodzaje', 'rodzajów')}, ${
        pieces === 'tiles'
          ? POLISH.plural(cards, 'kafelek', 'kafelki', 'kafelków')
          : POLISH.plural(cards, 'karta', 'karty', 'kart')
      }`,
    sources: {
      book: 'nazwa i działanie z instrukcji',
      named: 'nazwa z instrukcji, liczby nasze',
      ours: 'nasza własna',
    },
  },
  de: {
    seed: (seed) => `Startwert ${seed}.`,
    again: (command) => `Noch einmal ansehen:  ${command}`,
    saved: (file) => `Aufzeichnung gespeichert: ${file}.`,
    after: (ply, of) => `Nach ${ply} von ${of} Entscheidungen:`,
    forfeited: (who, why, said) => `${who} scheidet aus (${why}): ${said}`,
    substituted: 'Ein Zufallsbot übernimmt.',
    drawn: (file) => `Bild gespeichert: ${file}.`,
    cardsDrawn: (count, folder, sheet) =>
      `${count} Karten gespeichert: einzeln in ${folder}, alle zusammen in ${sheet}.`,
    copies: (count) => `${count}×`,
    counted: ({ kinds, cards }, pieces) =>
      `${GERMAN.plural(kinds, 'Sorte', 'Sorten')}, ${
        pieces === 'tiles' ? GERMAN.plural(cards, 'Plättchen', 'Plättchen') : GERMAN.plural(cards, 'Karte', 'Karten')
      }`,
    sources: {
      book: 'Name und Wirkung aus der Anleitung',
      named: 'Name aus der Anleitung, Zahlen von uns',
      ours: 'von uns',
    },
  },
};
