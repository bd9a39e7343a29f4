import { useForm, useLeaveWarning } from '@tvacha/shared-core/form';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { useEffect, useRef } from 'react';
import form from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { CopyButton } from './copy-button';
import styles from './factor-setup.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => Promise<void>;
}

/** The codes for whoever loses the authenticator, shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useT();
  const keeping = useForm({ initial: {}, submit: onKept });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');

  useEffect(() => headingRef.current?.focus(), []);
  // Until they are kept a slip must not close the page for good.
  useLeaveWarning(true);

  return (
    <section className={form.form}>
      <div className={styles.recovery}>
        <h2 ref={headingRef} tabIndex={-1}>
          {t('recovery.title')}
        </h2>
        <p>{t('recovery.text')}</p>
        <ul className={styles.codes} aria-label={t('recovery.list')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          <CopyButton text={text} label={t('recovery.copy')} />
          <Button
            size="sm"
            icon="download-simple"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${t('recovery.file')}\n\n${text}\n`)}`}
            download="tvacha-recovery-codes.txt"
          >
            {t('recovery.download')}
          </Button>
          <Button size="sm" icon="printer" onClick={() => print()}>
            {t('recovery.print')}
          </Button>
        </div>
      </div>
      <FormProblem form={keeping} />
      <div className={styles.kept}>
        <Button kind="primary" size="lg" block loading={keeping.isSending} onClick={() => void keeping.submit()}>
          {t('recovery.kept')}
        </Button>
      </div>
    </section>
  );
}
