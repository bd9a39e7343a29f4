import { TextField } from '@tvacha/shared-ui/text-field';
import { useT } from '../i18n';
import { isEmail } from './shapes';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Whether the form was sent once: only then is a bad address spoken of. */
  tried: boolean;
  autoFocus?: boolean;
}

/** The address of an account. */
export function EmailField({ value, onChange, tried, autoFocus }: EmailFieldProps) {
  const t = useT();
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="username"
      label={t('email.label')}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
      error={tried && !isEmail(value) ? t('email.invalid') : undefined}
    />
  );
}
