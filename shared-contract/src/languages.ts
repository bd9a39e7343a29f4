/**
 * The languages the portal speaks, the first of which is always there: what each calls itself, and the locale of its
 * dates and numbers. A further one is a row here and a `locales/<code>.json` in each package that has it.
 */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-IN' },
  { code: 'hi', name: 'हिन्दी', locale: 'hi-IN' },
] as const;

export type Language = (typeof languages)[number]['code'];

export const languageCodes = languages.map(({ code }) => code);

export const isLanguage = (code: unknown): code is Language => languages.some((language) => language.code === code);
