import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import type { ReactNode } from 'react';
import { useT } from '../../common/i18n';
import { AuthLayout } from '../../common/layout/auth-layout';

/** Both pages of the demo, with the way to the login for whoever is a member. */
export function DemoLayout({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useT();
  return (
    <AuthLayout
      title={title}
      lead={lead}
      aside={
        <>
          <span>{t('demo.member')}</span> <Link to={paths.loginDoctor()}>{t('demo.login')}</Link>
        </>
      }
    >
      {children}
    </AuthLayout>
  );
}
