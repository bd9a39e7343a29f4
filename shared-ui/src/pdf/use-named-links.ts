import { type RefObject, useEffect } from 'react';
import type { useT } from './messages';
import { nameLinks } from './outside-links';

/** Names links of pages as they come: pdf.js puts them in one by one, and tells nobody. */
export function useNamedLinks(stage: RefObject<HTMLElement | null>, t: ReturnType<typeof useT>): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const words = { out: (host: string) => t('readerLinkOut', { host }), within: t('readerLinkWithin') };
    const hasLinks = ({ addedNodes }: MutationRecord) =>
      [...addedNodes].some((node) => node instanceof Element && node.matches('.linkAnnotation, :has(.linkAnnotation)'));
    const observer = new MutationObserver((records) => {
      if (records.some(hasLinks)) nameLinks(element, words);
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [stage, t]);
}
