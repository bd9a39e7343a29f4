import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import styles from './dermalive-card.module.css';
import { useAboutPatientT } from './messages';

/** The way to Dermalive, beside the five sections. */
export function DermaliveCard() {
  const t = useAboutPatientT();
  return (
    <section className={styles.card} aria-labelledby="dermalive">
      <span className={styles.icon}>
        <Icon name="video" size={24} />
      </span>
      <h3 className={styles.title} id="dermalive">
        {t('live.title')}
      </h3>
      <p className={styles.text}>{t('live.text')}</p>
      <Link className={styles.open} to={paths.dermalive()}>
        {t('live.open')}
        <Icon name="arrow-right" size={18} />
      </Link>
    </section>
  );
}
