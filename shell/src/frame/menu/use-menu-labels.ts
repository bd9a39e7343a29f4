import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { pickWords, useLanguage } from '@tvacha/shared-core/i18n';
import { useT } from '../../messages';
import type { MenuItem, Title } from './menu-item';

/** How entries read: their words, and the count or note beside them. */
export function useMenuWords() {
  const t = useT();
  const language = useLanguage();
  const { counts } = useCounts();
  const title = (words: Title) => ('key' in words ? t(words.key) : pickWords(words.words, language));
  const aside = ({ count, note }: MenuItem) => {
    if (note) return t(note);
    const value = count && counts?.[count];
    return value === undefined ? undefined : formatNumber(value);
  };
  return { title, aside };
}
