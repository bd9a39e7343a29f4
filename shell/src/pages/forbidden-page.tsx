import type { Section } from '@tvacha/shared-contract/sections';
import { useSubject } from '@tvacha/shared-core/permissions';
import { startOf } from '@tvacha/shared-core/start-of';
import { Button } from '@tvacha/shared-ui/button';
import { NoPermissionState } from '@tvacha/shared-ui/states';
import { useT } from '../messages';
import styles from './forbidden-page.module.css';

interface ForbiddenPageProps {
  section: Section;
  /** Where this account may go instead, if not to where it begins. */
  start: string | undefined;
}

/** For an account that may open the area, but not this section of it. */
export function ForbiddenPage({ section, start }: ForbiddenPageProps) {
  const t = useT();
  const subject = useSubject();
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden" tabIndex={-1} data-page-heading>
        {t('forbidden.heading', { section })}
      </h1>
      <NoPermissionState
        section={section}
        action={<Button href={start ?? startOf(subject)}>{t('forbidden.back')}</Button>}
      />
    </div>
  );
}
