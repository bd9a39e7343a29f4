import { clsx } from 'clsx';
import { useId } from 'react';
import { Problem, useField } from './field';
import css from './radio-group.module.css';

export interface RadioOption<V extends string> {
  value: V;
  label: string;
  hint?: string;
  disabled?: boolean;
}
export interface RadioGroupProps<V extends string> {
  label: string;
  /** An empty text while nothing is chosen. */
  value: V | '';
  options: readonly RadioOption<V>[];
  onChange: (value: V) => void;
  /** Each answer in a frame of its own, as in a quiz. */
  framed?: boolean;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
}

/** One of a few answers; real radio buttons, so arrows move through them. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, value, options, onChange, framed, hint, error, required, disabled } = props;
  const name = useId();
  const field = useField(props);
  return (
    <div
      className={css.group}
      role="radiogroup"
      aria-labelledby={`${field.id}-label`}
      aria-required={required}
      aria-invalid={field['aria-invalid']}
      aria-describedby={field['aria-describedby']}
    >
      <span id={`${field.id}-label`} className={css.label}>
        {label}
      </span>
      <div className={clsx(css.options, framed && css.framed)}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              className={css.dot}
              type="radio"
              name={name}
              value={option.value}
              disabled={disabled || option.disabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={css.words}>
              {option.label}
              {option.hint ? <span className={css.hint}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <Problem id={field.id} error={error} hint={hint} />
    </div>
  );
}
