import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { FieldFrame, type FieldProps, useField, useFocusOnMount, useTypedEarly } from './field';
import css from './field.module.css';
import own from './suggest-field.module.css';

export interface Suggested {
  value: string;
  /** What tells it from others of its name. */
  note?: string;
  /** For whoever needs more of it than its words. */
  id?: string;
}

export interface SuggestFieldProps extends FieldProps {
  placeholder?: string;
  maxLength?: number;
  /** For what is in the field now; none closes the list. */
  suggestions: readonly Suggested[];
  /** Somebody chose one, which is in the field then. */
  onPick?: (value: string, one: Suggested) => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * One line of text for which something is suggested: the combobox of ARIA with a list. What is typed stands as it is
 * until a suggestion is chosen by a click, or by the arrow keys and Enter; Escape closes the list.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, value, onChange, onPick, error, hint, name, placeholder, maxLength, suggestions } = props;
  const field = useField(props);
  const input = useFocusOnMount<HTMLInputElement>(props.autoFocus);
  useTypedEarly(input, value, onChange);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const shown = isOpen ? suggestions : [];
  const listId = `${field.id}-list`;
  const optionId = (index: number) => `${field.id}-${index}`;
  const pick = (one: Suggested) => {
    setOpen(false);
    setAt(-1);
    onChange(one.value);
    onPick?.(one.value, one);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step && suggestions.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place more than there are suggestions: that of what was typed.
      const places = suggestions.length + 1;
      setAt(((at + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && shown[at]) {
      event.preventDefault();
      pick(shown[at]);
    } else if (event.key === 'Escape' && shown.length > 0) {
      event.preventDefault();
      setOpen(false);
      setAt(-1);
    }
  };
  return (
    <FieldFrame id={field.id} label={label} error={error} hint={hint} warning={props.warning}>
      <div className={clsx(css.control, own.control)}>
        <input
          {...field}
          ref={input}
          className={css.input}
          name={name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown[at] ? optionId(at) : undefined}
          autoComplete="off"
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setOpen(true);
            setAt(-1);
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <div id={listId} className={own.list} role="listbox" aria-label={label} hidden={shown.length === 0}>
          {shown.map((one, index) => (
            <div
              key={`${one.id} ${one.value} ${one.note}`}
              id={optionId(index)}
              className={own.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // The field keeps the focus, or the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(one)}
              onKeyDown={onKeyDown}
            >
              {one.value}
              {one.note ? <span className={own.note}>{one.note}</span> : null}
            </div>
          ))}
        </div>
      </div>
    </FieldFrame>
  );
}
