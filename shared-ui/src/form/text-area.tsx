import { clsx } from 'clsx';
import { useT } from '../base/messages';
import { FieldFrame, type FieldProps, useField, useFocusOnMount, useTypedEarly } from './field';
import css from './field.module.css';

export interface TextAreaProps extends FieldProps {
  rows?: number;
  maxLength?: number;
  /** More than that may be typed and pasted, so that nothing is cut off unseen; the form says that it is too long. */
  isSoft?: boolean;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, error, hint, warning, rows = 4, maxLength, isSoft, name } = props;
  const t = useT();
  const field = useField(props);
  const ref = useFocusOnMount<HTMLTextAreaElement>(props.autoFocus);
  useTypedEarly(ref, value, onChange);
  const left = (maxLength ?? 0) - (isSoft ? [...value.trim()].length : value.length);
  const words = left < 0 ? t('charactersOver', { over: -left }) : t('charactersLeft', { left });
  return (
    <FieldFrame
      id={field.id}
      label={label}
      error={error}
      hint={hint}
      warning={warning}
      aside={maxLength === undefined ? null : <span>{words}</span>}
    >
      <div className={css.control}>
        <textarea
          {...field}
          ref={ref}
          className={clsx(css.input, css.area)}
          name={name}
          rows={rows}
          maxLength={isSoft ? undefined : maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
