import { type ReactNode, useId } from 'react';
import css from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A surface with a hairline; with a title it is a region of that name. */
export function Card({ title, actions, children }: CardProps) {
  const id = useId();
  if (!title && !actions) return <div className={css.card}>{children}</div>;
  return (
    <section className={css.card} aria-labelledby={title ? id : undefined}>
      <div className={css.head}>
        {title ? (
          <h2 id={id} className={css.title}>
            {title}
          </h2>
        ) : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
