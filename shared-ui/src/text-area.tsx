import type { FieldProps } from './text-field';

export interface TextAreaProps extends FieldProps {
  rows?: number;
  maxLength?: number;
}
export function TextArea({ label, value, onChange, rows = 4, name }: TextAreaProps) {
  return (
    <label>
      {label}
      <textarea name={name} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
