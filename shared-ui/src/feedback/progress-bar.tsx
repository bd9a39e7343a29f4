import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useId } from 'react';
import css from './progress-bar.module.css';

export interface ProgressBarProps {
  label: ReactNode;
  /** The label is for screen readers alone. */
  hideLabel?: boolean;
  /** From 0 to 1; not given while nobody knows how long it takes. */
  value?: number;
  /** At the end of the line, such as Page 142 of 318. */
  text?: string;
  tone?: 'primary' | 'clay' | 'green' | 'amber' | 'red';
}

type Filled = CSSProperties & Record<'--filled', string>;

/** How far something has come. */
export function ProgressBar({ label, hideLabel, value, text, tone = 'primary' }: ProgressBarProps) {
  const id = useId();
  const part = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const style: Filled | undefined = part === undefined ? undefined : { '--filled': `${part * 100}%` };
  return (
    <div className={css.progress}>
      <div className={clsx(css.words, hideLabel && !text && 'visually-hidden')}>
        <span id={id} className={hideLabel ? 'visually-hidden' : undefined}>
          {label}
        </span>
        {text ? <span className={css.text}>{text}</span> : null}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part === undefined ? undefined : Math.round(part * 100)}
        aria-valuetext={text}
        className={clsx(css.rail, css[tone], part === undefined && css.unknown)}
        style={style}
      />
    </div>
  );
}
