import { pickWords } from '@tvacha/shared-core/i18n';
import { useLocation } from '@tvacha/shared-core/router';
import { useEffect, useRef } from 'react';
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
