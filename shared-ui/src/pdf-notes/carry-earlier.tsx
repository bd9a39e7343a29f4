import { annotationLimits } from '@tvacha/shared-contract/annotations';
import { useEffect, useEffectEvent } from 'react';
import type { SlotStage } from '../pdf/reader-slots';
import { findBoxes } from './find-boxes';
import type { Drawn } from './mark-list';
import type { Notebook } from './notebook';
import { useNotebook } from './use-notebook';

/** Puts highlights of an earlier edition on their words, page by page. What does not come now is tried at the next opening. */
export function CarryEarlier({ book, around }: { book: Notebook; around: SlotStage }) {
  const items = useNotebook(book, (state) => state.earlier.items);
  const isDue = items.some(({ page }) => page !== null);
  const readText = useEffectEvent((page: number) => around.textOf(page));
  const carry = useEffectEvent(async (isGone: () => boolean) => {
    const due = items.flatMap(({ mark, page }) => (mark.kind === 'highlight' && page !== null ? [{ mark, page }] : []));
    const pages = [...new Set(due.map(({ page }) => page))].sort((one, other) => one - other);
    const put: Drawn[] = [];
    const missing: string[] = [];
    for (const page of pages) {
      const text = await readText(page).catch(() => undefined);
      if (isGone()) return;
      if (!text) break;
      for (const { mark } of due.filter((one) => one.page === page)) {
        const boxes = findBoxes(text, mark).slice(0, annotationLimits.boxes);
        if (boxes.length > 0) put.push({ ...mark, page, boxes });
        else missing.push(mark.id);
      }
    }
    if (put.length + missing.length > 0) book.carry(put, missing);
  });
  useEffect(() => {
    if (!isDue) return;
    let gone = false;
    void carry(() => gone);
    return () => {
      gone = true;
    };
  }, [isDue]);
  return null;
}
