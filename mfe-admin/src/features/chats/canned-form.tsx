import type { CannedAnswer } from '@tvacha/shared-contract';
import { cannedRules } from '@tvacha/shared-contract/form-rules';
import { createCannedAnswer, listCannedAnswers, updateCannedAnswer } from '@tvacha/shared-contract/routes/admin/chats';
import { CallError, call } from '@tvacha/shared-core/http';
import { useJoinedForm } from '@tvacha/shared-core/joined-form';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { ConflictNotice } from '@tvacha/shared-ui/conflict-notice';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useT } from '../../common/i18n';
import { cannedAnswers } from './canned';
import styles from './letters.module.css';

type Fields = Pick<CannedAnswer, 'name' | 'text'>;
type Kept = Pick<CannedAnswer, '_id' | 'updatedAt'> & Fields;

const nothing: Kept = { _id: '', updatedAt: '', name: '', text: '' };

/** A canned answer as a form, joined with what a colleague saved meanwhile (decision 58). */
function useCannedForm(answer: CannedAnswer | null, onSaved: () => void) {
  const t = useT();
  const dispatch = useAppDispatch();
  return useJoinedForm<Kept, unknown>({
    name: answer ? `canned-${answer._id}` : 'canned',
    rules: cannedRules,
    say: (field, why) => {
      const { min: least, max: most } = cannedRules[field as keyof Fields];
      return t(why === 'required' ? 'canned.required' : 'canned.wrong', { least, most });
    },
    words: { CONFLICT: t('canned.taken'), NOT_FOUND: t('canned.gone') },
    record: answer ?? nothing,
    textsOf: ({ name, text }) => ({ name, text }),
    tidy: (_field, text) => text.trim(),
    save: ({ name = '', text = '' }, _changed, { _id: id, updatedAt }) =>
      answer
        ? call(updateCannedAnswer, { body: { id, updatedAt, name, text } })
        : call(createCannedAnswer, { body: { name, text } }),
    async reload() {
      const all = await call(listCannedAnswers);
      const fresh = answer ? all.find(({ _id }) => _id === answer._id) : nothing;
      if (!fresh) throw new CallError('NOT_FOUND', 404);
      dispatch(cannedAnswers.change((entry) => ({ ...entry, value: all })));
      return fresh;
    },
    async submit(send, begin, texts) {
      try {
        await send();
        begin(texts);
        onSaved();
      } finally {
        dispatch(cannedAnswers.invalidate());
      }
    },
  });
}

interface CannedFormProps {
  /** The one that is edited; null where one is added. */
  answer: CannedAnswer | null;
  onClose: () => void;
}

/** A canned answer. Changed by a colleague meanwhile, theirs stands beside it, and one of the two is chosen. */
export function CannedForm({ answer, onClose }: CannedFormProps) {
  const t = useT();
  const { form, clashes, keepMine, takeTheirs, leave } = useCannedForm(answer, onClose);
  const isGone = form.problem === t('canned.gone');
  const fields = Object.entries(clashes) as [keyof Fields, string][];
  return (
    <form {...form.props} className={styles.letterForm}>
      <TextField {...form.field('name')} label={t('canned.name')} autoFocus />
      <TextArea {...form.field('text')} label={t('canned.text')} hint={t('canned.textHint')} rows={4} isSoft />
      {fields.length > 0 ? (
        <ConflictNotice
          title={t('canned.changed')}
          rows={fields.map(([field, theirs]) => ({ key: field, label: t(`canned.${field}`), theirs }))}
          take={t('edit.take')}
          keep={t('edit.keep')}
          onTake={takeTheirs}
          onKeep={keepMine}
        />
      ) : (
        <FormProblem form={form} />
      )}
      <div className={styles.tools}>
        <Button kind="primary" htmlType="submit" loading={form.isSending} disabled={fields.length > 0 || isGone}>
          {t('canned.save')}
        </Button>
        <Button
          kind="text"
          onClick={() => {
            leave();
            onClose();
          }}
        >
          {t('canned.cancel')}
        </Button>
      </div>
    </form>
  );
}
