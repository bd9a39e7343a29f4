import type { LoginTab } from '@tvacha/shared-contract/constants';
import * as constants from '@tvacha/shared-contract/constants';
import { useAwaitsScripts } from '@tvacha/shared-core/awaits-scripts';
import { paths } from '@tvacha/shared-core/paths';
import { Link, matchPath, useLocation, useSearchParams } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { portalStore } from '@tvacha/shared-core/store';
import { Tabs } from '@tvacha/shared-ui/tabs';
import { useState } from 'react';
import { SentOn } from '../../common/destination/sent-on';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { AuthLayout } from '../../common/layout/auth-layout';
import { PasswordLogin } from './password-login';
import { PhoneLogin } from './phone-login';

/** The ways in for whoever has no account yet: to become a member, or to look around (AUTH-08). A customer code in the address they wanted goes along (NAV-02). */
function JoinHint() {
  const t = useT();
  const { state } = useLocation();
  // The browser keeps it over a reload, of which the server knows nothing.
  const awaitsScripts = useAwaitsScripts();
  const wanted = !awaitsScripts && typeof state?.from === 'string' ? new URL(state.from, location.origin) : null;
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

const tabByWord: Record<string, LoginTab> = { phone: 'PHONE_LOGIN', email: 'EMAIL_LOGIN' };
const wordByTab: Record<LoginTab, string> = { PHONE_LOGIN: 'phone', EMAIL_LOGIN: 'email' };

/** The members' login page. At the doctors' address the phone code stands open. */
export function LoginPage() {
  const t = useT();
  const { isLogin } = useSession();
  // Whoever comes here logged in has been turned away from a page for others.
  const [turnedAway] = useState(() => portalStore().getState().session.status !== 'anonymous');
  const { pathname, state } = useLocation();
  const forDoctors = matchPath(paths.loginDoctor(), pathname) !== null;
  const [query, setQuery] = useSearchParams();
  const usual: LoginTab = forDoctors ? 'PHONE_LOGIN' : constants.defaultLoginTab;
  const tab = tabByWord[query.get('tab') ?? ''] ?? usual;

  if (isLogin) return <SentOn turnedAway={turnedAway} />;
  return (
    <AuthLayout
      title={t(forDoctors ? 'login.titleDoctor' : 'login.title')}
      lead={t(forDoctors ? 'login.leadDoctor' : 'login.lead')}
      aside={
        <>
          <span>{t('login.hereToRead')}</span>{' '}
          <Link to={paths.patientCategory({ speciality: 'all', section: 0, name: t('login.factsName') })}>
            {t('login.openPages')}
          </Link>
        </>
      }
    >
      <Tabs
        label={t('login.methods')}
        value={tab}
        onChange={(key) => setQuery({ tab: wordByTab[key as LoginTab] }, { replace: true, state })}
        items={[
          { key: 'PHONE_LOGIN', label: t('tabs.phone'), icon: 'device-mobile', children: <PhoneLogin /> },
          {
            key: 'EMAIL_LOGIN',
            label: t('tabs.email'),
            icon: 'envelope-simple',
            children: <PasswordLogin loginUser="doctor" />,
          },
        ]}
      />
      <JoinHint />
    </AuthLayout>
  );
}
