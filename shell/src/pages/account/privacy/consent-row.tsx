import { errorMessage } from '@tvacha/shared-core/errors';
import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { Button } from '@tvacha/shared-ui/button';
import { Notice } from '@tvacha/shared-ui/notice';
import { Tag } from '@tvacha/shared-ui/tag';
import { useAccountT } from '../messages';
import { type Consent, changeConsent } from './consents';
import styles from './consents.module.css';

interface ConsentRowProps {
  consent: Consent;
  onWithdraw: () => void;
}

/** One consent. That of a patient's pictures is taken back here, as it stands for one contribution. */
export function ConsentRow({ consent, onWithdraw }: ConsentRowProps) {
  const t = useAccountT();
  const { status, problem } = useMutation(changeConsent, consent._id);
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
            loading={status === 'sending'}
            aria-label={t('record.withdrawOf', { kind: name, date })}
            onClick={onWithdraw}
          >
            {t('record.withdraw')}
          </Button>
        ) : null}
      </div>
      {problem ? <Notice tone="error" live title={errorMessage(problem.code)} /> : null}
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
