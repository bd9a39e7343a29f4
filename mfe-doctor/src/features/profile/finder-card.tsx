import type { ClinicDetails, DoctorProfile, Profile } from '@tvacha/shared-contract';
import { paths } from '@tvacha/shared-core/paths';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Notice } from '@tvacha/shared-ui/notice';
import { useT } from './messages';
import { finderView } from './profile';
import styles from './profile.module.css';

const lineOf = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

type Opening = ClinicDetails['hours'][number];

/** When the clinic is open, as the finder says it. */
function useSayHours() {
  const t = useT();
  const daysOf = ({ from, to }: Opening) =>
    from === to
      ? t(`profile.day.${from}`)
      : t('profile.finder.span', { from: t(`profile.day.${from}`), to: t(`profile.day.${to}`) });
  return (hours: readonly Opening[]) =>
    hours.map((row) => `${daysOf(row)}, ${t('profile.finder.span', { from: row.opens, to: row.closes })}`).join('; ');
}

function Facts({ doctor }: { doctor: DoctorProfile }) {
  const t = useT();
  const { address, clinicDetails } = doctor;
  const sayHours = useSayHours();
  const facts: [string, string][] = [
    [t('profile.finder.name'), doctor.fullName],
    [t('profile.field.exprience'), doctor.exprience],
    [t('profile.finder.clinic'), lineOf([doctor.clinic, clinicDetails?.street])],
    [t('profile.finder.phone'), clinicDetails?.phone ?? ''],
    [t('profile.finder.hours'), sayHours(clinicDetails?.hours ?? [])],
    [t('profile.finder.place'), lineOf([address?.city, address?.state, address?.pincode])],
    [t('profile.field.specialty'), doctor.specialty.join(', ')],
    [t('profile.field.areaOfInterest'), doctor.areaOfInterest.join(', ')],
    [t('profile.finder.languages'), doctor.languages.join(', ')],
    [t('profile.field.degree'), doctor.degree.map((row) => lineOf([row.name, row.institute, row.year])).join('; ')],
    [t('profile.field.fellowship'), doctor.fellowship.join('; ')],
    [t('profile.field.publications'), doctor.publications],
    [t('profile.field.nationalSpeaker'), doctor.nationalSpeaker],
    [t('profile.field.internationalSpeaker'), doctor.internationalSpeaker],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Shown({ profile: { _id, updatedAt } }: { profile: Profile }) {
  const t = useT();
  const view = useResource(finderView, { id: _id, updatedAt });
  return (
    <Loaded view={view} shape="list" failed={{ title: t('profile.finder.loading') }}>
      {(doctor) => (
        <>
          <Facts doctor={doctor} />
          <Link to={`${paths.findADoctor()}/${_id}`}>{t('profile.finder.open')}</Link>
        </>
      )}
    </Loaded>
  );
}

/** What the doctor finder shows of the reader, or why it shows nothing. */
export function FinderCard({ profile }: { profile: Profile }) {
  const t = useT();
  const { finder } = profile;
  return (
    <Card title={t('profile.finder')}>
      {finder === 'shown' ? (
        <Shown profile={profile} />
      ) : (
        <Notice tone="info" title={t(`profile.finder.${finder}.title`)}>
          <p>{t(`profile.finder.${finder}.text`)}</p>
          {finder === 'off' ? <Link to={paths.accountPrivacy()}>{t('profile.finder.off.action')}</Link> : null}
        </Notice>
      )}
    </Card>
  );
}
