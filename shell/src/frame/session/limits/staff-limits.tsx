import { renewToken, serverNow } from '@tvacha/shared-core/http';
import { paths } from '@tvacha/shared-core/paths';
import { useNavigate } from '@tvacha/shared-core/router';
import { endSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { Button } from '@tvacha/shared-ui/button';
import { Countdown } from '@tvacha/shared-ui/countdown';
import { Modal } from '@tvacha/shared-ui/modal';
import { useEffect, useState } from 'react';
import { useSessionT } from '../messages';
import { type Limit, readPhase, usePhase } from './phase';
import styles from './staff-limits.module.css';
import { noteSign, useSignsOfLife } from './use-signs-of-life';

/** When the seconds left are said aloud after the first time; each second would drown everything else. */
const said = [10, 30, 60];

interface Props {
  by: Limit;
  /** By the server's clock. */
  endsAt: number;
  onSeen: () => void;
}

/** Two minutes before a session of staff ends: how long there is, and how to stay where that can be had. */
function EndingWarning({ by, endsAt, onSeen }: Props) {
  const t = useSessionT();
  const navigate = useNavigate();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const [until] = useState(() => endsAt - serverNow() + Date.now());
  const [first] = useState(() => Math.max(0, Math.ceil((until - Date.now()) / 1000)));
  const words = by === 'idle' ? 'rest' : 'end';

  const stay = async () => {
    setState('busy');
    try {
      // The exchange moves the end, and with it this warning goes in all tabs. One that was under way does not tell.
      for (let tries = 0; tries < 3 && readPhase().kind !== 'open'; tries += 1) {
        noteSign();
        await renewToken(storage.get('token') ?? '');
      }
    } catch {
      // What stands then is said below.
    }
    if (readPhase().kind !== 'open') setState('failed');
  };
  const leave = () => navigate(paths.logout());

  return (
    <Modal
      open
      urgent
      title={t(`${words}.title`)}
      icon="hourglass"
      tone="amber"
      closable={false}
      footer={
        <>
          <Button onClick={leave}>{t(`${words}.leave`)}</Button>
          {by === 'idle' ? (
            <Button kind="primary" loading={state === 'busy'} onClick={stay}>
              {t('rest.stay')}
            </Button>
          ) : (
            <Button kind="primary" onClick={onSeen}>
              {t('end.later')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`${words}.text`)}</p>
      <Countdown
        until={until}
        onDone={() => undefined}
        render={({ seconds, text }) => (
          <>
            <p className={styles.left} role="timer">
              {t('left', { time: text })}
            </p>
            <p className="visually-hidden" role="status">
              {t('left.said', { seconds: said.find((mark) => seconds <= mark && mark < first) ?? first })}
            </p>
          </>
        )}
      />
      {state === 'failed' ? (
        <p className={styles.failed} role="alert">
          {t('rest.failed')}
        </p>
      ) : null}
    </Modal>
  );
}

/** Warns staff before their session ends, and ends it in this browser when its time is over (SEC-23). */
export function StaffLimits() {
  const phase = usePhase();
  const [seen, setSeen] = useState(0);
  useSignsOfLife();

  const over = phase.kind === 'over' ? phase.by : undefined;
  useEffect(() => {
    if (over) void endSession(over);
  }, [over]);

  // Of an end that nobody can put off one warning is enough.
  if (phase.kind !== 'ending' || phase.endsAt === seen) return null;
  return <EndingWarning key={phase.endsAt} by={phase.by} endsAt={phase.endsAt} onSeen={() => setSeen(phase.endsAt)} />;
}
