import type { ContributionDetail } from '@tvacha/shared-contract';
import { consentIn } from '@tvacha/shared-contract/consents';
import { isLanguage, type Language, languages } from '@tvacha/shared-contract/languages';
import type { Form } from '@tvacha/shared-core/form';
import { formatDate } from '@tvacha/shared-core/format';
import { Link } from '@tvacha/shared-core/router';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { Notice } from '@tvacha/shared-ui/notice';
import { Select } from '@tvacha/shared-ui/select';
import type { DraftValues } from './draft-values';
import styles from './form.module.css';
import { useT } from './messages';
import { stepOf, stepPath } from './steps';

/** What the patient agrees to, in which language they read it, and whether they did. */
export interface ConsentChoice {
  language: Language;
  agreed: boolean;
}

interface ConsentStepProps {
  contribution: ContributionDetail;
  form: Form<DraftValues>;
  choice: ConsentChoice;
  onChoose: (choice: ConsentChoice) => void;
  missing: readonly string[];
}

/** The consent in the patient’s language, the rights, and what is missing yet. */
export function ConsentStep({ contribution, form, choice, onChoose, missing }: ConsentStepProps) {
  const t = useT();
  const given = contribution.mine?.consent;
  const isAlive = given && !given.withdrawnAt;
  const { text } = consentIn('patient-image', choice.language);
  const say = (field: string) => t(`contributions.m.${field}` as 'contributions.m.title');
  return (
    <div className={styles.step}>
      <Checkbox
        {...form.box('ownsRights')}
        label={t('contributions.rights.box')}
        hint={t('contributions.rights.needed')}
      />
      {isAlive ? (
        <Notice tone="success" title={t('contributions.consent.given', { date: formatDate(given.givenAt) })} />
      ) : (
        <>
          <Select
            label={t('contributions.consent.language')}
            value={choice.language}
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(language) => isLanguage(language) && onChoose({ language, agreed: false })}
          />
          <blockquote className={styles.consent} lang={choice.language}>
            {text}
          </blockquote>
          <Checkbox
            label={t('contributions.consent.box')}
            hint={t('contributions.consent.needed')}
            checked={choice.agreed}
            onChange={(agreed) => onChoose({ ...choice, agreed })}
          />
        </>
      )}
      <Notice
        tone={missing.length === 0 ? 'success' : 'info'}
        title={
          missing.length === 0
            ? t('contributions.missing.none')
            : t('contributions.missing.count', { count: missing.length })
        }
      >
        {missing.length === 0 ? null : (
          <ul className={styles.missing}>
            {missing.map((field) => (
              <li key={field}>
                <Link to={stepPath(contribution._id, stepOf(field))}>{say(field)}</Link>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
