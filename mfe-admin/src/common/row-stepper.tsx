import { Button } from '@tvacha/shared-ui/button';
import { useEffect, useRef } from 'react';
import { useT } from './i18n';
import { boxes, isTyped } from './keys/key-target';
import styles from './row-stepper.module.css';

export interface RowStepperProps {
  labels: { previous: string; next: string };
  /** Which of all rows of the list this is, from 1; null when it is not on this page of the list. */
  position: number | null;
  total: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Whether a key that was pressed is for the drawer: not for what is typed into, nor for a question over it. */
function isFor(drawer: Element | null | undefined, { target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || isTyped(target)) return false;
  const asked = target.closest(boxes);
  return asked === null || asked === drawer;
}

/** Walks through the rows of the page without closing the drawer, also by the keys j and k. */
export function RowStepper({ labels, position, total, onPrevious, onNext }: RowStepperProps) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!isFor(ref.current?.closest('[role="dialog"]'), event)) return;
      if (event.key === 'j') onNext?.();
      if (event.key === 'k') onPrevious?.();
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  }, [onPrevious, onNext]);
  return (
    <div ref={ref} className={styles.stepper}>
      <Button icon="caret-up" aria-label={labels.previous} disabled={!onPrevious} onClick={onPrevious} />
      <Button icon="caret-down" aria-label={labels.next} disabled={!onNext} onClick={onNext} />
      {position !== null && <span className={styles.position}>{t('row.position', { position, total })}</span>}
    </div>
  );
}
