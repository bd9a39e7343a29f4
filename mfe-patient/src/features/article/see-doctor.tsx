import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import styles from './see-doctor.module.css';

/** When to see a doctor, and the way to one. Before the text below 1280 px, beside it from there on. */
export function SeeDoctor({ reasons, place }: { reasons: readonly string[]; place: 'before' | 'beside' }) {
  const t = useT();
  const id = useId();
  return (
    <section className={styles.doctor} data-place={place} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Icon name="first-aid" size={20} />
        {t('article.seeDoctor')}
      </h2>
      <ul lang="en">
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="arrow-right" size={16} />
            {reason}
          </li>
        ))}
      </ul>
      <div className={styles.find}>
        <Button kind="primary" block icon="map-pin" href={paths.findADoctor()}>
          {t('article.findDoctor')}
        </Button>
      </div>
    </section>
  );
}

/** The same way, at hand all through the text of a phone. */
export function FinderBar() {
  const t = useT();
  return (
    <div className={styles.bar}>
      <Button kind="primary" size="lg" block icon="map-pin" href={paths.findADoctor()}>
        {t('article.findDoctor')}
      </Button>
    </div>
  );
}
