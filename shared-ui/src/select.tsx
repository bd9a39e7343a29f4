export interface Option {
  value: string;
  label: string;
  count?: number;
}
export interface SelectProps {
  label: string;
  /** An empty text where nothing is chosen. */
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  allowClear?: boolean;
  searchable?: boolean;
  placeholder?: string;
}
export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
