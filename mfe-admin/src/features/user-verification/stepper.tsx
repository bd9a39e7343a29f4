import { Button } from '@tvacha/shared-ui/button';
import { useT } from '../../common/i18n';
import styles from './applicant-drawer.module.css';

export interface StepperProps {
  /** Which of all applications in the list this is, from 1; null when it is not on this page of the list. */
  position: number | null;
  total: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Walks through the applications of the page without closing the drawer. */
export function Stepper({ position, total, onPrevious, onNext }: StepperProps) {
  const t = useT();
  return (
    <div className={styles.stepper}>
      <Button icon="caret-up" aria-label={t('applicant.previous')} disabled={!onPrevious} onClick={onPrevious} />
      <Button icon="caret-down" aria-label={t('applicant.next')} disabled={!onNext} onClick={onNext} />
      {position !== null && <span className={styles.position}>{t('applicant.position', { position, total })}</span>}
    </div>
  );
}
