import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import css from './tooltip.module.css';

export interface TooltipProps {
  /** A few words more about the control; never its only name. */
  text: string;
  side?: 'above' | 'below';
  /** The edge of the control that it stands at. */
  align?: 'start' | 'middle' | 'end';
  /** Draws the control with these attributes. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
}

/** Words beside a control while the pointer or the focus is on it; Escape sends them away (WCAG 1.4.13). */
export function Tooltip({ text, side = 'above', align = 'middle', children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const hide = () => setShown(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer, focus and Escape come up from the control within
    <span
      className={css.holder}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={hide}
      onFocus={() => setShown(true)}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} hidden={!shown} className={clsx(css.tip, css[side], css[align])}>
        <span className={css.words}>{text}</span>
      </span>
    </span>
  );
}
