import type { QuestionDetail, QuestionPicture } from '@tvacha/shared-contract';
import { questionRules } from '@tvacha/shared-contract/form-rules';
import { type Form, useForm } from '@tvacha/shared-core/form';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { Select } from '@tvacha/shared-ui/select';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type ReactNode, useEffect, useRef } from 'react';
import { seemsPersonal } from '../../common/personal-data';
import { useT } from './messages';
import { PictureFields } from './picture-fields';
import { TagChoice, tagsOf } from './tag-choice';
import { TextEditor } from './text-editor';
import { useSay } from './use-field-problem';
import {
  allTicked,
  type QuestionPictures,
  read,
  type Ticked,
  tickedText,
  useQuestionPictures,
} from './use-question-pictures';

export interface AskedValues {
  [field: string]: string;
  title: string;
  text: string;
  speciality: string;
  tags: string;
  /** See `use-question-pictures`. */
  pictures: string;
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
  pictures: tickedText(allTicked(question?.pictures ?? [])),
  seen: question?.editedAt ?? '',
});

/** As the server takes it. */
const askedOf = ({ title, text, speciality, tags }: AskedValues, pictures: readonly Ticked[]) => ({
  title,
  text,
  speciality: speciality === none ? null : speciality,
  tags: tagsOf(tags),
  // What is not ticked was refused before it came here.
  pictures: allTicked(pictures),
});

type Asked = ReturnType<typeof askedOf>;

interface QuestionFormOptions {
  /** Its draft is kept under this name. */
  name: string;
  initial: AskedValues;
  /** The pictures that it has already. */
  own?: readonly QuestionPicture[];
  submit: (asked: Asked, values: AskedValues) => Promise<unknown>;
}

/** The form of a question, asked or changed, and its pictures. */
export function useQuestionForm({ name, initial, own = [], submit }: QuestionFormOptions) {
  const t = useT();
  const say = useSay();
  const pictures = useQuestionPictures(own, (added) =>
    form.change({ pictures: tickedText([...read(latest.current), added]) }),
  );
  const form = useForm<AskedValues>({
    name,
    initial,
    rules: questionRules,
    check: ({ pictures: text }) => {
      const missing = pictures.missing(text);
      // Sent without them it would lose what its asker chose.
      if (missing === 'loading' || missing === 'failed') return { pictures: 'missing' };
      if (pictures.isUnderWay) return { pictures: 'underWay' };
      return pictures.shown(text).every(({ checked }) => checked) ? {} : { pictures: 'unchecked' };
    },
    say: (field, why) => {
      if (field !== 'pictures') return say(field, why);
      return t(`pictures.${why as 'missing' | 'unchecked' | 'underWay'}`);
    },
    words: { CONFLICT: t('questions.conflict'), NOT_FOUND: t('questions.gone') },
    submit: (values) => submit(askedOf(values, pictures.shown(values.pictures)), values),
  });
  const latest = useRef(form.values.pictures);
  latest.current = form.values.pictures;
  const { bring } = pictures;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the draft that was found
  useEffect(() => bring(form.values.pictures), []);
  return { form, pictures };
}

interface QuestionFieldsProps {
  form: Form<AskedValues>;
  pictures: QuestionPictures;
  similar?: ReactNode;
}

/** Title, text, pictures, speciality and tags. */
export function QuestionFields({ form, pictures, similar }: QuestionFieldsProps) {
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
      <PictureFields
        pictures={pictures}
        value={form.values.pictures}
        onChange={(value) => form.change({ pictures: value })}
        error={form.field('pictures').error}
      />
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
