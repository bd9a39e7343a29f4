import { Countdown } from '@tvacha/shared-ui/countdown';
import { Icon } from '@tvacha/shared-ui/icon';
import { useState } from 'react';
import { useT } from './messages';
import styles from './take-page.module.css';

/** Seconds left at which it is read out. */
const moments = [300, 60, 10];

interface QuizTimerProps {
  /** By the server's clock, when the page was opened. */
  secondsLeft: number;
  onDone: () => void;
}

/** The time that is left; silent but for five minutes, one minute and ten seconds before the end. */
export function QuizTimer({ secondsLeft, onDone }: QuizTimerProps) {
  const t = useT();
  const [until] = useState(() => Date.now() + secondsLeft * 1000);
  return (
    <Countdown
      until={until}
      onDone={onDone}
      render={({ seconds, text }) => {
        const passed = moments.filter((moment) => seconds <= moment && moment < secondsLeft).at(-1);
        return (
          <p className={styles.timer} data-short={seconds <= 60 || undefined}>
            <Icon name="timer" size={18} />
            <span role="timer" aria-label={t('quizzes.left')}>
              {text}
            </span>
            <span className="visually-hidden" role="status">
              {passed === undefined ? '' : t('quizzes.leftSaid', { seconds: passed })}
            </span>
          </p>
        );
      }}
    />
  );
}
