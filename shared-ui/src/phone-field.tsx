import { constants } from '@tvacha/shared-contract/constants';
import { FieldFrame, type FieldProps, useField, useFocusOnMount } from './field';
import css from './field.module.css';

export type PhoneFieldProps = FieldProps;

const digits = 10;

/** Ten digits out of whatever was typed or pasted, such as +91 90000 00321. */
function toDigits(text: string): string {
  const all = text.replace(/\D/g, '');
  const withoutPrefix = all.length > digits ? all.replace(/^(0|91|0091)(?=\d{10}$)/, '') : all;
  return withoutPrefix.slice(0, digits);
}

const grouped = (value: string) => (value.length > 5 ? `${value.slice(0, 5)} ${value.slice(5)}` : value);

/** An Indian mobile number; the value is its ten digits. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, value, onChange, error, hint, name } = props;
  const field = useField(props);
  const ref = useFocusOnMount<HTMLInputElement>(props.autoFocus);
  return (
    <FieldFrame id={field.id} label={label} error={error} hint={hint} warning={props.warning}>
      <div className={css.control}>
        <span className={css.prefix} aria-hidden="true">
          {constants.countryCode}
        </span>
        <input
          {...field}
          ref={ref}
          className={css.input}
          name={name}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={grouped(value)}
          onChange={(event) => onChange(toDigits(event.target.value))}
        />
        {props.after ? <span className={css.after}>{props.after}</span> : null}
      </div>
    </FieldFrame>
  );
}
