import { mostQuestionPictures } from '@tvacha/shared-contract/form-rules';
import { uploads } from '@tvacha/shared-contract/uploads';
import { Failure } from '@tvacha/shared-ui/failure';
import { Notice } from '@tvacha/shared-ui/notice';
import { PictureIntake } from '../../common/pictures/picture-intake';
import { PictureRow } from '../../common/pictures/picture-row';
import list from '../../common/pictures/pictures.module.css';
import forms from './form.module.css';
import { useT } from './messages';
import { type QuestionPictures, read, type Ticked, tickedText } from './use-question-pictures';

const rule = { ...uploads.questionImage, maxFiles: mostQuestionPictures };

interface PictureFieldsProps {
  pictures: QuestionPictures;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** Up to three pictures, each looked at before it is sent, and ticked. */
export function PictureFields({ pictures, value, onChange, error }: PictureFieldsProps) {
  const t = useT();
  const shown = pictures.shown(value);
  const missing = pictures.missing(value);
  const set = (next: readonly Ticked[]) => onChange(tickedText(next.map(({ _id, checked }) => ({ _id, checked }))));
  return (
    <div className={forms.editor}>
      <PictureIntake
        {...pictures}
        label={t('pictures.add')}
        hint={t('pictures.hint')}
        rule={rule}
        taken={missing === 'gone' ? shown.length : read(value).length}
        full={t('pictures.full')}
      />
      {missing === 'failed' ? <Failure code={null} title={t('pictures.failed')} onRetry={pictures.reload} /> : null}
      {missing === 'loading' ? <p role="status">{t('pictures.loading')}</p> : null}
      {missing === 'gone' ? <Notice tone="warning" title={t('pictures.gone')} /> : null}
      {shown.length > 0 ? (
        <ol className={list.pictures} aria-label={t('pictures.list')}>
          {shown.map((picture, at) => (
            <PictureRow
              key={picture._id}
              picture={picture}
              number={at + 1}
              checked={picture.checked}
              onCheck={(checked) => set(shown.map((one) => (one === picture ? { ...one, checked } : one)))}
              onRemove={() => set(shown.filter((one) => one !== picture))}
            />
          ))}
        </ol>
      ) : null}
      {error ? (
        <p className={forms.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
