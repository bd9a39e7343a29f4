import type { Section } from '@tvacha/shared-contract/sections';
import { Button } from '@tvacha/shared-ui/button';
import { NoPermissionState } from '@tvacha/shared-ui/states';
import { useT } from '../messages';
import styles from './forbidden-page.module.css';

interface ForbiddenPageProps {
  section: Section;
  /** Where this account may go instead. */
  start: string;
}

/** For an account that may open the area, but not this section of it. */
export function ForbiddenPage({ section, start }: ForbiddenPageProps) {
  const t = useT();
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden" tabIndex={-1} data-page-heading>
        {t('forbidden.heading', { section })}
      </h1>
      <NoPermissionState section={section} action={<Button href={start}>{t('forbidden.back')}</Button>} />
    </div>
  );
}
