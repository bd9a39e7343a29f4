import type { Mark } from '@tvacha/shared-contract';
import { annotationLimits } from '@tvacha/shared-contract/annotations';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../base/button';
import { boxOf } from './geometry';
import type { Drawn } from './mark-list';
import { useT } from './messages';
import type { Notebook } from './notebook';
import css from './page-notes.module.css';
import type { PagePlace } from './page-place';

interface NoteCardProps {
  book: Notebook;
  mark: Drawn;
  place: PagePlace;
  /** It is not kept yet. */
  isNew?: boolean;
  /** Without words: it can only be deleted. */
  isBrief?: boolean;
  onRemove?: () => void;
  onCopy?: (() => void) | undefined;
}

/** Under a mark: what it says, to be written, and its end. What was written is kept when it is left as well. */
export function NoteCard({ book, mark, place, isNew = false, isBrief = false, onRemove, onCopy }: NoteCardProps) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const before = 'text' in mark ? mark.text : '';
  const [text, setText] = useState(before);
  const { left, top, height } = place.boxOnScreen(boxOf(mark as Mark));
  const isSaid = text.trim() !== '' || mark.kind === 'highlight';

  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);

  const keep = () => {
    if (!isSaid || (!isNew && text === before)) return;
    book.act({ put: [{ ...mark, text } as Drawn] });
  };
  const close = () => book.set(isNew ? { draft: undefined } : { selected: undefined });
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    keep();
    if (isNew) book.set({ draft: undefined, selected: isSaid ? mark.id : undefined, tool: 'select' });
    else close();
  };
  const press = (event: KeyboardEvent) => {
    // What is typed is no command of the reader.
    event.stopPropagation();
    if (event.key === 'Escape') close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };

  return (
    <form
      className={css.card}
      data-notes-part
      style={{ left: Math.max(0, Math.min(left, place.width - 260)), top: top + height + 12 }}
      onSubmit={save}
      onKeyDown={press}
    >
      {isBrief ? null : (
        <>
          <label className={css.label} htmlFor={id}>
            {t(mark.kind === 'text' ? 'textLabel' : 'noteLabel')}
          </label>
          <textarea
            ref={field}
            id={id}
            className={css.field}
            rows={3}
            maxLength={annotationLimits.text}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={isNew ? undefined : keep}
          />
        </>
      )}
      <div className={css.actions}>
        {onRemove ? (
          <Button kind="text" size="sm" icon="trash" onClick={onRemove}>
            {t('delete')}
          </Button>
        ) : (
          <Button kind="text" size="sm" onClick={close}>
            {t('cancel')}
          </Button>
        )}
        {onCopy ? (
          <Button kind="text" size="sm" icon="copy" onClick={onCopy}>
            {t('copyMark')}
          </Button>
        ) : null}
        {isBrief ? null : (
          <Button kind="primary" size="sm" htmlType="submit" disabled={!isSaid}>
            {t('done')}
          </Button>
        )}
      </div>
    </form>
  );
}
