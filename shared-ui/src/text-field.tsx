import type { HTMLInputAutoCompleteAttribute } from 'react';

export interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  hint?: string;
  name: string;
  required?: boolean;
  autoFocus?: boolean;
  disabled?: boolean;
}
export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}
export function TextField({ label, value, onChange, error, type = 'text', name }: TextFieldProps) {
  return (
    <label>
      {label}
      <input name={name} type={type} value={value} onChange={(event) => onChange(event.target.value)} />
      {error}
    </label>
  );
}
