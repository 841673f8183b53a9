import { LOCALES, type Locale } from 'gastropodia';
import { isCalm } from './calm.ts';
import { SPEEDS, type Speed } from './follow.ts';

/** How somebody likes the page. It is all that the browser keeps. */
export interface Preferences {
  locale: Locale;
  look: 'auto' | 'light' | 'dark';
  speed: Speed;
  /** Is everything listed that can be clicked on the table? */
  isListed: boolean;
}

const KEY = 'gastropodia/play';

/** What was kept; otherwise as the browser has it. */
export function preferences(): Preferences {
  const kept = read();
  const speed = (Object.keys(SPEEDS) as Speed[]).find((each) => each === kept.speed);
  return {
    locale: localeOf(kept.locale) ?? localeOf(navigator.language.split('-', 1)[0]) ?? 'en',
    look: kept.look === 'light' || kept.look === 'dark' ? kept.look : 'auto',
    speed: speed ?? (isCalm() ? 'instant' : 'usual'),
    isListed: kept.isListed === true,
  };
}

/** The locale of this name; nothing, if it is none that the games speak. */
export const localeOf = (name: unknown): Locale | undefined => LOCALES.find((locale) => locale === name);

export function keepPreferences(now: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

function read(): Partial<Record<keyof Preferences, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
