import { type FieldProps, TextField } from './text-field';

export type PhoneFieldProps = FieldProps;
/** An Indian mobile number; the value is its ten digits. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField {...props} type="tel" />;
}
