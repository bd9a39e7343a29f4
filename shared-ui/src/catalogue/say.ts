import { useLanguage } from '@tvacha/shared-core/i18n';

/** Picks a specimen's words. They are no part of the product, so they stand where they are used. */
export function useT() {
  const language = useLanguage();
  return (en: string, hi: string): string => (language === 'hi' ? hi : en);
}
