export interface SearchFieldProps {
  value: string;
  /** Called 250 ms after the last key, at once on Enter and on clearing. */
  onChange: (value: string) => void;
  label: string;
  placeholder?: string;
}
export function SearchField({ value, onChange, label, placeholder }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
