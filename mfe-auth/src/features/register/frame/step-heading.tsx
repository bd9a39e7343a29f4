import { useEffect, useRef } from 'react';
import { useRegisterT } from '../messages';
import { type Step, steps } from '../state/steps';
import styles from './register-frame.module.css';

interface StepHeadingProps {
  step: Step;
  /** In place of the step's own words. */
  title?: string;
  lead?: string;
}

/** The heading of a step. It takes the focus when the step changes; of the first one the shell takes care. */
export function StepHeading({ step, title, lead }: StepHeadingProps) {
  const t = useRegisterT();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return (
    <header className={styles.head}>
      <p className={styles.eyebrow}>{t('stepOf', { at: steps.indexOf(step) + 1, count: steps.length })}</p>
      <h1 ref={heading} className={styles.title} tabIndex={-1} data-page-heading>
        {title ?? t(`${step}.title`)}
      </h1>
      <p className={styles.lead}>{lead ?? t(`${step}.lead`)}</p>
    </header>
  );
}
