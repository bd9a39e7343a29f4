import { useEffect, useRef, useState } from 'react';
import { useT } from '../base/messages';
import { Icon } from '../icons/icon';
import { useTypedEarly } from './field';
import css from './field.module.css';

export interface SearchFieldProps {
  value: string;
  /** Called 250 ms after the last key, at once on Enter, on leaving the field and on clearing. */
  onChange: (value: string) => void;
  label: string;
  placeholder?: string;
}

const pause = 250;

/** A search box that waits until the typing rests. */
export function SearchField({ value, onChange, label, placeholder }: SearchFieldProps) {
  const t = useT();
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  /** Handed on, and not come back as the value yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  // What the page does with the words may have changed by the time the typing rests.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  // What was handed on comes back while somebody types on; anything else is a change from outside, as by Reset.
  if (value !== known) {
    setKnown(value);
    setSent(sent.slice(sent.lastIndexOf(value) + 1));
    if (!sent.includes(value) && value !== draft.trim()) {
      setSent([]);
      setDraft(value);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() === value) return;
    setSent((before) => [...before, text.trim()]);
    latest.current(text.trim());
  };
  const edit = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), pause);
  };
  useTypedEarly(input, draft, edit);
  const clear = () => {
    setDraft('');
    send('');
    input.current?.focus();
  };

  return (
    <div className={css.control}>
      <span className={css.lead}>
        <Icon name="magnifying-glass" />
      </span>
      <input
        ref={input}
        className={css.input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        value={draft}
        onChange={(event) => edit(event.target.value)}
        // Whoever goes on to click a result has done typing.
        onBlur={() => send(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(draft);
          if (event.key === 'Escape' && draft) clear();
        }}
      />
      {draft ? (
        <button type="button" className={css.tool} aria-label={t('clearSearch')} onClick={clear}>
          <Icon name="x-circle" />
        </button>
      ) : null}
    </div>
  );
}
