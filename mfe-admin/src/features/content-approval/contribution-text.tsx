import { formatDate } from '@tvacha/shared-core/format';
import { Card } from '@tvacha/shared-ui/card';
import { DescriptionList } from '@tvacha/shared-ui/description-list';
import { Notice } from '@tvacha/shared-ui/notice';
import { useT } from '../../common/i18n';
import styles from './content-approval.module.css';
import type { ContributionInFull } from './contributions';
import { textFields } from './text-fields';

interface ContributionProps {
  contribution: ContributionInFull;
}

/** What keeps it from being published, and what was decided before. */
function Standing({ contribution }: ContributionProps) {
  const t = useT();
  const { consented, ownsRights, pictures, notes, rejectionReason, decidedAt, decidedBy } = contribution;
  const unchecked = pictures.flatMap(({ checked }, at) => (checked ? [] : [at + 1]));
  return (
    <>
      {consented ? null : <Notice tone="warning" title={t('approval.noConsent')} />}
      {ownsRights ? null : <Notice tone="warning" title={t('approval.noRights')} />}
      {unchecked.length > 0 ? (
        <Notice tone="warning" title={t('approval.unchecked', { pictures: unchecked.join(', ') })} />
      ) : null}
      {decidedAt ? (
        <Card title={t('approval.decision')}>
          <p className={styles.text}>{[formatDate(decidedAt, 'time'), decidedBy?.name].filter(Boolean).join(' · ')}</p>
          {rejectionReason ? <p className={styles.text}>{rejectionReason}</p> : null}
          <ul className={styles.notes}>
            {notes.map(({ field, text }) => (
              <li key={`${field} ${text}`}>
                <strong>{t(`approval.field.${field}`)}:</strong> {text}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}

/** Which words the patient agreed to, in which language, and when. */
function Consent({ contribution: { consent } }: ContributionProps) {
  const t = useT();
  if (!consent) return null;
  const { version, locale, text, givenAt, withdrawnAt } = consent;
  return (
    <Card title={t('approval.field.consent')}>
      <blockquote className={styles.consent} lang={locale}>
        {text}
      </blockquote>
      <p className={styles.note}>{t('approval.consentGiven', { version, date: formatDate(givenAt, 'time') })}</p>
      {withdrawnAt ? (
        <p className={styles.note}>{t('approval.consentWithdrawn', { date: formatDate(withdrawnAt, 'time') })}</p>
      ) : null}
    </Card>
  );
}

/** All that a contribution says, with the consent to it. */
export function ContributionText({ contribution }: ContributionProps) {
  const t = useT();
  const { details, bodySite, skinTone, speciality, type } = contribution;
  const parts = textFields(contribution);
  const years = details.age === null ? null : t('approval.years', { age: details.age });
  const sex = type === 'case' && details.sex ? t(`approval.sex.${details.sex}`) : null;
  return (
    <div className={styles.details}>
      <Standing contribution={contribution} />
      <Card title={t('approval.field.patient')}>
        <DescriptionList
          items={[
            { term: t('approval.ageAndSex'), value: [years, sex].filter(Boolean).join(', ') },
            { term: t('approval.site'), value: details.site },
            { term: t('approval.bodySite'), value: bodySite && t(`approval.site.${bodySite}`) },
            { term: t('approval.skinTone'), value: skinTone && t('approval.tone', { tone: skinTone }) },
            { term: t('approval.speciality'), value: speciality?.name },
            ...(type === 'image'
              ? [{ term: t('approval.made'), value: details.picture && t(`approval.made.${details.picture}`) }]
              : []),
          ]}
        />
      </Card>
      <Card title={t('approval.text')}>
        {parts.map(({ field, text }) => (
          <section key={field} className={styles.part}>
            <h3>{t(`approval.field.${field}`)}</h3>
            <p className={styles.text}>{text || t('approval.nothing')}</p>
          </section>
        ))}
      </Card>
      <Consent contribution={contribution} />
    </div>
  );
}
