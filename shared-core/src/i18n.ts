import { type Messages, setupI18n } from '@lingui/core';
import type { Words } from '@tvacha/shared-contract/registry';
import { reportFault } from '@tvacha/shared-core/faults';
import { useSyncExternalStore } from 'react';

export type Language = keyof Words;
export type MessageValues = Record<string, string | number | Date>;
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

const formats: Record<Language, string[]> = { en: ['en-IN'], hi: ['hi-IN'] };
let language: Language = 'en';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language the portal speaks now. */
export const getLanguage = (): Language => language;
const serverLanguage = (): Language => 'en';

/** Changes the language; every component that shows words is drawn again. */
export function setLanguage(next: Language): void {
  language = next;
  for (const listener of listeners) listener();
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage, serverLanguage);

/**
 * The words of one package. Messages are ICU text, compiled to arrays when a bundle is built; only outside
 * production does the library bring its compiler and take them as text (docs/decisions/0003).
 * @returns a hook that gives `t`; outside components use its `translate`.
 */
export function createMessages<English extends Messages>(
  name: string,
  catalogs: { en: English } & Partial<Record<Language, Partial<Record<keyof English, English[keyof English]>>>>,
) {
  type Key = Extract<keyof English, string>;
  const made = new Map<Language, Translate<Key>>();

  const translator = (wanted: Language): Translate<Key> => {
    const known = made.get(wanted);
    if (known) return known;
    // A message that is not translated yet is shown in English.
    const messages: Messages = { ...catalogs.en, ...catalogs[wanted] };
    const i18n = setupI18n({ locale: wanted, locales: formats[wanted], messages: { [wanted]: messages } });
    i18n.on('missing', ({ id }) => reportFault({ where: `words:${name}`, error: new Error(`No message ${id}`) }));
    const words: Translate<Key> = (key, values) => i18n._(key, values);
    made.set(wanted, words);
    return words;
  };

  const translate: Translate<Key> = (key, values) => translator(language)(key, values);
  return Object.assign(useInLanguage.bind<null, [typeof translator], [], Translate<Key>>(null, translator), {
    translate,
  });
}

function useInLanguage<Spoken>(speak: (language: Language) => Spoken): Spoken {
  return speak(useLanguage());
}
