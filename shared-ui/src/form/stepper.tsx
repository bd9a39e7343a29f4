import { clsx } from 'clsx';
import { Icon } from '../icons/icon';
import { useT } from './messages';
import css from './stepper.module.css';

export interface Step {
  key: string;
  title: string;
  text?: string;
}
export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** The key of the step that is being done; those before it are done. */
  current: string;
  /** Given: a step that is done can be opened again. */
  onOpen?: (key: string) => void;
}

/** Where somebody is on a way of a few steps; narrow windows show the words of the current step alone. */
export function Stepper({ label, steps, current, onOpen }: StepperProps) {
  const t = useT();
  const at = steps.findIndex((step) => step.key === current);
  return (
    <nav aria-label={label}>
      <ol className={css.steps}>
        {steps.map(({ key, title, text }, index) => {
          const done = index < at;
          const open = done && onOpen;
          const words = (
            <>
              <span className={css.title}>{title}</span>
              {text ? <span className={css.text}>{text}</span> : null}
            </>
          );
          return (
            <li
              key={key}
              className={clsx(css.step, done && css.done, index === at && css.current)}
              aria-current={index === at ? 'step' : undefined}
            >
              <span className={css.number} aria-hidden="true">
                {done ? <Icon name="check" size={18} /> : index + 1}
              </span>
              {done ? <span className="visually-hidden">{t('stepDone')}: </span> : null}
              {open ? (
                <button type="button" className={css.words} onClick={() => open(key)}>
                  {words}
                </button>
              ) : (
                <span className={css.words}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={css.here}>{t('stepOf', { at: at + 1, count: steps.length })}</p>
    </nav>
  );
}
