import { errorMessage } from '@tvacha/shared-core/errors';
import { Button } from '@tvacha/shared-ui/button';
import { Countdown } from '@tvacha/shared-ui/countdown';
import { useState } from 'react';
import { useAccountT } from '../messages';
import type { SentCode } from './proof.slice';
import styles from './proof-dialog.module.css';

const isOver = (moment: number) => moment <= Date.now();

/** When another code may be asked for, and how long this one is good. */
export function CodeTiming({ sent, onResend }: { sent: SentCode; onResend: () => void }) {
  const t = useAccountT();
  const [mayResend, setMayResend] = useState(() => isOver(sent.resendAt));
  const [expired, setExpired] = useState(() => isOver(sent.expiresAt));
  return (
    <div className={styles.timing}>
      {mayResend ? (
        <Button kind="text" size="sm" icon="arrow-clockwise" onClick={onResend}>
          {t('proof.sendAgain')}
        </Button>
      ) : (
        <Countdown
          until={sent.resendAt}
          onDone={() => setMayResend(true)}
          render={({ text }) => <span>{t('proof.newIn', { time: text })}</span>}
        />
      )}
      {expired ? (
        <span>{errorMessage('OTP_EXPIRED')}</span>
      ) : (
        <Countdown
          until={sent.expiresAt}
          onDone={() => setExpired(true)}
          render={({ text }) => <span>{t('proof.validFor', { time: text })}</span>}
        />
      )}
    </div>
  );
}
