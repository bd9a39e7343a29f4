import type { Note } from '@tvacha/shared-contract';
import { useForm } from '@tvacha/shared-core/form';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Select } from '@tvacha/shared-ui/select';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { useT } from '../../common/i18n';
import { useResetOnClose } from '../../common/use-reset-on-close';
import styles from './content-approval.module.css';
import type { ContributionInFull } from './contributions';
import { notable } from './text-fields';

/** The shortest and longest note, and how many, that the server takes. */
const limits = { least: 2, most: 500, notes: 20 };

const places = Array.from({ length: limits.notes }, (_, at) => at);

/** The notes as fields of a form, which holds texts alone; a place without a field has no note. */
const fieldsOf = (notes: readonly Note[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    places.flatMap((at) => [
      [`field${at}`, notes[at]?.field ?? ''],
      [`text${at}`, notes[at]?.text ?? ''],
    ]),
  );
const blank: Note = { field: 'pictures', text: '' };
const empty = fieldsOf([blank]);

const isShort = ({ text }: Note) => text.trim().length < limits.least;

interface ReturnDialogProps {
  open: boolean;
  may: boolean;
  contribution: ContributionInFull;
  busy: boolean;
  onReturn: (notes: Note[]) => void;
  onCancel: () => void;
}

/** Gives a contribution back: a note for each thing that its author is asked to change. */
export function ReturnDialog({ open, may, contribution, busy, onReturn, onCancel }: ReturnDialogProps) {
  const t = useT();
  const fields = notable(contribution);
  /** A draft of another release may name a field that is no more. */
  const notesIn = (values: typeof empty): Note[] =>
    places
      .filter((at) => values[`field${at}`])
      .map((at) => ({
        field: fields.find((field) => field === values[`field${at}`]) ?? blank.field,
        text: values[`text${at}`] ?? '',
      }));
  const form = useForm({
    name: `return-${contribution._id}`,
    closed: () => (may ? undefined : t('edit.closed')),
    initial: empty,
    check: (values) =>
      Object.fromEntries(notesIn(values).flatMap((note, at) => (isShort(note) ? [[`text${at}`, 'short']] : []))),
    say: () => t('approval.noteShort'),
    submit: (values) => onReturn(notesIn(values).map(({ field, text }) => ({ field, text: text.trim() }))),
  });
  useResetOnClose(form, empty, open);
  const notes = notesIn(form.values);
  const put = (next: readonly Note[]) => form.change(fieldsOf(next));
  return (
    <ConfirmDialog
      open={open}
      disabled={form.isClosed}
      busy={busy}
      title={t('approval.returnTitle', { title: contribution.title })}
      text={t('approval.returnText')}
      confirmLabel={t('approval.return')}
      onConfirm={() => void form.submit()}
      onCancel={onCancel}
    >
      <form {...form.props} className={styles.form}>
        <ul className={styles.form}>
          {notes.map(({ field }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a note is its place in the form
            <li key={at} className={styles.form}>
              <Select
                label={t('approval.noteField', { number: at + 1 })}
                value={field}
                options={fields.map((option) => ({ value: option, label: t(`approval.field.${option}`) }))}
                onChange={(chosen) => form.change({ [`field${at}`]: chosen })}
              />
              <TextArea
                {...form.field(`text${at}`)}
                label={t('approval.note', { number: at + 1 })}
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
                  onClick={() => put(notes.filter((_, other) => other !== at))}
                >
                  {t('approval.noteRemove', { number: at + 1 })}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
        {notes.length < limits.notes ? (
          <Button kind="text" icon="plus" onClick={() => put([...notes, blank])}>
            {t('approval.noteAdd')}
          </Button>
        ) : null}
        <FormProblem form={form} />
      </form>
    </ConfirmDialog>
  );
}
