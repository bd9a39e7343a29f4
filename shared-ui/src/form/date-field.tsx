import type { HTMLInputAutoCompleteAttribute } from 'react';
import css from './date-field.module.css';
import { FieldFrame, type FieldProps, useField, useFocusOnMount } from './field';
import look from './field.module.css';

export interface DateFieldProps extends FieldProps {
  /** The first and the last day that may be chosen, as 2026-11-20. */
  min?: string;
  max?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/**
 * A day; the value is as 2026-11-20, an empty text while it is not whole. The browser's own field: it speaks the
 * reader's language, can be typed in, and opens the calendar that a phone's owner knows.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, error, hint, name, min, max, autoComplete } = props;
  const field = useField(props);
  const ref = useFocusOnMount<HTMLInputElement>(props.autoFocus);
  return (
    <FieldFrame id={field.id} label={label} error={error} hint={hint}>
      <div className={look.control}>
        <input
          {...field}
          ref={ref}
          className={`${look.input} ${css.date}`}
          type="date"
          name={name}
          min={min}
          max={max}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
