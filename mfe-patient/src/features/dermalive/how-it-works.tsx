import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import styles from './how-it-works.module.css';

const steps = [
  { name: 'join', icon: 'video' },
  { name: 'ask', icon: 'chats' },
  { name: 'private', icon: 'lock-key' },
] as const;

/** What Dermalive is, what it is not, and where to find a doctor of one's own. */
export function HowItWorks() {
  const t = useT();
  const id = useId();
  return (
    <section className={styles.how} aria-labelledby={id}>
      <h2 id={id}>{t('dermalive.how.title')}</h2>
      <ul>
        {steps.map(({ name, icon }) => (
          <li key={name}>
            <Icon name={icon} size={24} />
            <div>
              <h3>{t(`dermalive.how.${name}.title`)}</h3>
              <p>{t(`dermalive.how.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p>{t('dermalive.care')}</p>
        <Button href={paths.findADoctor()} icon="map-pin">
          {t('dermalive.find')}
        </Button>
      </div>
    </section>
  );
}
