import { useId } from 'react';
import { Icon, type IconName } from '../icons/icon';
import css from './segmented.module.css';

export interface SegmentedOption<V extends string> {
  value: V;
  label: string;
  icon?: IconName;
  count?: number;
}
export interface SegmentedProps<V extends string> {
  label: string;
  value: V;
  options: readonly SegmentedOption<V>[];
  onChange: (value: V) => void;
}

/** One of a few views; real radio buttons, so arrows move through them. */
export function Segmented<V extends string>({ label, value, options, onChange }: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className={css.track}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            className={css.input}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon ? <Icon name={option.icon} size={16} /> : null}
          {option.label}
          {option.count === undefined ? null : <span className={css.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
