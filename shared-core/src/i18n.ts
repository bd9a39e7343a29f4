import { type Messages, setupI18n } from '@lingui/core';
import { isLanguage, type Language, languages } from '@tvacha/shared-contract/languages';
import type { Words } from '@tvacha/shared-contract/registry';
import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import { storage } from '@tvacha/shared-core/storage';
import { use, useSyncExternalStore } from 'react';
import { type Catalogue, type Load, loadAll, makeCatalogue, spoken, tellFailure } from './i18n/catalogue';

export type { Language } from '@tvacha/shared-contract/languages';
export type MessageValues = Record<string, string | number | Date>;
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

const subscribe = (listener: () => void) => {
  spoken.listeners.add(listener);
  return () => spoken.listeners.delete(listener);
};

/** The language the portal speaks now. */
export const getLanguage = (): Language => spoken.language;

export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage, getLanguage);

/** Words that came as data, in the language spoken now or else in English. */
export const pickWords = (words: Words, language: Language = spoken.language): string => words[language] ?? words.en;

/** The locale of dates and numbers. */
export const localeOf = (wanted: Language): string =>
  languages.find(({ code }) => code === wanted)?.locale ?? languages[0].locale;

/**
 * Speaks a language whose catalogues are loaded, at once. For a renderer on the server, which loads them at its start
 * and names the language of each page; in a browser use `setLanguage`.
 */
export function speak(language: Language): void {
  spoken.language = language;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  for (const listener of spoken.listeners) listener();
}

/** Brings the words of all packages that are loaded so far; rejects where some cannot be had. */
export const loadLanguage = (language: Language): Promise<void> => loadAll(language);

/** Brings the words, in the language spoken now, of what has just been loaded; English where they cannot be had. */
export async function messagesLoaded(): Promise<void> {
  await Promise.all(
    [...spoken.catalogues].filter(({ has }) => !has(spoken.language)).map(({ arrive }) => arrive(spoken.language)),
  );
}

let wishes = 0;

async function change(next: Language): Promise<boolean> {
  wishes += 1;
  const wish = wishes;
  try {
    await loadAll(next);
  } catch (error) {
    reportCaughtError({ where: `words:${next}`, error });
    tellFailure(next);
    return false;
  }
  // Who has chosen again meanwhile gets the last choice.
  if (wish === wishes) speak(next);
  return wish === wishes;
}

/**
 * Changes the language: brings all words first, then draws everything anew at once, and remembers the choice.
 * @returns false where some words could not be had: then the language stays what it was.
 */
export async function setLanguage(next: Language): Promise<boolean> {
  const changed = await change(next);
  if (changed) storage.set('language', next);
  return changed;
}

/** Begins in the language the page was sent in; a choice that the address made is remembered. To be awaited first. */
export async function startLanguage(): Promise<void> {
  const sent = document.documentElement.lang;
  if (!isLanguage(sent)) return;
  const asked = new URLSearchParams(location.search).get('lang') === sent;
  if (sent !== 'en' && !(await change(sent))) speak('en');
  else if (asked) storage.set('language', sent);
}

/** Tells of words that could not be had; the answer ends it. */
export function onWordsMissing(listener: (language: Language) => void): () => void {
  spoken.failures.add(listener);
  return () => spoken.failures.delete(listener);
}

/**
 * The words of one package. Messages are ICU text, compiled to arrays when a bundle is built; only outside
 * production does the library bring its compiler and take them as text (docs/decisions/0003).
 * @returns a hook that gives `t`, and suspends while the words of this language are on their way; outside components
 *   use its `translate`.
 */
export function createMessages<English extends Messages>(name: string, { en, load }: { en: English; load?: Load }) {
  type Key = Extract<keyof English, string>;
  const catalogue = makeCatalogue(name, en, load);
  const made = new Map<Messages, Translate<Key>>();

  const translator = (wanted: Language): Translate<Key> => {
    const messages = catalogue.in(wanted);
    const known = made.get(messages);
    if (known) return known;
    const i18n = setupI18n({ locale: wanted, locales: [localeOf(wanted)], messages: { [wanted]: messages } });
    i18n.on('missing', ({ id }) => reportCaughtError({ where: `words:${name}`, error: new Error(`No message ${id}`) }));
    const words: Translate<Key> = (key, values) => i18n._(key, values);
    made.set(messages, words);
    return words;
  };

  const translate: Translate<Key> = (key, values) => translator(spoken.language)(key, values);
  const useTranslate = useInLanguage.bind<null, [Catalogue, typeof translator], [], Translate<Key>>(
    null,
    catalogue,
    translator,
  );
  return Object.assign(useTranslate, { translate });
}

function useInLanguage<Spoken>({ awaited }: Catalogue, translator: (language: Language) => Spoken): Spoken {
  const language = useLanguage();
  const words = awaited(language);
  if (words) use(words);
  return translator(language);
}
