import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { useT } from '../../messages';
import type { MenuItem, Title } from './menu-item';

/** How entries read: their words, and the count or note beside them. */
export function useMenuWords() {
  const t = useT();
  const { counts } = useCounts();
  const title = (words: Title) => ('key' in words ? t(words.key) : words.words.en);
  const aside = ({ count, note }: MenuItem) => {
    if (note) return t(note);
    const value = count && counts?.[count];
    return value === undefined ? undefined : formatNumber(value);
  };
  return { title, aside };
}
