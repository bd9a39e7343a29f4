import { useField } from './field';
import css from './switch.module.css';

export interface SwitchProps {
  label: string;
  hideLabel?: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
  hint?: string;
  disabled?: boolean;
}

/** On or off, at once. */
export function Switch(props: SwitchProps) {
  const { label, hideLabel, on, onChange, hint } = props;
  const { id, disabled, 'aria-describedby': describedBy } = useField(props);
  return (
    <div>
      <label className={css.line}>
        <input
          id={id}
          className={css.track}
          type="checkbox"
          role="switch"
          aria-checked={on}
          disabled={disabled}
          aria-describedby={describedBy}
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={hideLabel ? 'visually-hidden' : css.words}>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
