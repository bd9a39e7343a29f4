import type { QuestionDetail } from '@tvacha/shared-contract';
import { questionRules } from '@tvacha/shared-contract/form-rules';
import { type Form, useForm } from '@tvacha/shared-core/form';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { Select } from '@tvacha/shared-ui/select';
import { TextField } from '@tvacha/shared-ui/text-field';
import type { ReactNode } from 'react';
import { useT } from '../../common/i18n';
import { seemsPersonal } from '../../common/personal-data';
import { TagChoice, tagsOf } from './tag-choice';
import { TextEditor } from './text-editor';
import { useSay } from './use-field-problem';

export interface AskedValues {
  [field: string]: string;
  title: string;
  text: string;
  speciality: string;
  tags: string;
  /** The `editedAt` that a change was begun from; kept with the draft. */
  seen: string;
}

/** Where no speciality is named. */
const none = 'none';

export const valuesOf = (question?: Omit<QuestionDetail, 'answers'>): AskedValues => ({
  title: question?.title ?? '',
  text: question?.text ?? '',
  speciality: question?.speciality?._id ?? none,
  tags: question?.tags.map(({ slug }) => slug).join(',') ?? '',
  seen: question?.editedAt ?? '',
});

/** As the server takes it. */
export const askedOf = ({ title, text, speciality, tags }: AskedValues) => ({
  title,
  text,
  speciality: speciality === none ? null : speciality,
  tags: tagsOf(tags),
});

/** The form of a question, asked or changed; its draft is kept under the name. */
export function useQuestionForm(name: string, initial: AskedValues, submit: (values: AskedValues) => Promise<unknown>) {
  const t = useT();
  const say = useSay();
  return useForm<AskedValues>({
    name,
    initial,
    rules: questionRules,
    say,
    words: { CONFLICT: t('questions.conflict'), NOT_FOUND: t('questions.gone') },
    submit,
  });
}

/** Title, text, speciality and tags. */
export function QuestionFields({ form, similar }: { form: Form<AskedValues>; similar?: ReactNode }) {
  const t = useT();
  const { specialities } = useSpecialities();
  const title = form.field('title');
  const options = [{ value: none, label: t('questions.speciality.none') }].concat(
    specialities.map(({ _id, name }) => ({ value: _id, label: name })),
  );
  return (
    <>
      <TextField
        {...title}
        label={t('questions.field.title')}
        hint={t('questions.field.title.hint')}
        warning={seemsPersonal(title.value) ? t('questions.personal') : undefined}
      />
      {similar}
      <TextEditor {...form.field('text')} label={t('questions.field.text')} rows={8} />
      <Select
        label={t('questions.field.speciality')}
        value={form.values.speciality}
        options={options}
        onChange={(speciality) => form.change({ speciality })}
      />
      <TagChoice value={form.values.tags} onChange={(tags) => form.change({ tags })} error={form.field('tags').error} />
    </>
  );
}
