import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, useState } from 'react';
import { useT } from '../base/messages';
import { Icon } from '../icons/icon';
import { FieldFrame, type FieldProps, useField, useFocusOnMount, useTypedEarly } from './field';
import css from './field.module.css';

export type { FieldProps } from './field';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
}

/** One line of text. A password may be shown. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, type = 'text', name, autoComplete, placeholder, inputMode } = props;
  const t = useT();
  const [shown, setShown] = useState(false);
  const field = useField(props);
  const ref = useFocusOnMount<HTMLInputElement>(props.autoFocus);
  useTypedEarly(ref, value, onChange);
  return (
    <FieldFrame id={field.id} label={label} error={error} hint={hint} warning={props.warning}>
      <div className={css.control}>
        <input
          {...field}
          ref={ref}
          className={css.input}
          name={name}
          type={shown ? 'text' : type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          inputMode={inputMode}
          maxLength={props.maxLength}
          // A password that is shown is not for the dictionary, which may ask a server.
          {...(type === 'password' && { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {type === 'password' ? (
          <button
            type="button"
            className={css.tool}
            aria-label={shown ? t('hidePassword') : t('showPassword')}
            aria-controls={field.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-slash' : 'eye'} />
          </button>
        ) : null}
        {props.after ? <span className={css.after}>{props.after}</span> : null}
      </div>
    </FieldFrame>
  );
}
