import type { LearningYear } from '@tvacha/shared-contract';
import { certificatePath } from '@tvacha/shared-contract/certificate-path';
import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { Button } from '@tvacha/shared-ui/button';
import { Notice } from '@tvacha/shared-ui/notice';
import { useT } from '../../common/i18n';
import { NoFile } from '../../common/refusal';
import { Section } from '../../common/section';
import { useCopy } from '../../common/use-copy';
import { yearRecord } from './learning';
import styles from './learning.module.css';
import { useLearningT } from './messages';

/** The year on paper, with the number by which anyone may check it. */
export function RecordPanel({ year, record }: Pick<LearningYear, 'year' | 'record'>) {
  const t = useLearningT();
  const say = useT();
  const { status, problem, send } = useMutation(yearRecord, String(year));
  const copy = useCopy();
  const isRevoked = Boolean(record?.revokedOn);
  const code = problem?.code;
  const text = code === 'CONFLICT' || code === 'NOT_FOUND' ? t(`record.${code}`) : undefined;
  return (
    <Section title={t('record.title', { year: String(year) })}>
      <div className={styles.record}>
        <p>{t('record.text')}</p>
        <p className={styles.note}>{t('record.claim')}</p>
        {isRevoked ? (
          <Notice tone="warning" title={t('record.revoked', { date: formatDate(record?.revokedOn ?? '') })} />
        ) : null}
        <NoFile problem={problem} title={t('record.failed')} text={text} />
        {record ? (
          <p className={styles.number}>
            <strong>{record.number}</strong>
            <span>{t('record.made', { date: formatDate(record.madeOn) })}</span>
          </p>
        ) : null}
        {isRevoked ? null : (
          <div className={styles.actions}>
            <Button kind="primary" icon="download-simple" loading={status === 'sending'} onClick={() => send({ year })}>
              {t('record.download')}
            </Button>
            {record ? (
              <>
                <Button icon="copy" onClick={() => copy(`${location.origin}${certificatePath(record.number)}`)}>
                  {say('certificate.copy')}
                </Button>
                <Button kind="text" href={certificatePath(record.number)}>
                  {t('record.check')}
                </Button>
              </>
            ) : null}
          </div>
        )}
      </div>
    </Section>
  );
}
