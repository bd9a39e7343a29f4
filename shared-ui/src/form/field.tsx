import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/icon';
import css from './field.module.css';

export interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  hint?: string;
  /** Something is still to be done, such as a code to be entered. */
  warning?: string;
  /** The id of more text on the page that describes the control. */
  describedBy?: string;
  /** At the end of the line: a small button or a tag, such as Verified. */
  after?: ReactNode;
  name: string;
  required?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  disabled?: boolean;
}

type Described = Pick<FieldProps, 'error' | 'hint' | 'warning' | 'describedBy' | 'required' | 'disabled'>;

/** The attributes that tie a control to its label, hint and error. */
export function useField({ error, hint, warning, describedBy, required, disabled }: Described) {
  const id = useId();
  const described = clsx(error && `${id}-error`, warning && `${id}-warning`, hint && `${id}-hint`, describedBy);
  return {
    id,
    required,
    disabled,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
}

/** A ref that takes the focus when its control appears, where this is asked for. */
export function useFocusOnMount<E extends HTMLElement>(wanted: boolean | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (wanted) ref.current?.focus({ preventScroll: true });
  }, [wanted]);
  return ref;
}

/**
 * Hands on what somebody typed into a page from the server before scripts reached it: React lets it stand, knows
 * nothing of it, and would put the empty value back with the next picture.
 * @param shown what the control shows of its value.
 */
export function useTypedEarly(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  shown: string,
  take: (text: string) => void,
): void {
  const handOn = useEffectEvent(() => {
    const typed = control.current?.value;
    if (typed !== undefined && typed !== shown && typed !== control.current?.defaultValue) take(typed);
  });
  useLayoutEffect(() => handOn(), []);
}

/** What is wrong with a control and what helps, tied to it by `useField`. */
export function Problem({ id, error, hint, warning }: { id: string } & Pick<FieldProps, 'error' | 'hint' | 'warning'>) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className={css.error} role="alert">
          <Icon name="x-circle" size={16} />
          {error}
        </p>
      ) : null}
      {warning ? (
        <p id={`${id}-warning`} className={css.warning}>
          <Icon name="warning-circle" size={16} />
          {warning}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </>
  );
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'error' | 'hint' | 'warning'> {
  id: string;
  children: ReactNode;
  aside?: ReactNode;
}

/** Label above, control, then what is wrong or what helps. */
export function FieldFrame({ id, label, error, hint, warning, aside, children }: FieldFrameProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {error || hint || warning || aside ? (
        <div className={css.below}>
          <div>
            <Problem id={id} error={error} hint={hint} warning={warning} />
          </div>
          {aside}
        </div>
      ) : null}
    </div>
  );
}
