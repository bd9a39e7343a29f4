import { pickWords, useLanguage } from '@tvacha/shared-core/i18n';
import { useT } from '../../messages';
import type { Title } from './menu-item';

/** How entries read: those of the shell by its messages, those of the registry by their own words. */
export function useMenuWords(): (title: Title) => string {
  const t = useT();
  const language = useLanguage();
  return (title) => ('key' in title ? t(title.key) : pickWords(title.words, language));
}
