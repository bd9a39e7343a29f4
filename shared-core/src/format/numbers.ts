import { getLanguage, type Language, localeOf } from '@tvacha/shared-core/i18n';

/** Formatters cost more to make than to use: each is made once for a language. */
export function perLanguage<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  const made = new Map<Language, Formatter>();
  return () => {
    const language = getLanguage();
    const known = made.get(language) ?? make(localeOf(language));
    made.set(language, known);
    return known;
  };
}

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale));

/** Whole numbers that both languages write as they are: a page's first formatter costs a slow phone 0.1 s. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** A number with Indian grouping: 12,34,567. */
export function formatNumber(value: number): string {
  return isPlain(value) ? String(value) : numbers().format(value);
}
