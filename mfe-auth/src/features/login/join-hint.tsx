import { paths } from '@tvacha/shared-core/paths';
import { Link, useLocation } from '@tvacha/shared-core/router';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';

/** The ways in for whoever has no account yet: to become a member, or to look around (AUTH-08). A customer code in the address they wanted goes along (NAV-02). */
export function JoinHint() {
  const t = useT();
  const { state } = useLocation();
  const wanted = typeof state?.from === 'string' ? new URL(state.from, location.origin) : null;
  const code = wanted?.searchParams.get('code');
  return (
    <div className={styles.or}>
      <p className={styles.note}>
        {t('login.noAccount')}{' '}
        <Link to={paths.verifyCustomer() + (code ? `?${new URLSearchParams({ code })}` : '')}>{t('login.join')}</Link>
      </p>
      <p className={styles.note}>
        {t('login.lookFirst')} <Link to={paths.demoRegistration()}>{t('login.demo')}</Link>
      </p>
    </div>
  );
}
