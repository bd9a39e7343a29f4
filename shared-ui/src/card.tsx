import type { ReactNode } from 'react';

export interface CardProps {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}
export function Card({ title, actions, children }: CardProps) {
  return (
    <section>
      {title ? <h2>{title}</h2> : null}
      {actions}
      {children}
    </section>
  );
}
