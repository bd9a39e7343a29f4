import type { ReactNode } from 'react';
import css from './catalogue.module.css';

interface SectionProps {
  name: string;
  children: ReactNode;
}

export function Section({ name, children }: SectionProps) {
  return (
    <section className={css.section} aria-label={name}>
      <h2 className={css.name}>{name}</h2>
      <div className={css.samples}>{children}</div>
    </section>
  );
}
