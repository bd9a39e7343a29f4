import type { ReactNode } from 'react';
import css from './states.module.css';

interface MessageProps {
  drawing: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  role?: 'alert';
  /** It stands for a whole page: its title is the page's heading, to which the shell moves the focus. */
  page?: boolean;
}

/** A drawing, what is the matter, and what may be done. */
export function StateMessage({ drawing, title, text, action, role, page = false }: MessageProps) {
  return (
    <div className={css.message} role={role}>
      {drawing}
      {page ? (
        <h1 className={css.title} tabIndex={-1} data-page-heading>
          {title}
        </h1>
      ) : (
        <h2 className={css.title}>{title}</h2>
      )}
      <p className={css.text}>{text}</p>
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
