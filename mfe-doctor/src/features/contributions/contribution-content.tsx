import type { ContributionDetail } from '@tvacha/shared-contract';
import { DescriptionList } from '@tvacha/shared-ui/description-list';
import styles from './contributions.module.css';
import { useT } from './messages';
import { useSaySite } from './use-say-site';

/** Who the patient is, as far as it is told: age, sex and site. */
export function usePatientSummary({ type, details }: ContributionDetail): string {
  const t = useT();
  const age = details.age === null ? null : t('contributions.years', { age: details.age });
  const sex = type === 'case' && details.sex ? t(`contributions.sex.${details.sex}`) : null;
  return [age, sex, details.site].filter(Boolean).join(', ');
}

const course = ['history', 'examination', 'investigations'] as const;
const outcome = ['treatment', 'outcome'] as const;

function Part({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

interface ContributionContentProps {
  contribution: ContributionDetail;
  /** What was found, what it is, or both. */
  part?: 'findings' | 'answer';
}

/** What is told of a contribution; a quiz shows the findings first, and the answer when it was thought about. */
export function ContributionContent({ contribution, part }: ContributionContentProps) {
  const t = useT();
  const { type, diagnosis, details } = contribution;
  const patient = usePatientSummary(contribution);
  const site = useSaySite()(contribution);
  const name = (field: string) => t(`contributions.field.${field}` as 'contributions.field.history');
  return (
    <div className={styles.told}>
      {part === 'answer' ? null : (
        <>
          <DescriptionList
            items={[
              { term: t('contributions.patient'), value: patient },
              { term: t('contributions.place'), value: site },
              ...(type === 'image' && details.picture
                ? [{ term: t('contributions.made'), value: t(`contributions.made.${details.picture}`) }]
                : []),
            ]}
          />
          {type === 'case'
            ? course.map((field) => <Part key={field} title={name(field)} text={details[field]} />)
            : null}
        </>
      )}
      {part === 'findings' ? null : (
        <>
          <Part title={name('diagnosis')} text={diagnosis} />
          {type === 'image' ? <Part title={name('findings')} text={details.findings} /> : null}
          {type === 'case' ? (
            <>
              {outcome.map((field) => (
                <Part key={field} title={name(field)} text={details[field]} />
              ))}
              {details.teachingPoint ? (
                <div className={styles.point}>
                  <Part title={name('teachingPoint')} text={details.teachingPoint} />
                </div>
              ) : null}
            </>
          ) : null}
        </>
      )}
    </div>
  );
}
