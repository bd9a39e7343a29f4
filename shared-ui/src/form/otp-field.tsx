import { asciiDigits } from '@tvacha/shared-contract/phone';
import { clsx } from 'clsx';
import { type ChangeEvent, type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { FieldFrame, useField, useFocusOnMount } from './field';
import css from './otp-field.module.css';

/** What browsers with WebOTP answer; not yet among TypeScript's own types. */
interface SmsCredential extends Credential {
  code?: string;
}
interface SmsRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

const isOffered = () => typeof window !== 'undefined' && 'OTPCredential' in window;

/**
 * Hands on the code of an SMS that arrives while the field stands, where the browser offers that and its user agrees.
 * @param wanted false for codes that come another way.
 */
function useSmsCode(wanted: boolean, onCode: (code: string) => void): void {
  const handOn = useRef(onCode);
  useEffect(() => {
    handOn.current = onCode;
  });
  useEffect(() => {
    if (!wanted || !isOffered()) return;
    const leaving = new AbortController();
    const request: SmsRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (answer: SmsCredential | null) => {
        if (answer?.code && !leaving.signal.aborted) handOn.current(answer.code);
      },
      // Refused or given up: the code is typed in.
      () => undefined,
    );
    return () => leaving.abort();
  }, [wanted]);
}

export interface OtpFieldProps {
  label: string;
  /** Up to six digits. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** The code comes by SMS: browsers that can fill it in from there. */
  bySms?: boolean;
}

const length = 6;
const boxes = Array.from({ length }, (_, index) => `box-${index}`);
const toDigits = (text: string) => asciiDigits(text).replace(/\D/g, '').slice(0, length);

/** A code of six digits: one real input, so that filling in, pasting and screen readers work; six drawn boxes. */
export function OtpField({ label, value, onChange, error, autoFocus, disabled, bySms = false }: OtpFieldProps) {
  const field = useField({ error, disabled, required: true });
  const ref = useFocusOnMount<HTMLInputElement>(autoFocus);
  useSmsCode(bySms, (code) => onChange(toDigits(code)));
  const [focused, setFocused] = useState(false);
  const current = focused ? Math.min(value.length, length - 1) : -1;

  const type = (event: ChangeEvent<HTMLInputElement>) => onChange(toDigits(event.target.value));
  // A pasted code replaces what is there, wherever the caret is.
  const paste = (event: ClipboardEvent) => {
    const code = toDigits(event.clipboardData.getData('text'));
    event.preventDefault();
    if (code) onChange(code);
  };

  return (
    <FieldFrame id={field.id} label={label} error={error}>
      <div className={clsx(css.otp, error && css.wrong, disabled && css.off)}>
        <input
          {...field}
          ref={ref}
          className={css.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          spellCheck={false}
          maxLength={length}
          value={value}
          onChange={type}
          onPaste={paste}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onSelect={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
        />
        {boxes.map((box, index) => (
          <span key={box} className={clsx(css.box, index === current && css.current)} aria-hidden="true">
            {value[index] ?? (index === current ? <span className={css.caret} /> : null)}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
