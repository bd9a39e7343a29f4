import { isStaff, type Role } from '@tvacha/shared-contract/roles';
import { paths } from '@tvacha/shared-core/paths';
import { useNavigate } from '@tvacha/shared-core/router';
import { endSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { ConditionArt } from '@tvacha/shared-ui/skin-art';
import { useEffect, useRef } from 'react';
import { useT } from '../messages';
import styles from './logout-page.module.css';

const isStaffMember = () => isStaff((storage.get('type') ?? 'all') as Role);

/** Ends the session and leads members home (AUTH-10), staff to their own log-in (AUTH-07). */
export function LogoutPage() {
  const t = useT();
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const to = isStaffMember() ? paths.adminLogin() : paths.home();
    void endSession('logout').finally(() => navigate(to, { replace: true }));
  }, [navigate]);

  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.art} aria-hidden="true">
        <ConditionArt illustration="sun" tone={2} />
      </div>
      <h1 className={styles.title} tabIndex={-1} data-page-heading>
        {t('page.logout')}
      </h1>
      <p className={styles.text}>{t('logout.text')}</p>
    </div>
  );
}
