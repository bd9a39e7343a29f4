export interface OtpFieldProps {
  label: string;
  /** Up to six digits. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
  autoFocus?: boolean;
  disabled?: boolean;
}
export function OtpField({ label, value, onChange, error }: OtpFieldProps) {
  return (
    <label>
      {label}
      <input inputMode="numeric" value={value} onChange={(event) => onChange(event.target.value)} />
      {error}
    </label>
  );
}
