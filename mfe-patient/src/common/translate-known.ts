import en from '../../locales/en.json';
import type { Translate } from './i18n';

type Key = keyof typeof en;
const isKey = (key: string): key is Key => Object.hasOwn(en, key);

/** What the server names in English, in the reader's language where the catalogue knows it. */
export const knownWord = (t: Translate, group: 'speciality' | 'language', name: string): string => {
  const key = `${group}.${name}`;
  return isKey(key) ? t(key) : name;
};

/** Several of them, as a list within a line. */
export const knownWords = (t: Translate, group: 'speciality' | 'language', names: readonly string[]): string =>
  names.map((name) => knownWord(t, group, name)).join(', ');
