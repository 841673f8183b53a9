import { type Locale, spokenIn } from '../kernel/index.ts';

/** What the command line says in a language while it tells a game. */
export interface Words {
  seed(seed: string): string;
  again(command: string): string;
  saved(file: string): string;
  after(ply: number, of: number): string;
  /** Somebody could not go on: why, by a code and in words of whoever noticed it. */
  forfeited(who: string, why: string, said: string): string;
  readonly substituted: string;
  drawn(file: string): string;
  cardsDrawn(count: number, folder: string, sheet: string): string;
  copies(count: number): string;
  readonly sources: Readonly<Record<'book' | 'named' | 'ours', string>>;
}

/** What the command line says in a language of a game. */
export const wordsIn = (locale: string): Words => spokenIn(WORDS, locale);

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    seed: (seed) => `Seed ${seed}.`,
    again: (command) => `See it again:  ${command}`,
    saved: (file) => `The record is in ${file}.`,
    after: (ply, of) => `After ${ply} of ${of} decisions:`,
    forfeited: (who, why, said) => `${who} has forfeited the game (${why}): ${said}`,
    substituted: 'Somebody plays at random in its place.',
    drawn: (file) => `The picture is in ${file}.`,
    cardsDrawn: (count, folder, sheet) => `${count} cards are in ${folder}, and all of them in ${sheet}.`,
    copies: (count) => `${count}×`,
    sources: { book: 'from the rulebook', named: 'name from the rulebook, figures ours', ours: 'made up by us' },
  },
  pl: {
    seed: (seed) => `Ziarno ${seed}.`,
    again: (command) => `Zobacz jeszcze raz:  ${command}`,
    saved: (file) => `Zapis gry jest w pliku ${file}.`,
    after: (ply, of) => `Po ${ply} z ${of} decyzji:`,
    forfeited: (who, why, said) => `${who} odpada z gry (${why}): ${said}`,
    substituted: 'Zamiast niego ktoś gra losowo.',
    drawn: (file) => `Obraz jest w pliku ${file}.`,
    cardsDrawn: (count, folder, sheet) =>
      `Karty (${count}) są w folderze ${folder}, a wszystkie razem w pliku ${sheet}.`,
    copies: (count) => `${count}×`,
    sources: { book: 'z instrukcji', named: 'nazwa z instrukcji, liczby nasze', ours: 'wymyślona przez nas' },
  },
  de: {
    seed: (seed) => `Startwert ${seed}.`,
    again: (command) => `Noch einmal ansehen:  ${command}`,
    saved: (file) => `Die Aufzeichnung ist in ${file}.`,
    after: (ply, of) => `Nach ${ply} von ${of} Entscheidungen:`,
    forfeited: (who, why, said) => `${who} scheidet aus (${why}): ${said}`,
    substituted: 'An seiner Stelle spielt jemand zufällig.',
    drawn: (file) => `Das Bild ist in ${file}.`,
    cardsDrawn: (count, folder, sheet) => `${count} Karten sind in ${folder}, und alle zusammen in ${sheet}.`,
    copies: (count) => `${count}×`,
    sources: { book: 'aus der Anleitung', named: 'Name aus der Anleitung, Zahlen von uns', ours: 'von uns erfunden' },
  },
};
