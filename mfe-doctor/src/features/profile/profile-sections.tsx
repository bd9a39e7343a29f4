import type { Profile } from '@tvacha/shared-contract';
import { brokenRule, pincodeRule, placeRule, profileRules, required } from '@tvacha/shared-contract/form-rules';
import { useResource } from '@tvacha/shared-core/resources';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { Select } from '@tvacha/shared-ui/select';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { TextField } from '@tvacha/shared-ui/text-field';
import { DegreeRows } from './degree-rows';
import { LineList } from './line-list';
import { useT } from './messages';
import { profileStates } from './profile';
import styles from './profile.module.css';
import { degreesOf, tidy } from './profile-fields';
import { SectionForm } from './section-form';
import { useSayProfile } from './use-say-profile';
import { useSection } from './use-section';

interface SectionProps {
  profile: Profile;
}
const { line, text } = profileRules;

export function NameSection({ profile }: SectionProps) {
  const t = useT();
  const state = useSection('name', profile, {
    rules: { first_name: required(line), last_name: line },
    say: useSayProfile(),
  });
  const isChecked = profile.finder !== 'off';
  return (
    <SectionForm section="name" state={state} lead={isChecked ? t('profile.checked') : undefined}>
      <div className={styles.pair}>
        <TextField
          {...state.form.field('first_name')}
          autoComplete="given-name"
          label={t('profile.field.first_name')}
        />
        <TextField {...state.form.field('last_name')} autoComplete="family-name" label={t('profile.field.last_name')} />
      </div>
    </SectionForm>
  );
}

export function AddressSection({ profile }: SectionProps) {
  const t = useT();
  const states = useResource(profileStates, undefined);
  const state = useSection('address', profile, {
    rules: { pincode: required(pincodeRule), city: placeRule, state: placeRule },
    say: useSayProfile(),
  });
  const inState = state.form.field('state');
  return (
    <SectionForm section="address" state={state} lead={t('profile.address.lead')}>
      <div className={styles.pair}>
        <TextField
          {...state.form.field('pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
          label={t('profile.field.pincode')}
        />
        <TextField {...state.form.field('city')} autoComplete="address-level2" label={t('profile.field.city')} />
        {states.status === 'failed' ? (
          <TextField {...inState} label={t('profile.field.state')} />
        ) : (
          <Select
            label={t('profile.field.state')}
            placeholder={t('profile.state.choose')}
            value={inState.value}
            onChange={inState.onChange}
            options={(states.value ?? []).map(({ name }) => ({ value: name, label: name }))}
            searchable
            allowClear
          />
        )}
      </div>
    </SectionForm>
  );
}

export function PracticeSection({ profile }: SectionProps) {
  const t = useT();
  const { specialities } = useSpecialities();
  const known = specialities.map(({ name }) => name);
  const state = useSection('practice', profile, { rules: { exprience: line }, say: useSayProfile() });
  const { form } = state;
  return (
    <SectionForm section="practice" state={state}>
      <TextField
        {...form.field('exprience')}
        inputMode="numeric"
        label={t('profile.field.exprience')}
        hint={t('profile.exprience.hint')}
      />
      {(['specialty', 'areaOfInterest'] as const).map((field) => (
        <LineList
          key={field}
          {...form.field(field)}
          label={t(`profile.field.${field}`)}
          hint={t(`profile.${field}.hint`)}
          known={known}
        />
      ))}
    </SectionForm>
  );
}

export function TrainingSection({ profile }: SectionProps) {
  const t = useT();
  const state = useSection('training', profile, {
    rules: {},
    check: ({ degree = '' }) => ({ degree: wrongDegree(degree) }),
    say: useSayProfile(),
  });
  const isChecked = profile.finder !== 'off';
  return (
    <SectionForm section="training" state={state} lead={isChecked ? t('profile.checkedDegrees') : undefined}>
      <DegreeRows {...state.form.field('degree')} />
      <LineList
        {...state.form.field('fellowship')}
        label={t('profile.field.fellowship')}
        hint={t('profile.fellowship.hint')}
      />
    </SectionForm>
  );
}

/** A row needs its degree's name, and a year of four digits where it has one. */
function wrongDegree(degree: string): 'noDegree' | 'year' | undefined {
  const rows = degreesOf(tidy('degree', degree));
  if (rows.some(({ name }) => !name)) return 'noDegree';
  return rows.some(({ year }) => brokenRule(profileRules.year, year)) ? 'year' : undefined;
}

export function TalksSection({ profile }: SectionProps) {
  const t = useT();
  const rules = { publications: text, nationalSpeaker: text, internationalSpeaker: text };
  const state = useSection('talks', profile, { rules, say: useSayProfile() });
  return (
    <SectionForm section="talks" state={state}>
      {(['publications', 'nationalSpeaker', 'internationalSpeaker'] as const).map((field) => (
        <TextArea key={field} {...state.form.field(field)} isSoft rows={4} label={t(`profile.field.${field}`)} />
      ))}
    </SectionForm>
  );
}
