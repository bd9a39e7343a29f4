import { consentIn } from '@tvacha/shared-contract/consents';
import { useLanguage } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { useRegisterT } from '../messages';
import styles from './details.module.css';
import type { DetailsForm } from './use-details';

/** What is agreed to, in the very words and the language that the server keeps (SEC-44). */
export function ConsentField({ form }: { form: DetailsForm }) {
  const t = useRegisterT();
  const language = useLanguage();
  const { text, version } = consentIn('registration', language);
  return (
    <div className={styles.consent}>
      <Checkbox {...form.box('consent')} name="checkedTOC" label={text} />
      <p className={styles.version}>
        <span>{t('consent.version', { version })}</span>
        <Link to={paths.terms()}>{t('consent.terms')}</Link>
        <Link to={paths.privacy()}>{t('consent.privacy')}</Link>
      </p>
    </div>
  );
}
