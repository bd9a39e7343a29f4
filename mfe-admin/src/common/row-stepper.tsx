import { Button } from '@tvacha/shared-ui/button';
import { useT } from './i18n';
import styles from './row-stepper.module.css';

export interface RowStepperProps {
  labels: { previous: string; next: string };
  /** Which of all rows of the list this is, from 1; null when it is not on this page of the list. */
  position: number | null;
  total: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Walks through the rows of the page without closing the drawer. */
export function RowStepper({ labels, position, total, onPrevious, onNext }: RowStepperProps) {
  const t = useT();
  return (
    <div className={styles.stepper}>
      <Button icon="caret-up" aria-label={labels.previous} disabled={!onPrevious} onClick={onPrevious} />
      <Button icon="caret-down" aria-label={labels.next} disabled={!onNext} onClick={onNext} />
      {position !== null && <span className={styles.position}>{t('row.position', { position, total })}</span>}
    </div>
  );
}
