import type { Result } from '@tvacha/shared-contract';
import { otpRule, required } from '@tvacha/shared-contract/form-rules';
import { useForm } from '@tvacha/shared-core/form';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { OtpField } from '@tvacha/shared-ui/otp-field';
import { useEffect, useRef } from 'react';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { CopyButton } from './copy-button';
import css from './factor-setup.module.css';
import { confirmSecret } from './login-calls';

/** Where its code does not come, the key below can be typed. */
const QrCode = latePart(async () => (await import('@tvacha/shared-ui/qr-code')).QrCode, {
  fallback: <div className={css.code} />,
  failed: (retry) => <FailedPart onRetry={retry} />,
});

/** As it is typed most easily. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface FirstCodeFormProps {
  /** What an authenticator is told: typed in, or read from a QR code. */
  secret: Result<'auth.second-factor.setup'>;
  onConfirmed: (answer: Awaited<ReturnType<typeof confirmSecret>>) => void;
}

/** The secret for the authenticator, to scan or to type, and the first code that it shows then. */
export function FirstCodeForm({ secret, onConfirmed }: FirstCodeFormProps) {
  const t = useT();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const form = useForm({
    initial: { code: '' },
    rules: { code: required(otpRule) },
    codes: { INVALID_OTP: 'code' },
    // A refused code is of no more use.
    clears: ['code'],
    say: () => t('code.incomplete'),
    submit: async ({ code }) => onConfirmed(await confirmSecret(code)),
  });
  return (
    <form {...form.props} className={styles.form}>
      <section className={css.scan}>
        <h2 ref={headingRef} tabIndex={-1}>
          {t('setup.title')}
        </h2>
        <p>{t('setup.scan')}</p>
        <QrCode value={secret.uri} label={t('setup.qr')} />
        <div className={css.key}>
          <p>{t('setup.type')}</p>
          <code>{grouped(secret.secret)}</code>
          <CopyButton text={secret.secret} label={t('setup.copyKey')} />
        </div>
      </section>
      <OtpField {...form.field('code')} label={t('setup.code')} />
      <FormProblem form={form} />
      <Button kind="primary" size="lg" htmlType="submit" block loading={form.isSending}>
        {t('setup.submit')}
      </Button>
    </form>
  );
}
