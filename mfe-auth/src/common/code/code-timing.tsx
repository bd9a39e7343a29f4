import { Button } from '@tvacha/shared-ui/button';
import { Countdown } from '@tvacha/shared-ui/countdown';
import { Icon } from '@tvacha/shared-ui/icon';
import { Tag } from '@tvacha/shared-ui/tag';
import { useState } from 'react';
import { useT } from '../i18n';
import styles from './code-form.module.css';

interface CodeTimingProps {
  resendAt: number;
  expiresAt: number;
  /** Said in place of the validity once the code can no longer be used. */
  endedWord: string | undefined;
  onExpired: () => void;
  onResend: () => void;
}

/** When a new code may be asked for, and how long this one is good. */
export function CodeTiming({ resendAt, expiresAt, endedWord, onExpired, onResend }: CodeTimingProps) {
  const t = useT();
  const [mayResend, setMayResend] = useState(() => resendAt <= Date.now());
  return (
    <div className={styles.timing}>
      {mayResend ? (
        <Button kind="text" size="sm" icon="arrow-clockwise" onClick={onResend}>
          {t('code.resend')}
        </Button>
      ) : (
        <span className={styles.wait}>
          <Icon name="timer" size={18} />
          <Countdown
            until={resendAt}
            onDone={() => setMayResend(true)}
            render={({ text }) => <span>{t('code.newIn', { time: text })}</span>}
          />
        </span>
      )}
      {endedWord ? (
        <Tag tone="amber" icon="warning">
          {endedWord}
        </Tag>
      ) : (
        <Countdown
          until={expiresAt}
          onDone={onExpired}
          render={({ text }) => <span>{t('code.validFor', { time: text })}</span>}
        />
      )}
    </div>
  );
}
