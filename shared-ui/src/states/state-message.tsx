import type { ReactNode } from 'react';
import css from './states.module.css';

interface MessageProps {
  drawing: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  role?: 'alert';
}

/** A drawing, what is the matter, and what may be done. */
export function StateMessage({ drawing, title, text, action, role }: MessageProps) {
  return (
    <div className={css.message} role={role}>
      {drawing}
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{text}</p>
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
