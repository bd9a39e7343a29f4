import type { ListedDoctor } from '@tvacha/shared-contract';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { Tag } from '@tvacha/shared-ui/tag';
import { patientPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { knownWord, knownWords } from '../../common/translate-known';
import styles from './doctor-card.module.css';
import { addressOf, degreesOf, dialOf, mapOf, yearsOf } from './doctor-facts';
import { Initials } from './initials';

/** A doctor in the list: who, what they treat, where, and in which languages. */
export function DoctorCard({ doctor }: { doctor: ListedDoctor }) {
  const t = useT();
  const { _id, fullName, areaOfInterest, specialty, languages, clinic, clinicDetails } = doctor;
  const treats = areaOfInterest.length > 0 ? areaOfInterest : specialty;
  const facts = [degreesOf(doctor).join(', '), yearsOf(t, doctor)].filter(Boolean).join(' · ');
  const place = addressOf(doctor);
  return (
    <article className={styles.card}>
      <Initials doctor={doctor} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={patientPaths.doctorProfile(_id)}>{fullName}</Link>
          <span className={styles.seal}>
            <Icon name="seal-check-fill" size={20} />
            <span className="visually-hidden">{t('finder.verified')}</span>
          </span>
        </h2>
        {facts ? <p className={styles.facts}>{facts}</p> : null}
        {clinic || place ? (
          <p className={styles.where}>
            <Icon name="map-pin" size={16} />
            <span>
              {clinic ? <strong>{clinic}</strong> : null}
              {clinic && place ? <span className={styles.dot}> · </span> : null}
              {place ? <span className={styles.place}>{place}</span> : null}
            </span>
          </p>
        ) : null}
        {clinicDetails?.phone ? (
          <div className={styles.ways}>
            <a href={dialOf(clinicDetails.phone)}>
              <Icon name="phone" size={16} />
              <span className="visually-hidden">{t('doctor.call', { name: fullName })}</span> {clinicDetails.phone}
            </a>
            <a href={mapOf(doctor)}>
              <Icon name="map-trifold" size={16} />
              {t('doctor.map')}
              <span className="visually-hidden"> {clinic || fullName}</span>
            </a>
          </div>
        ) : null}
        {treats.length > 0 ? (
          <p className={styles.facts}>{t('finder.treats', { what: knownWords(t, 'speciality', treats) })}</p>
        ) : null}
        {languages.length > 0 ? (
          <ul className={styles.tags} aria-label={t('finder.languages')}>
            {languages.map((language) => (
              <li key={language}>
                <Tag tone="neutral">{knownWord(t, 'language', language)}</Tag>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <span className={styles.more} aria-hidden="true">
        {t('finder.profile')}
        <Icon name="arrow-right" size={16} />
      </span>
    </article>
  );
}
