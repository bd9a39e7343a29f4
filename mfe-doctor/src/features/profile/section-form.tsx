import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { ConflictNotice } from '@tvacha/shared-ui/conflict-notice';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import type { ReactNode } from 'react';
import { useT } from './messages';
import styles from './profile.module.css';
import { degreesOf, linesOf, type ProfileField, type ProfileSection } from './profile-fields';
import type { SectionState } from './use-section';

/** A field's value in words, as it is set beside the reader's own. */
function wordsOf(field: string, text: string): string {
  if (field !== 'degree') return linesOf(text).join(', ');
  return degreesOf(text)
    .map(({ name, institute, year }) => [name, institute, year].filter(Boolean).join(', '))
    .join('; ');
}

/** What was changed here and meanwhile elsewhere, and the choice between the two. */
function Clash({ state: { clashes, keepMine, takeTheirs } }: { state: SectionState }) {
  const t = useT();
  const fields = Object.entries(clashes) as [ProfileField, string][];
  if (fields.length === 0) return null;
  return (
    <ConflictNotice
      title={t('profile.other.title')}
      rows={fields.map(([field, text]) => ({
        key: field,
        label: t(`profile.field.${field}`),
        theirs: wordsOf(field, text) || t('profile.other.empty'),
      }))}
      take={t('profile.other.take')}
      keep={t('profile.other.keep')}
      onTake={takeTheirs}
      onKeep={keepMine}
    />
  );
}

interface SectionFormProps {
  section: ProfileSection;
  state: SectionState;
  lead?: string;
  children: ReactNode;
}

/** The frame of a part that is saved alone: its fields, what is wrong, and its own button. */
export function SectionForm({ section, state, lead, children }: SectionFormProps) {
  const t = useT();
  const { form, said } = state;
  const title = t(`profile.${section}`);
  return (
    <Card title={title}>
      <form {...form.props} className={styles.form} aria-label={title}>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
        <Clash state={state} />
        <FormProblem form={form} />
        <div className={styles.tools}>
          <Button
            kind="primary"
            htmlType="submit"
            loading={form.isSending}
            aria-label={t('profile.saveSection', { section: title })}
          >
            {t('profile.save')}
          </Button>
          <span className={styles.said} role="status">
            {said ? t(`profile.${said}`) : form.isDirty ? t('profile.unsaved') : ''}
          </span>
        </div>
      </form>
    </Card>
  );
}
