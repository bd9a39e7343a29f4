import { useSubject } from '@tvacha/shared-core/permissions';
import { useLocation } from '@tvacha/shared-core/router';
import { closeToast, useToasts } from '@tvacha/shared-core/toasts';
import { latePage } from '@tvacha/shared-ui/late-part';
import { LoadingState } from '@tvacha/shared-ui/states';
import { ToastList } from '@tvacha/shared-ui/toast-list';
import { useRef } from 'react';
import { useHold } from '../federation/block-areas';
import type { FrameProps } from '../federation/contract';
import { Marketing } from '../marketing/marketing';
import { useT } from '../messages';
import { ShellPages } from '../pages/shell-pages';
import { UpdateNotice } from '../update/update-notice';
import { AdminTabs } from './admin-tabs';
import { Footer } from './footer/footer';
import styles from './frame.module.css';
import { frameFor } from './frame-for';
import { Header } from './header/header';
import { useMenus } from './menu/use-menus';
import { Areas } from './page/areas-context';
import { findPage } from './page/find-page';
import { usePageArrival } from './page/use-page-arrival';
import { usePageHead, usePageTitle } from './page/use-page-head';
import { useScroll } from './page/use-scroll';
import { DemoNotice, SessionNotice } from './session/session-notice';
import { useGuard } from './session/use-guard';
import { useSessionDuties } from './session/use-session-duties';

const ForbiddenPage = latePage(
  async () => (await import(/* webpackChunkName: "page-forbidden" */ '../pages/forbidden-page')).ForbiddenPage,
);

/** Everything around the pages: there is one header, one footer and one session, whoever draws the page (MFE-02). */
export function Frame({ outlet, areas }: FrameProps) {
  const t = useT();
  const { pathname } = useLocation();
  const subject = useSubject();
  const main = useRef<HTMLElement>(null);
  const page = findPage(pathname, areas);
  const entry = useGuard(page, useSessionDuties());
  const parts = frameFor(page.kind === 'remote' ? page.route.path : pathname, subject.role, page.kind !== 'none');
  const isTall = page.kind === 'remote' && parts.footer;
  const announced = usePageArrival({ main, ...usePageTitle(page) });
  usePageHead(page);
  const menus = useMenus(areas);
  useHold(entry.kind !== 'open');
  useScroll();

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      {parts.header ? <Header menus={menus} /> : null}
      <DemoNotice />
      {parts.tabs && menus.tabs.length > 0 ? <AdminTabs items={menus.tabs} /> : null}
      <main className={styles.main} id="content" ref={main} tabIndex={-1} data-tall={isTall ? '' : undefined}>
        {entry.kind === 'open' ? (
          <Areas value={areas}>
            <ShellPages page={page} />
          </Areas>
        ) : null}
        {entry.kind === 'forbidden' ? <ForbiddenPage section={entry.section} start={menus.tabs[0]?.path} /> : null}
        {entry.kind === 'held' ? <LoadingState shape="page" /> : null}
        <div hidden={entry.kind !== 'open'}>{outlet}</div>
      </main>
      {parts.footer ? <Footer quick={menus.quick} offers={menus.offers} /> : null}
      <ToastList toasts={useToasts()} onClose={closeToast} />
      <UpdateNotice page={page} />
      <SessionNotice />
      <Marketing page={page} />
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </div>
  );
}
