import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import look from './box.module.css';
import css from './checkbox.module.css';
import { Problem, useField } from './field';

export interface CheckboxProps {
  /** Words, with links where they are needed. */
  label: ReactNode;
  /** The label is for screen readers alone, as in a table whose column says it. */
  hideLabel?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean;
  hint?: string;
  error?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Yes or no, sent with the form; for what takes effect at once there is `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, checked, onChange, indeterminate = false, hint, error, name } = props;
  const field = useField(props);
  return (
    <div className={css.field}>
      <label className={clsx(css.line, hideLabel && css.alone)}>
        <input
          {...field}
          ref={(box) => {
            if (box) box.indeterminate = indeterminate;
          }}
          className={look.box}
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={hideLabel ? 'visually-hidden' : css.words}>{label}</span>
      </label>
      <Problem id={field.id} error={error} hint={hint} />
    </div>
  );
}
