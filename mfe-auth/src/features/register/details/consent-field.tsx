import { consentTexts } from '@tvacha/shared-contract/consents';
import { useLanguage } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { useRegisterT } from '../messages';
import styles from './details.module.css';
import type { DetailsFields } from './use-details';

/**
 * What is agreed to, in the very words that the server keeps (SEC-44). Those are English: a reading in another
 * language stands beside them, and does not take their place.
 */
export function ConsentField({ values, change, errorOf }: DetailsFields) {
  const t = useRegisterT();
  const language = useLanguage();
  const { text, version } = consentTexts.registration;
  return (
    <div className={styles.consent}>
      <Checkbox
        name="checkedTOC"
        label={<span lang="en">{text}</span>}
        checked={values.consent}
        onChange={(consent) => change({ consent })}
        error={errorOf('consent')}
        required
      />
      {language === 'en' ? null : (
        <p className={styles.reading}>
          <strong>{t('consent.reading')}</strong> {t('consent.text')}
        </p>
      )}
      <p className={styles.version}>
        <span>{t('consent.version', { version })}</span>
        <Link to={paths.terms()}>{t('consent.terms')}</Link>
        <Link to={paths.privacy()}>{t('consent.privacy')}</Link>
      </p>
    </div>
  );
}
