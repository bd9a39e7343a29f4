import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useSupportHours } from '@tvacha/shared-core/support-hours';
import { Logo } from '@tvacha/shared-ui/logo';
import { Notice } from '@tvacha/shared-ui/notice';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { SkinScene } from '@tvacha/shared-ui/skin-art';
import type { ReactNode } from 'react';
import { useT } from '../i18n';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  lead: string;
  /** The way out for whoever stands at the wrong login page. */
  aside: ReactNode;
  children: ReactNode;
}

export function AuthLayout({ title, lead, aside, children }: AuthLayoutProps) {
  const t = useT();
  const hours = useSupportHours();
  return (
    <div className={styles.layout}>
      <div className={styles.art}>
        <div className={styles.scene} aria-hidden="true">
          <SkinScene />
        </div>
        <p className={styles.line}>
          <q>{t('login.artLine')}</q>
          <small>{t('login.artSource')}</small>
        </p>
      </div>
      <div className={styles.side}>
        <div className={styles.top}>
          <Link className={styles.logo} to={paths.home()} aria-label={t('login.homeLink')}>
            <Logo />
          </Link>
          <p className={styles.aside}>{aside}</p>
        </div>
        <div className={styles.form}>
          <PageHeader title={title} lead={lead} />
          <noscript>
            <div className={styles.scripts}>
              <Notice tone="warning" title={t('scripts.title')}>
                {t('scripts.text')}
              </Notice>
            </div>
          </noscript>
          {children}
        </div>
        <p className={styles.help}>{t('login.help', { ...hours })}</p>
      </div>
    </div>
  );
}
