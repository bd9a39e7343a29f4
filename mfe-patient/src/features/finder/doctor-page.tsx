import type { DoctorProfile } from '@tvacha/shared-contract';
import { paths } from '@tvacha/shared-core/paths';
import { useResource } from '@tvacha/shared-core/resources';
import { Link, useParams } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import { knownWord } from '../../common/translate-known';
import { doctorProfiles } from '../../state/doctors';
import chips from './chips.module.css';
import { degreesOf, yearsOf } from './doctor-facts';
import styles from './doctor-page.module.css';
import { GoodToKnow } from './good-to-know';
import { Initials } from './initials';
import { VisitCard } from './visit-card';

/** One doctor: training, work, languages and place. */
function DoctorProfileView({ doctor }: { doctor: DoctorProfile }) {
  const t = useT();
  const { address, areaOfInterest, degree, fellowship, languages, specialty } = doctor;
  const city = address?.city;
  const texts = {
    nationalSpeaker: doctor.nationalSpeaker,
    internationalSpeaker: doctor.internationalSpeaker,
    publications: doctor.publications,
  };
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={paths.findADoctor(city ? { city } : undefined)}>
        <Icon name="arrow-left" size={16} />
        {city ? t('doctor.backTo', { place: city }) : t('doctor.back')}
      </Link>
      <div className={styles.columns}>
        <div className={styles.head}>
          <Initials doctor={doctor} large />
          <div className={styles.who}>
            <PageHeader
              title={doctor.fullName}
              lead={[degreesOf(doctor).join(', '), yearsOf(t, doctor)].filter(Boolean).join(' · ')}
            />
            <Tag tone="primary" icon="seal-check-fill">
              {t('finder.verified')}
            </Tag>
          </div>
        </div>
        <div className={styles.visit}>
          <VisitCard doctor={doctor} />
        </div>
        <div className={styles.main}>
          {areaOfInterest.length > 0 ? (
            <nav className={styles.treats} aria-label={t('doctor.treats')}>
              <h2>{t('doctor.treats')}</h2>
              <ul className={chips.chips}>
                {areaOfInterest.map((one) => (
                  <li key={one}>
                    <Link className={chips.chip} to={paths.findADoctor({ speciality: one, city })}>
                      {knownWord(t, 'speciality', one)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <dl className={styles.facts}>
            <Fact name={t('doctor.speciality')} values={specialty.map((one) => knownWord(t, 'speciality', one))} />
            <Fact name={t('doctor.languages')} values={languages.map((one) => knownWord(t, 'language', one))} />
            <Fact
              name={t('doctor.training')}
              values={degree.map(({ name, institute, year }) => [name, institute, year].filter(Boolean).join(', '))}
            />
            <Fact name={t('doctor.fellowship')} values={fellowship} />
            {(['nationalSpeaker', 'internationalSpeaker', 'publications'] as const).map((field) => (
              <Fact key={field} name={t(`doctor.${field}`)} values={[texts[field]]} />
            ))}
          </dl>
        </div>
        <aside className={styles.know} aria-label={t('finder.aside')}>
          <GoodToKnow />
        </aside>
      </div>
    </div>
  );
}

function Fact({ name, values }: { name: string; values: readonly string[] }) {
  const told = values.filter(Boolean);
  if (told.length === 0) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      {told.map((value) => (
        <dd key={value}>{value}</dd>
      ))}
    </div>
  );
}

/** What one doctor shows of themselves. */
export function DoctorPage() {
  const t = useT();
  const { id = '' } = useParams();
  const view = useResource(doctorProfiles, { id });
  const missing = {
    title: t('doctor.missing.title'),
    text: t('doctor.missing.text'),
    action: <Button href={paths.findADoctor()}>{t('finder.empty.action')}</Button>,
  };
  const failed = { title: t('doctor.error.title'), text: t('finder.error.text'), missing };
  return (
    <Loaded view={view} shape="page" failed={failed} page inPlace={styles.page}>
      {(doctor) => <DoctorProfileView doctor={doctor} />}
    </Loaded>
  );
}
