import type { CourseCertificate } from '@tvacha/shared-contract';
import { certificatePath } from '@tvacha/shared-contract/certificate-path';
import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { Button } from '@tvacha/shared-ui/button';
import { Logo } from '@tvacha/shared-ui/logo';
import { Notice } from '@tvacha/shared-ui/notice';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { useT as useAreaT } from '../../common/i18n';
import { NoFile } from '../../common/refusal';
import { useCopy } from '../../common/use-copy';
import { certificateFile } from './certificate-file';
import styles from './certificate-view.module.css';
import { useT } from './messages';

/** The certificate as the paper shows it. */
function Sheet({ certificate }: { certificate: CourseCertificate }) {
  const t = useT();
  const { name, course, teacher, hours, completedOn, number } = certificate;
  return (
    <section className={styles.sheet} aria-label={t('certificate.title')}>
      <div className={styles.logo}>
        <Logo />
      </div>
      <p className={styles.eyebrow}>{t('certificate.of')}</p>
      <p className={styles.name}>{name}</p>
      <p className={styles.read}>{t('certificate.read')}</p>
      <p className={styles.course}>{course}</p>
      <p className={styles.facts}>
        {t('certificate.taught', { teacher, hours: formatNumber(hours) })}
        <br />
        {t('certificate.completed', { date: formatDate(completedOn) })}
      </p>
      <p className={styles.number}>{number}</p>
      <svg className={styles.waves} viewBox="0 0 808 110" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 32C166 -2 296 62 446 32S686 6 808 40V110H0Z" fill="#e0ece9" />
        <path d="M0 62C166 28 296 92 446 62S686 36 808 70V110H0Z" fill="#d3e4e0" />
        <path d="M0 92C166 58 296 122 446 92S686 66 808 100V110H0Z" fill="#c4dad5" />
      </svg>
    </section>
  );
}

function Actions({ courseId, number }: { courseId: string; number: string }) {
  const t = useT();
  const area = useAreaT();
  const { status, problem, send } = useMutation(certificateFile, courseId);
  const check = certificatePath(number);
  const copy = useCopy();
  return (
    <>
      <NoFile problem={problem} title={t('certificate.noFile')} />
      <div className={styles.actions}>
        <Button
          kind="primary"
          size="lg"
          icon="download-simple"
          loading={status === 'sending'}
          onClick={() => send({ courseId, number })}
        >
          {t('certificate.download')}
        </Button>
        <Button size="lg" icon="copy" onClick={() => copy(`${location.origin}${check}`)}>
          {area('certificate.copy')}
        </Button>
        <Button size="lg" kind="text" href={check}>
          {t('certificate.check')}
        </Button>
      </div>
    </>
  );
}

/** A certificate with what can be done with it. One that was taken back says so, and is given out no more. */
export function CertificateView({ courseId, certificate }: { courseId: string; certificate: CourseCertificate }) {
  const t = useT();
  const { number, revokedOn } = certificate;
  return (
    <div className={styles.page}>
      <PageHeader title={t('certificate.title')} lead={t('certificate.lead')} />
      {revokedOn ? (
        <div className={styles.revoked}>
          <Notice tone="warning" title={t('certificate.revoked', { date: formatDate(revokedOn) })}>
            {t('certificate.revokedText')}
          </Notice>
        </div>
      ) : null}
      <Sheet certificate={certificate} />
      {revokedOn ? null : <Actions courseId={courseId} number={number} />}
      <p className={styles.note}>{t('certificate.note')}</p>
    </div>
  );
}
