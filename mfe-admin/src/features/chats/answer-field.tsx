import { Button } from '@tvacha/shared-ui/button';
import { TextArea, type TextAreaProps } from '@tvacha/shared-ui/text-area';
import { useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../common/i18n';
import { CannedPanel } from './canned-panel';
import styles from './talk.module.css';

interface AnswerFieldProps extends Omit<TextAreaProps, 'rows'> {
  /** Whose name a canned answer is filled in with. */
  member: string;
}

/** From where to where in the text a canned answer goes. */
type Place = readonly [from: number, to: number];

/** Where a slash was typed that begins a word; nothing where something else was typed. */
function slashTyped(before: string, after: string, caret: number): Place | null {
  const begins = caret === 1 || /\s/.test(after[caret - 2] ?? '');
  return after.length === before.length + 1 && after[caret - 1] === '/' && begins ? [caret - 1, caret] : null;
}

/** The field of an answer. A slash, or the button, offers the canned ones; the chosen one goes in at the cursor. */
export function AnswerField({ member, ...field }: AnswerFieldProps) {
  const t = useT();
  const wrap = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const control = () => wrap.current?.querySelector('textarea') ?? null;

  // After the picture in which the text stands, or the cursor would be at its end.
  useLayoutEffect(() => {
    if (caret === null) return;
    const area = wrap.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(caret, caret);
    setCaret(null);
  }, [caret]);

  const change = (next: string) => {
    const slash = slashTyped(field.value, next, control()?.selectionStart ?? next.length);
    if (slash) setPlace(slash);
    field.onChange(next);
  };
  const openAtCursor = () => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = control() ?? {};
    setPlace([from, to]);
  };
  const insert = (text: string) => {
    if (!place) return;
    const [from, to] = place;
    field.onChange(field.value.slice(0, from) + text + field.value.slice(to));
    setPlace(null);
    setCaret(from + text.length);
  };
  const close = () => {
    setCaret(place?.[1] ?? 0);
    setPlace(null);
  };
  return (
    <div ref={wrap} className={styles.field}>
      {place ? <CannedPanel member={member} onPick={insert} onClose={close} /> : null}
      <TextArea {...field} rows={2} isSoft onChange={change} />
      <div>
        <Button kind="text" size="sm" icon="sparkle" aria-expanded={place !== null} onClick={openAtCursor}>
          {t('canned.open')}
        </Button>
      </div>
    </div>
  );
}
