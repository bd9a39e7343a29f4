import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Logo } from '@tvacha/shared-ui/logo';
import { ConditionArt } from '@tvacha/shared-ui/skin-art';
import { useT } from '../messages';
import styles from './message-page.module.css';

const facts = 0;

/** For an address that no page answers. The header is hidden here (NAV-06), so it brings its own ways on. */
export function NotFoundPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <Link className={styles.brand} to={paths.home()} aria-label={t('header.home')}>
        <Logo />
      </Link>
      <div className={styles.art} aria-hidden="true">
        <ConditionArt illustration="moisture" tone={1} />
      </div>
      <p className={styles.code}>404</p>
      <h1 className={styles.title} tabIndex={-1} data-page-heading>
        {t('notFound.title')}
      </h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <div className={styles.actions}>
        <Button kind="primary" href={paths.home()}>
          {t('notFound.home')}
        </Button>
        <Button href={paths.patientCategory({ speciality: 'all', section: facts, name: patientSections[facts].title })}>
          {t('notFound.read')}
        </Button>
      </div>
    </div>
  );
}
