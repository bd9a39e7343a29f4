import * as constants from '@tvacha/shared-contract/constants';
import { asciiDigits } from '@tvacha/shared-contract/phone';
import { useState } from 'react';
import { FieldFrame, type FieldProps, useField, useFocusOnMount, useTypedEarly } from './field';
import css from './field.module.css';

export type PhoneFieldProps = FieldProps;

const digits = 10;

/** Ten digits out of whatever was typed or pasted, such as +91 90000 00321. */
function toDigits(text: string): string {
  const all = text.replace(/\D/g, '');
  const withoutPrefix = all.length > digits ? all.replace(/^(0|91|0091)(?=\d{10}$)/, '') : all;
  return withoutPrefix.slice(0, digits);
}

const prefix = /^\s*(\+\s*91|0091|0(?!0))/;
const withoutPrefix = (text: string) => text.replace(prefix, '');
/** Typed with its prefix, a number stays as it is typed until its ten digits are there. */
const isBegun = (text: string) => /^\s*[+0]/.test(text) && withoutPrefix(text).replace(/\D/g, '').length < digits;

const grouped = (value: string) => (value.length > 5 ? `${value.slice(0, 5)} ${value.slice(5)}` : value);

/** A number as people read it: `+91 90000 00321`. */
export const formatPhone = ({ code, number }: { code: string; number: string }) => `${code} ${grouped(number)}`;

/** An Indian mobile number; the value is its ten digits. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, value, onChange, error, hint, name } = props;
  const field = useField(props);
  const ref = useFocusOnMount<HTMLInputElement>(props.autoFocus);
  const [begun, setBegun] = useState<string>();
  const type = (typed: string) => {
    const text = asciiDigits(typed);
    setBegun(isBegun(text) ? text : undefined);
    onChange(toDigits(isBegun(text) ? withoutPrefix(text) : text));
  };
  const shown = begun ?? grouped(value);
  useTypedEarly(ref, shown, type);
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
          value={shown}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setBegun(undefined)}
        />
        {props.after ? <span className={css.after}>{props.after}</span> : null}
      </div>
    </FieldFrame>
  );
}
