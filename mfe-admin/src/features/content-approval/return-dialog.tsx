import type { Note } from '@tvacha/shared-contract';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { Select } from '@tvacha/shared-ui/select';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { useEffect, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './content-approval.module.css';
import type { ContributionInFull } from './contributions';
import { notable } from './text-fields';

/** The shortest and longest note, and how many, that the server takes. */
const limits = { least: 2, most: 500, notes: 20 };

const blank = (key: number) => ({ key, field: 'pictures' as const, text: '' });

interface ReturnDialogProps {
  open: boolean;
  contribution: ContributionInFull;
  busy: boolean;
  onReturn: (notes: Note[]) => void;
  onCancel: () => void;
}

/** Gives a contribution back: a note for each thing that its author is asked to change. */
export function ReturnDialog({ open, contribution, busy, onReturn, onCancel }: ReturnDialogProps) {
  const t = useT();
  const [notes, setNotes] = useState<readonly (Note & { key: number })[]>([]);
  const [checked, setChecked] = useState(false);
  const fields = notable(contribution);
  useEffect(() => {
    if (!open) return;
    setNotes([blank(0)]);
    setChecked(false);
  }, [open]);

  const isShort = ({ text }: Note) => text.trim().length < limits.least;
  const set = (key: number, change: Partial<Note>) =>
    setNotes((before) => before.map((note) => (note.key === key ? { ...note, ...change } : note)));
  const confirm = () => {
    setChecked(true);
    if (!notes.some(isShort)) onReturn(notes.map(({ field, text }) => ({ field, text: text.trim() })));
  };
  return (
    <ConfirmDialog
      open={open}
      busy={busy}
      title={t('approval.returnTitle', { title: contribution.title })}
      text={t('approval.returnText')}
      confirmLabel={t('approval.return')}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <ul className={styles.form}>
        {notes.map((note, at) => (
          <li key={note.key} className={styles.form}>
            <Select
              label={t('approval.noteField', { number: at + 1 })}
              value={note.field}
              options={fields.map((field) => ({ value: field, label: t(`approval.field.${field}`) }))}
              onChange={(field) => set(note.key, { field: field as Note['field'] })}
            />
            <TextArea
              name={`note-${note.key}`}
              label={t('approval.note', { number: at + 1 })}
              value={note.text}
              onChange={(text) => set(note.key, { text })}
              error={checked && isShort(note) ? t('approval.noteShort') : undefined}
              rows={2}
              maxLength={limits.most}
              required
              autoFocus={at > 0}
            />
            {notes.length > 1 ? (
              <Button
                kind="text"
                size="sm"
                icon="trash"
                onClick={() => setNotes(notes.filter(({ key }) => key !== note.key))}
              >
                {t('approval.noteRemove', { number: at + 1 })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {notes.length < limits.notes ? (
        <Button
          kind="text"
          icon="plus"
          onClick={() => setNotes([...notes, blank(Math.max(...notes.map(({ key }) => key)) + 1)])}
        >
          {t('approval.noteAdd')}
        </Button>
      ) : null}
    </ConfirmDialog>
  );
}
