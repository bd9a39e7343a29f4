import { pickWords, useLanguage } from '@tvacha/shared-core/i18n';
import { useT } from '../../messages';
import type { Page } from './find-page';

/** The title of a page as far as it is known before its code is there. */
export function usePageTitle(page: Page): { title: string; varies: boolean } {
  const t = useT();
  const language = useLanguage();
  if (page.kind === 'shell') return { title: pickWords(page.row.title, language), varies: false };
  if (page.kind === 'none') return { title: t('page.notFound'), varies: false };
  if (page.kind === 'unavailable') return { title: t('page.unavailable'), varies: false };
  const { path, title } = page.route;
  return { title: pickWords(title, language), varies: path.includes('/:') };
}
