import { formatDate } from '@tvacha/shared-core/format';
import { Button } from '@tvacha/shared-ui/button';
import { Tag } from '@tvacha/shared-ui/tag';
import { useAccountT } from '../messages';
import styles from './consents.module.css';
import type { Consent } from './consents.slice';

interface ConsentRowProps {
  consent: Consent;
  busy: boolean;
  onWithdraw: () => void;
}

/** One consent. That of a patient's pictures is taken back here, as it stands for one contribution. */
export function ConsentRow({ consent, busy, onWithdraw }: ConsentRowProps) {
  const t = useAccountT();
  const { kind, version, text, givenAt, withdrawnAt } = consent;
  const date = formatDate(givenAt, 'time');
  const name = t(`kind.${kind}`);
  return (
    <li className={styles.consent}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Tag tone={withdrawnAt ? 'neutral' : 'green'}>{t(withdrawnAt ? 'record.ended' : 'record.inForce')}</Tag>
        {kind === 'patient-image' && !withdrawnAt ? (
          <Button
            size="sm"
            loading={busy}
            aria-label={t('record.withdrawOf', { kind: name, date })}
            onClick={onWithdraw}
          >
            {t('record.withdraw')}
          </Button>
        ) : null}
      </div>
      <p className={styles.meta}>
        <span>{t('record.version', { version })}</span>
        <span>{t('record.given', { date })}</span>
        {withdrawnAt ? <span>{t('record.withdrawn', { date: formatDate(withdrawnAt, 'time') })}</span> : null}
      </p>
      <blockquote className={styles.words} lang={consent.locale}>
        {text}
      </blockquote>
      {kind === 'registration' && !withdrawnAt ? <p className={styles.meta}>{t('record.registration')}</p> : null}
    </li>
  );
}
