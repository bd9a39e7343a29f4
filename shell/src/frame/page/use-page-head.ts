import { pickWords, useLanguage } from '@tvacha/shared-core/i18n';
import { useLocation } from '@tvacha/shared-core/router';
import { useEffect, useRef } from 'react';
import { useT } from '../../messages';
import type { Page } from './find-page';

/** What the server wrote into the head of the first page follows to the next ones, as far as their rows say it. */
export function usePageHead(page: Page): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const last = useRef(address);
  const description = page.kind === 'shell' && page.row.description ? pickWords(page.row.description) : '';

  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', new URL(address, location.origin).href);
  }, [address, description]);
}

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
