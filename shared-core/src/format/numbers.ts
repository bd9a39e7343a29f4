import { perLanguage } from './per-language';

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale));

/** A number with Indian grouping: 12,34,567. */
export function formatNumber(value: number): string {
  return numbers().format(value);
}
