import type { Locale } from 'gastropodia';

/** What the page itself says; all that is said of a game comes from its box. */
export interface PageWords {
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  readonly game: string;
  readonly way: string;
  readonly seats: string;
  readonly seat: (number: number) => string;
  readonly name: string;
  readonly plays: string;
  readonly person: string;
  readonly strengths: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly start: string;
  readonly load: string;
  readonly look: string;
  readonly looks: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly menu: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'usual' | 'fast' | 'instant', string>>;
  readonly skip: string;
  readonly newGame: string;
  readonly save: string;
  readonly link: string;
  readonly linkCopied: string;
  readonly linkLater: string;
  readonly undo: string;
  readonly debug: string;
  readonly table: string;
  readonly options: string;
  readonly pick: string;
  readonly list: (count: number) => string;
  readonly find: string;
  readonly cancel: string;
  readonly log: string;
  readonly waiting: string;
  readonly thinking: (who: string) => string;
  readonly watching: string;
  readonly curtain: (who: string) => string;
  readonly curtainWhy: string;
  readonly open: (who: string) => string;
  readonly askBack: (who: string) => string;
  readonly agree: string;
  readonly disagree: string;
  readonly rule: string;
  readonly close: string;
  readonly chances: string;
  readonly odds: string;
  readonly dealt: string;
  readonly ply: string;
  readonly asSeen: string;
  readonly spectator: string;
  readonly before: string;
  readonly after: string;
  readonly play: string;
  readonly pause: string;
  readonly parts: Readonly<Record<'view' | 'pending' | 'actions' | 'events', string>>;
}

export const WORDS: Readonly<Record<Locale, PageWords>> = {
  en: {
    language: 'Language',
    title: 'Play',
    lead: 'Any game of the house, against bots or with people around one screen.',
    game: 'Game',
    way: 'Way to play',
    seats: 'Players',
    seat: (number) => `Seat ${number}`,
    name: 'Name',
    plays: 'Played by',
    person: 'a person',
    strengths: {
      random: 'bot: at random',
      greedy: 'bot: by rule of thumb',
      'search-quick': 'bot: looks ahead, quick',
      'search-careful': 'bot: looks ahead, careful',
      'search-long': 'bot: looks ahead, long',
    },
    seed: 'Seed',
    start: 'Begin',
    load: 'Open a saved game…',
    look: 'Colours',
    looks: { auto: 'as the device', light: 'light', dark: 'dark' },
    menu: 'Menu',
    speed: 'Speed',
    speeds: { slow: 'slow', usual: 'usual', fast: 'fast', instant: 'at once' },
    skip: 'Show the end',
    newGame: 'New game',
    save: 'Save',
    link: 'Link to replay',
    linkCopied: 'The address of this page now replays the game.',
    linkLater: 'You can share a link when the game is over. Until then it would reveal all hidden cards.',
    undo: 'Take back',
    debug: 'Inside',
    table: 'Table',
    options: 'What you can do',
    pick: 'Click what is lit.',
    list: (count) => `As a list (${count})`,
    find: 'Find an option',
    cancel: 'Choose again',
    log: 'What happened',
    waiting: 'One moment.',
    thinking: (who) => `${who} is thinking.`,
    watching: 'You are watching.',
    curtain: (who) => `${who} is next`,
    curtainWhy: 'Nobody else should look at the screen now.',
    open: (who) => `I am ${who}`,
    askBack: (who) => `${who} would like to take back the last action. Does everybody agree?`,
    agree: 'All agree',
    disagree: 'No',
    rule: 'Rule',
    close: 'Close',
    chances: 'What may come of it',
    odds: 'Odds',
    dealt: 'as it is dealt',
    ply: 'Step',
    asSeen: 'Seen by',
    spectator: 'a spectator',
    before: 'Back',
    after: 'On',
    play: 'Play',
    pause: 'Pause',
    parts: { view: 'View', pending: 'Decisions owed', actions: 'Legal actions', events: 'Last events' },
  },
  pl: {
    language: 'Język',
    title: 'Zagraj',
    lead: 'Każda gra z tego domu, przeciw botom albo z ludźmi przy jednym ekranie.',
    game: 'Gra',
    way: 'Sposób gry',
    seats: 'Gracze',
    seat: (number) => `Miejsce ${number}`,
    name: 'Imię',
    plays: 'Kto gra',
    person: 'człowiek',
    strengths: {
      random: 'bot: losowo',
      greedy: 'bot: na wyczucie',
      'search-quick': 'bot: przewiduje, szybko',
      'search-careful': 'bot: przewiduje, uważnie',
      'search-long': 'bot: przewiduje, długo',
    },
    seed: 'Ziarno losowe',
    start: 'Zaczynamy',
    load: 'Otwórz zapisaną grę…',
    look: 'Kolory',
    looks: { auto: 'jak urządzenie', light: 'jasne', dark: 'ciemne' },
    menu: 'Menu',
    speed: 'Tempo',
    speeds: { slow: 'wolne', usual: 'zwykłe', fast: 'szybkie', instant: 'od razu' },
    skip: 'Pokaż koniec',
    newGame: 'Nowa gra',
    save: 'Zapisz',
    link: 'Link do powtórki',
    linkCopied: 'Adres tej strony odtwarza teraz grę.',
    linkLater: 'Link udostępnisz po zakończeniu gry. Wcześniej zdradziłby wszystkie zakryte karty.',
    undo: 'Cofnij',
    debug: 'Wnętrze',
    table: 'Stół',
    options: 'Co możesz zrobić',
    pick: 'Kliknij to, co świeci.',
    list: (count) => `Jako lista (${count})`,
    find: 'Szukaj możliwości',
    cancel: 'Wybierz od nowa',
    log: 'Co się wydarzyło',
    waiting: 'Chwileczkę.',
    thinking: (who) => `Myśli: ${who}.`,
    watching: 'Oglądasz grę.',
    curtain: (who) => `Teraz kolej: ${who}`,
    curtainWhy: 'Nikt inny nie powinien teraz patrzeć na ekran.',
    open: (who) => `To ja: ${who}`,
    askBack: (who) => `Prośba o cofnięcie ostatniej akcji: ${who}. Czy wszyscy się zgadzają?`,
    agree: 'Wszyscy się zgadzają',
    disagree: 'Nie',
    rule: 'Zasada',
    close: 'Zamknij',
    chances: 'Co z tego może wyniknąć',
    odds: 'Szanse',
    dealt: 'jak rozda los',
    ply: 'Krok',
    asSeen: 'Widziane przez',
    spectator: 'widz',
    before: 'Wstecz',
    after: 'Dalej',
    play: 'Odtwórz',
    pause: 'Wstrzymaj',
    parts: { view: 'Widok', pending: 'Oczekiwane decyzje', actions: 'Dozwolone akcje', events: 'Ostatnie zdarzenia' },
  },
  de: {
    language: 'Sprache',
    title: 'Spielen',
    lead: 'Jedes Spiel des Hauses, gegen Bots oder mit Leuten an einem Bildschirm.',
    game: 'Spiel',
    way: 'Spielweise',
    seats: 'Mitspieler',
    seat: (number) => `Platz ${number}`,
    name: 'Name',
    plays: 'Wer spielt',
    person: 'ein Mensch',
    strengths: {
      random: 'Bot: zufällig',
      greedy: 'Bot: nach Faustregel',
      'search-quick': 'Bot: denkt voraus, kurz',
      'search-careful': 'Bot: denkt voraus, sorgfältig',
      'search-long': 'Bot: denkt voraus, lange',
    },
    seed: 'Zufallssaat',
    start: 'Los geht’s',
    load: 'Gespeichertes Spiel öffnen…',
    look: 'Farben',
    looks: { auto: 'wie das Gerät', light: 'hell', dark: 'dunkel' },
    menu: 'Menü',
    speed: 'Tempo',
    speeds: { slow: 'langsam', usual: 'normal', fast: 'schnell', instant: 'sofort' },
    skip: 'Ende zeigen',
    newGame: 'Neues Spiel',
    save: 'Speichern',
    link: 'Link zum Ansehen',
    linkCopied: 'Die Adresse dieser Seite zeigt das Spiel nun noch einmal.',
    linkLater:
      'Teilen kannst du den Link, wenn das Spiel zu Ende ist. Vorher würde er alle verdeckten Karten verraten.',
    undo: 'Zurücknehmen',
    debug: 'Innenleben',
    table: 'Tisch',
    options: 'Was du tun kannst',
    pick: 'Klicke an, was leuchtet.',
    list: (count) => `Als Liste (${count})`,
    find: 'Möglichkeit suchen',
    cancel: 'Neu wählen',
    log: 'Was geschah',
    waiting: 'Einen Augenblick.',
    thinking: (who) => `${who} überlegt.`,
    watching: 'Du siehst zu.',
    curtain: (who) => `${who} ist dran`,
    curtainWhy: 'Sonst sollte jetzt niemand auf den Bildschirm sehen.',
    open: (who) => `Ich bin ${who}`,
    askBack: (who) => `${who} möchte die letzte Aktion zurücknehmen. Sind alle einverstanden?`,
    agree: 'Alle einverstanden',
    disagree: 'Nein',
    rule: 'Regel',
    close: 'Schließen',
    chances: 'Was daraus werden kann',
    odds: 'Chancen',
    dealt: 'wie es verteilt wird',
    ply: 'Schritt',
    asSeen: 'Gesehen von',
    spectator: 'Zuschauer',
    before: 'Zurück',
    after: 'Weiter',
    play: 'Abspielen',
    pause: 'Anhalten',
    parts: {
      view: 'Sicht',
      pending: 'Offene Entscheidungen',
      actions: 'Erlaubte Aktionen',
      events: 'Letzte Ereignisse',
    },
  },
};
