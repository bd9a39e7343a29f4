import { paths } from '@tvacha/shared-core/paths';
import { watchResources } from '@tvacha/shared-core/resources';
import { Link, useLocation } from '@tvacha/shared-core/router';
import { pathOf } from '@tvacha/shared-core/site-routes';
import { type Injection, injectRemote } from '@tvacha/shared-core/store';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { noticesPath } from '../../frame/notices/messages';
import wrap from '../parts/wrap.module.css';
import styles from './account-layout.module.css';
import { type AccountKey, useAccountT } from './messages';

const pages: readonly { title: AccountKey; path: string }[] = [
  { title: 'nav.privacy', path: paths.accountPrivacy() },
  { title: 'nav.notices', path: noticesPath },
  { title: 'nav.chat', path: paths.accountChat() },
  { title: 'nav.sessions', path: paths.accountSessions() },
];

interface AccountLayoutProps {
  title: AccountKey;
  lead: AccountKey;
  children: ReactNode;
}

/** What the pages of one's own account have in common: heading, and the way from one to the other. */
export function AccountLayout({ title, lead, children }: AccountLayoutProps) {
  const t = useAccountT();
  const here = pathOf(useLocation().pathname);
  return (
    <div className={clsx(wrap.wrap, styles.page)}>
      <div className={styles.column}>
        <PageHeader eyebrow={t('nav')} title={t(title)} lead={t(lead)} />
        <nav className={styles.nav} aria-label={t('nav')}>
          <ul>
            {pages.map(({ title: words, path }) => (
              <li key={path}>
                <Link to={path} aria-current={path === here ? 'page' : undefined}>
                  {t(words)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.cards}>{children}</div>
      </div>
    </div>
  );
}

/**
 * Brings what a page loads and writes, for as long as it is open: nothing of one account is there for the next one
 * that logs in here.
 * @param injection the same each time.
 */
export function usePageParts(injection: Injection): void {
  useLayoutEffect(() => injectRemote(injection), [injection]);
  useEffect(() => watchResources(injection.resources ?? []), [injection]);
}
