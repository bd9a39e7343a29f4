import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { PageSection } from '../parts/page-section';
import { SectionList } from '../parts/section-list';
import { useHomeT } from './messages';
import styles from './two-readers.module.css';

const forDoctors = [
  { icon: 'books', key: 'doctors.read' },
  { icon: 'graduation-cap', key: 'doctors.learn' },
  { icon: 'users-three', key: 'doctors.meet' },
  { icon: 'chats', key: 'doctors.ask' },
  { icon: 'images', key: 'doctors.share' },
] as const;

/** What the portal is for each of its two audiences. */
export function TwoReaders() {
  const t = useHomeT();
  return (
    <PageSection id="readers" title={t('readers.title')} lead={t('readers.lead')} sunken>
      <div className={styles.columns}>
        <section className={styles.panel} aria-labelledby="for-patients">
          <h3 className={styles.title} id="for-patients">
            {t('readers.patients')}
          </h3>
          <p className={styles.text}>{t('readers.patients.text')}</p>
          <SectionList />
          <p className={styles.more}>
            <Button href={paths.aboutPatient()}>{t('readers.patients.more')}</Button>
          </p>
        </section>
        <section className={styles.panel} aria-labelledby="for-doctors">
          <h3 className={styles.title} id="for-doctors">
            {t('readers.doctors')}
          </h3>
          <p className={styles.text}>{t('readers.doctors.text')}</p>
          <ul className={styles.list}>
            {forDoctors.map(({ icon, key }) => (
              <li key={key} className={styles.row}>
                <span className={styles.icon}>
                  <Icon name={icon} size={20} />
                </span>
                <span>
                  <span className={styles.name}>{t(key)}</span>
                  <span className={styles.about}>{t(`${key}.text`)}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <Button href={paths.aboutDoctor()}>{t('readers.doctors.more')}</Button>
            <Button kind="text" href={paths.benefits()}>
              {t('room.benefits')}
            </Button>
          </p>
        </section>
      </div>
    </PageSection>
  );
}
