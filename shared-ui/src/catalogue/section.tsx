import { useLanguage } from '@tvacha/shared-core/i18n';
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

/** Picks a specimen's words. They are no part of the product, so they stand where they are used. */
export function useT() {
  const language = useLanguage();
  return (en: string, hi: string): string => (language === 'hi' ? hi : en);
}
