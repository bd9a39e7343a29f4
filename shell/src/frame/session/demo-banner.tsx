import { serverNow, tokenTerms } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { JoinLink } from '@tvacha/shared-ui/members-note';
import { useEffect, useState } from 'react';
import styles from './demo-banner.module.css';
import { useSessionT } from './messages';

const hour = 3_600_000;
const minute = 60_000;

/** Hours until the demo ends, begun ones whole; nothing where the token does not say. */
function hoursLeft(): number | undefined {
  const end = tokenTerms(storage.get('token'))?.end;
  return end === undefined ? undefined : Math.max(1, Math.ceil((end - serverNow()) / hour));
}

/** Says that this is the demo and for how long still, and leads on to membership (AUTH-08). */
export function DemoBanner() {
  const t = useSessionT();
  const [hours, setHours] = useState(hoursLeft);
  useEffect(() => {
    const timer = setInterval(() => setHours(hoursLeft()), minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={styles.banner} aria-label={t('demo.label')}>
      <p>
        <strong>{hours === undefined ? t('demo.label') : t('demo.left', { hours })}</strong>{' '}
        <span className={styles.more}>{t('demo.text')}</span>
      </p>
      <JoinLink />
    </section>
  );
}
