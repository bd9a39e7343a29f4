import { viewNameRule } from '@tvacha/shared-contract/form-rules';
import { createView, updateView } from '@tvacha/shared-contract/routes/admin/views';
import { codeOf } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useMay } from '@tvacha/shared-core/permissions';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Notice } from '@tvacha/shared-ui/notice';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useState } from 'react';
import { useT } from '../i18n';
import { type SavedView, savedViews } from './saved-views';
import type { Views } from './use-views';
import styles from './views.module.css';

const rules = { name: viewNameRule };
const most = { most: viewNameRule.max };

/** Keeps what the list shows now as a view. */
export function NewView({ all: { list, shown } }: { all: Views }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const initial = { name: '', shared: false };
  const form = useForm({
    initial,
    rules,
    say: (_field, why) => t(why === 'required' ? 'views.nameRequired' : 'views.nameWrong', most),
    words: { CONFLICT: t('views.taken') },
    submit: async (fields) => {
      await call(createView, { body: { list, query: shown, ...fields } });
      form.begin(initial);
      dispatch(savedViews.invalidate());
    },
  });
  if (!useMay(createView)) return null;
  return (
    <form {...form.props} className={styles.form}>
      <h3 className={styles.heading}>{t('views.new')}</h3>
      <TextField {...form.field('name')} label={t('views.name')} />
      <Checkbox {...form.box('shared')} label={t('views.share')} hint={t('views.shareHint')} />
      <FormProblem form={form} />
      <Button kind="primary" htmlType="submit" loading={form.isSending}>
        {t('views.save')}
      </Button>
    </form>
  );
}

interface EditViewProps {
  view: SavedView;
  shown: Record<string, string>;
  onClose: () => void;
}

/** Changes a view. Changed by a colleague meanwhile, theirs is told, and one of the two is chosen. */
export function EditView({ view, shown, onClose }: EditViewProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  /** The version that this one is written over. */
  const [base, setBase] = useState(view);
  const theirs = view.updatedAt === base.updatedAt ? null : view;
  const refresh = () => dispatch(savedViews.invalidate());
  const leave = () => {
    refresh();
    onClose();
  };
  const form = useForm({
    initial: { name: base.name, shared: base.shared, anew: false },
    rules,
    say: (_field, why) => t(why === 'required' ? 'views.nameRequired' : 'views.nameWrong', most),
    words: { CONFLICT: t('views.conflict'), NOT_FOUND: t('views.gone') },
    submit: async ({ anew, ...fields }) => {
      const { _id: id, updatedAt, query } = base;
      try {
        await call(updateView, { body: { id, updatedAt, query: anew ? shown : query, ...fields } });
        leave();
      } catch (error) {
        // With a view that is gone this form would go too, before it says so.
        if (codeOf(error) !== 'NOT_FOUND') refresh();
        throw error;
      }
    },
  });
  const keepMine = () => {
    setBase(view);
    form.clear();
  };
  return (
    <form {...form.props} className={styles.form}>
      <TextField {...form.field('name')} label={t('views.name')} autoFocus />
      <Checkbox {...form.box('shared')} label={t('views.share')} hint={t('views.shareHint')} />
      <Checkbox {...form.box('anew')} label={t('views.anew')} />
      {theirs ? (
        <Notice
          tone="warning"
          live
          title={t('views.changedMeanwhile')}
          action={
            <Button size="sm" onClick={keepMine}>
              {t('views.keepMine')}
            </Button>
          }
        >
          {t(theirs.shared ? 'views.theirsShared' : 'views.theirs', { name: theirs.name })}
        </Notice>
      ) : (
        <FormProblem form={form} />
      )}
      <div className={styles.tools}>
        <Button kind="primary" htmlType="submit" loading={form.isSending} disabled={theirs !== null}>
          {t('views.saveChange')}
        </Button>
        <Button kind="text" onClick={leave}>
          {t('views.cancel')}
        </Button>
      </div>
    </form>
  );
}
