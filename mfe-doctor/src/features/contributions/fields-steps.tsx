import { bodySites, type ContributionKind, skinTones } from '@tvacha/shared-contract/vocabulary';
import type { Form } from '@tvacha/shared-core/form';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { Notice } from '@tvacha/shared-ui/notice';
import { Select } from '@tvacha/shared-ui/select';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { TextField } from '@tvacha/shared-ui/text-field';
import { seemsPersonal } from '../../common/personal-data';
import { type DraftValues, none } from './draft-values';
import styles from './form.module.css';
import { useT } from './messages';
import { useFieldError } from './use-field-error';

interface StepProps {
  form: Form<DraftValues>;
  type: ContributionKind;
}
type TextName = 'age' | 'site' | 'title' | 'summary' | 'diagnosis' | 'teachingPoint';
type LongName = 'history' | 'examination' | 'investigations' | 'treatment' | 'outcome' | 'findings';

/** Fields of the draft by name, with what is wrong with them as it is written. */
function useFields({ form }: StepProps) {
  const t = useT();
  const sayField = useFieldError(form.values);
  const common = (name: TextName | LongName) => {
    const field = form.field(name);
    const warning = seemsPersonal(field.value) ? t('contributions.personal') : undefined;
    return { ...field, error: sayField(name) ?? field.error, warning };
  };
  const options = (values: readonly string[], say: (value: string) => string) => [
    { value: none, label: t('contributions.f.choose') },
    ...values.map((value) => ({ value, label: say(value).replace(/^./u, (first) => first.toUpperCase()) })),
  ];
  return {
    t,
    line: (name: TextName, label: string, hint?: string) => (
      <TextField {...common(name)} key={name} label={label} hint={hint} />
    ),
    lines: (name: LongName | 'summary', hint?: string, rows = 4) => (
      <TextArea {...common(name)} key={name} label={t(`contributions.field.${name}`)} hint={hint} rows={rows} isSoft />
    ),
    select: (
      name: 'sex' | 'bodySite' | 'skinTone' | 'picture',
      label: string,
      values: readonly string[],
      say: (value: string) => string,
    ) => (
      <Select
        label={label}
        value={form.values[name]}
        options={options(values, say)}
        onChange={(value) => form.change({ [name]: value || none })}
      />
    ),
  };
}

const sexes = ['female', 'male', 'other'] as const;
const pictureKinds = ['clinical', 'dermoscopy', 'histology', 'drawing'] as const;

/** Age, sex and site; never a name. */
export function PatientStep(props: StepProps) {
  const { t, line, select } = useFields(props);
  const isCase = props.type === 'case';
  return (
    <div className={styles.step}>
      <Notice tone="info" title={t('contributions.f.noNames')} />
      <div className={styles.pair}>
        {line('age', t('contributions.field.age'))}
        {isCase
          ? select('sex', t('contributions.field.sex'), sexes, (one) =>
              t(`contributions.sex.${one as (typeof sexes)[number]}`),
            )
          : null}
      </div>
      <div className={styles.pair}>
        {select('bodySite', t('contributions.field.bodySite'), bodySites, (one) =>
          t(`contributions.site.${one as (typeof bodySites)[number]}`),
        )}
        {select('skinTone', t('contributions.field.skinTone'), skinTones, (tone) => t('contributions.tone', { tone }))}
      </div>
      {line('site', t('contributions.field.site'))}
    </div>
  );
}

/** Title, summary, and what was found. */
export function StoryStep(props: StepProps) {
  const { t, line, lines, select } = useFields(props);
  const { specialities } = useSpecialities();
  const { form, type } = props;
  return (
    <div className={styles.step}>
      {line('title', t('contributions.field.title'))}
      {lines('summary', t('contributions.f.summary.hint'), 2)}
      <Select
        label={t('contributions.field.speciality')}
        value={form.values.speciality}
        options={[
          { value: none, label: t('contributions.f.none') },
          ...specialities.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(speciality) => form.change({ speciality: speciality || none })}
      />
      {type === 'case' ? (
        <>
          {lines('history')}
          {lines('examination')}
          {lines('investigations')}
        </>
      ) : (
        <>
          {select('picture', t('contributions.field.picture'), pictureKinds, (one) =>
            t(`contributions.made.${one as (typeof pictureKinds)[number]}`),
          )}
          {lines('findings')}
        </>
      )}
    </div>
  );
}

/** What it is, and what one learns from it. */
export function TeachingStep(props: StepProps) {
  const { t, line, lines } = useFields(props);
  return (
    <div className={styles.step}>
      {line('diagnosis', t('contributions.field.diagnosis'))}
      {props.type === 'case' ? (
        <>
          {lines('treatment')}
          {lines('outcome')}
          {line('teachingPoint', t('contributions.field.teachingPoint'), t('contributions.f.teachingPoint.hint'))}
        </>
      ) : null}
    </div>
  );
}
