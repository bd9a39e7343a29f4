import type { Certificate } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Icon } from '@tvacha/shared-ui/icon';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { factsOf } from './certificate-fields';
import styles from './check-result.module.css';

/** What a certificate says, and whether it is good. */
export function CheckResult({ certificate }: { certificate: Certificate }) {
  const t = useT();
  const heading = useId();
  const { number, name, revokedOn } = certificate;
  const facts = [...factsOf(certificate, t), [t('check.number'), number] as const];
  return (
    <section className={styles.result} data-revoked={revokedOn !== null || undefined} aria-labelledby={heading}>
      <div className={styles.verdict}>
        <Icon name={revokedOn ? 'x-circle-fill' : 'seal-check-fill'} size={24} />
        <div role="status">
          <h2 id={heading}>{t(revokedOn ? 'check.revoked' : 'check.good')}</h2>
          <p>{revokedOn ? t('check.revokedText', { date: formatDate(revokedOn) }) : t('check.goodText')}</p>
        </div>
      </div>
      <p className={styles.label}>{t('check.name')}</p>
      <p className={styles.name}>{name}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t(certificate.of === 'year' ? 'check.noteYear' : 'check.note')}</p>
    </section>
  );
}
