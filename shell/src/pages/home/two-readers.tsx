import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { pickWords } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { IconLine } from '../parts/icon-tile';
import { usePartsT } from '../parts/messages';
import { PageSection } from '../parts/page-section';
import { useHomeT } from './messages';
import styles from './two-readers.module.css';

const icons = {
  facts: 'book-open',
  bytes: 'lightbulb',
  graphics: 'images',
  problems: 'first-aid',
  solutions: 'hand-heart',
} as const;

/** The five patient sections, each with what it is for. */
function SectionList() {
  const t = usePartsT();
  return (
    <ul className={styles.sectionList}>
      {patientSections.map(({ key, title, hi }, section) => (
        <li key={key}>
          <Link className={styles.link} to={paths.patientCategory({ speciality: 'all', section, name: title })}>
            <IconLine icon={icons[key]} name={pickWords({ en: title, hi })} about={t(`sections.${key}`)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

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
              <li key={key}>
                <IconLine icon={icon} tone="primary" name={t(key)} about={t(`${key}.text`)} />
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <Button href={paths.aboutDoctor()}>{t('readers.doctors.more')}</Button>
            <Link className={styles.second} to={paths.benefits()}>
              {t('room.benefits')}
              <Icon name="arrow-right" size={18} />
            </Link>
          </p>
        </section>
      </div>
    </PageSection>
  );
}
