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

/** A number with Indian grouping: 12,34,567. */
export function formatNumber(value: number): string {
  return numbers().format(value);
}
