import { clsx } from 'clsx';
import { useT } from '../base/messages';
import { FieldFrame, type FieldProps, useField, useFocusOnMount, useTypedEarly } from './field';
import css from './field.module.css';

export interface TextAreaProps extends FieldProps {
  rows?: number;
  maxLength?: number;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, error, hint, rows = 4, maxLength, name } = props;
  const t = useT();
  const field = useField(props);
  const ref = useFocusOnMount<HTMLTextAreaElement>(props.autoFocus);
  useTypedEarly(ref, value, onChange);
  const left = maxLength === undefined ? null : <span>{t('charactersLeft', { left: maxLength - value.length })}</span>;
  return (
    <FieldFrame id={field.id} label={label} error={error} hint={hint} aside={left}>
      <div className={css.control}>
        <textarea
          {...field}
          ref={ref}
          className={clsx(css.input, css.area)}
          name={name}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
