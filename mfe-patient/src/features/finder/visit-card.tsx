import type { ClinicDetails, DoctorProfile } from '@tvacha/shared-contract';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { useId } from 'react';
import { type Translate, useT } from '../../common/i18n';
import { addressOf, dialOf, mapOf } from './doctor-facts';
import styles from './visit-card.module.css';

type Opening = ClinicDetails['hours'][number];

const timeOf = (t: Translate, time: string) => {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const shown = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return t('doctor.time', { time: `${hour % 12 || 12}${shown}`, half: hour < 12 ? 'am' : 'pm' });
};

const daysOf = (t: Translate, { from, to }: Opening) =>
  from === to
    ? t(`doctor.day.${from}`)
    : t('doctor.days', { from: t(`doctor.day.${from}`), to: t(`doctor.day.${to}`) });

/** How one comes to see this doctor: the clinic, when it is open, its number and the way there. */
export function VisitCard({ doctor }: { doctor: DoctorProfile }) {
  const t = useT();
  const id = useId();
  const { clinic, clinicDetails } = doctor;
  const address = addressOf(doctor);
  const phone = clinicDetails?.phone;
  const hours = clinicDetails?.hours ?? [];
  if (!clinic && !address) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('doctor.visit')}
      </h2>
      <div className={styles.line}>
        <Icon name="map-pin" size={20} />
        <address>
          {clinic ? <strong>{clinic}</strong> : null}
          {address}
        </address>
      </div>
      {hours.length > 0 ? (
        <div className={styles.line}>
          <Icon name="clock" size={20} />
          <ul className={styles.hours} aria-label={t('doctor.hours')}>
            {hours.map((opening) => (
              <li key={JSON.stringify(opening)}>
                <span>{daysOf(t, opening)}</span>{' '}
                <span className={styles.times}>
                  {t('doctor.fromTo', { from: timeOf(t, opening.opens), to: timeOf(t, opening.closes) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.ways}>
        {phone ? (
          <Button kind="primary" size="lg" block icon="phone" href={dialOf(phone)}>
            {t('doctor.callNumber', { phone })}
          </Button>
        ) : null}
        <Button kind={phone ? 'default' : 'primary'} size="lg" block icon="map-trifold" href={mapOf(doctor)}>
          {t('doctor.showMap')}
        </Button>
      </div>
      <p className={styles.note}>{t('doctor.contact')}</p>
    </section>
  );
}
