import { consentIn } from '@tvacha/shared-contract/consents';
import { useLanguage } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { useState } from 'react';
import form from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';

/** The consent of a member whom staff admitted, as it stands on this page. */
export interface FirstConsent {
  wanted: 'withPassword' | 'alone' | undefined;
  isGiven: boolean;
  /** Somebody wanted to go on without it. */
  isMissing: boolean;
  give: (given: boolean) => void;
  /** Whether one may go on; where not, it is said at the box. */
  check: () => boolean;
  /** What the call that ends the first login says of it. */
  body: { consent?: true; consentLocale?: 'hi' };
}

export function useFirstConsent(): FirstConsent {
  const { user } = useSession();
  const language = useLanguage();
  const [isGiven, setGiven] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const wanted = user?.consentWanted;
  return {
    wanted,
    isGiven,
    isMissing,
    give(given) {
      setGiven(given);
      setMissing(false);
    },
    check() {
      const mayGoOn = !wanted || isGiven;
      setMissing(!mayGoOn);
      return mayGoOn;
    },
    body: wanted && isGiven ? { consent: true, ...(language !== 'en' && { consentLocale: language }) } : {},
  };
}

/** The words of the consent, with their version, and a box to agree. */
export function ConsentBox({ consent }: { consent: FirstConsent }) {
  const t = useT();
  const language = useLanguage();
  const { user } = useSession();
  const { text, version } = consentIn('registration', language, user?.role);
  return (
    <div className={form.form}>
      <Checkbox
        name="consent"
        label={text}
        checked={consent.isGiven}
        onChange={consent.give}
        error={consent.isMissing ? t('ownPassword.consentMissing') : undefined}
        required
      />
      <p className={form.note}>
        {t('ownPassword.consentVersion', { version })} <Link to={paths.terms()}>{t('ownPassword.terms')}</Link>{' '}
        <Link to={paths.privacy()}>{t('ownPassword.privacy')}</Link>
      </p>
    </div>
  );
}
