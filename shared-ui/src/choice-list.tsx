import type { ReactNode } from 'react';

export interface Choice {
  value: string;
  label: string;
  count?: number;
}
export interface ChoiceListProps {
  label: string;
  options: readonly Choice[];
  /** The one that is chosen; nothing for none. */
  value?: string;
  /** Nothing is given when the choice is taken back. */
  onChange: (value: string | undefined) => void;
  /** What stands under the list, such as a search for more. */
  more?: ReactNode;
}
export function ChoiceList({ label, options, value, onChange, more }: ChoiceListProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={option.value === value}
            onChange={() => onChange(option.value === value ? undefined : option.value)}
          />
          {option.label}
        </label>
      ))}
      {more}
    </fieldset>
  );
}
