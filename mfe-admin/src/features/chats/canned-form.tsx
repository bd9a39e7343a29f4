import type { CannedAnswer } from '@tvacha/shared-contract';
import { cannedRules } from '@tvacha/shared-contract/form-rules';
import { createCannedAnswer, updateCannedAnswer } from '@tvacha/shared-contract/routes/admin/chats';
import { useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormNotice } from '@tvacha/shared-ui/form-notice';
import { Notice } from '@tvacha/shared-ui/notice';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { cannedAnswers } from './canned';
import styles from './letters.module.css';

interface CannedFormProps {
  /** The one that is edited; null where one is added. */
  answer: CannedAnswer | null;
  onClose: () => void;
}

/** A canned answer. Changed by a colleague meanwhile, theirs stands beside it, and one of the two is chosen. */
export function CannedForm({ answer: current, onClose }: CannedFormProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  /** The version that this one is written over. */
  const [base, setBase] = useState(current);
  const theirs = current && base && current.updatedAt !== base.updatedAt ? current : null;
  const form = useForm({
    name: base ? `canned-${base._id}` : 'canned',
    initial: { name: '', text: '' },
    given: base ? { name: base.name, text: base.text } : undefined,
    rules: cannedRules,
    say: (field, why) => {
      const { min: least, max: most } = cannedRules[field];
      return t(why === 'required' ? 'canned.required' : 'canned.wrong', { least, most });
    },
    words: { CONFLICT: theirs ? t('canned.changed') : t('canned.taken'), NOT_FOUND: t('canned.gone') },
    submit: async (fields) => {
      try {
        if (base) await call(updateCannedAnswer, { body: { id: base._id, updatedAt: base.updatedAt, ...fields } });
        else await call(createCannedAnswer, { body: fields });
        onClose();
      } finally {
        dispatch(cannedAnswers.invalidate());
      }
    },
  });
  const isGone = form.problem === t('canned.gone');
  return (
    <form {...form.props} className={styles.letterForm}>
      <TextField {...form.field('name')} label={t('canned.name')} autoFocus />
      <TextArea {...form.field('text')} label={t('canned.text')} hint={t('canned.textHint')} rows={4} isSoft />
      {theirs ? (
        <Notice
          tone="warning"
          live
          title={t('canned.changed')}
          action={
            <Button
              size="sm"
              onClick={() => {
                setBase(theirs);
                form.clear();
              }}
            >
              {t('canned.keepMine')}
            </Button>
          }
        >
          {t('canned.theirs', { name: theirs.name, text: theirs.text })}
        </Notice>
      ) : (
        <FormNotice>{form.problem}</FormNotice>
      )}
      <div className={styles.tools}>
        <Button kind="primary" htmlType="submit" loading={form.isSending} disabled={theirs !== null || isGone}>
          {t('canned.save')}
        </Button>
        <Button kind="text" onClick={onClose}>
          {t('canned.cancel')}
        </Button>
      </div>
    </form>
  );
}
