import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
}
/** The one heading of a page; the shell moves focus to it after navigation. */
export function PageHeader({ title, lead, eyebrow, actions }: PageHeaderProps) {
  return (
    <header>
      {eyebrow ? <p>{eyebrow}</p> : null}
      <h1 tabIndex={-1} data-page-heading>
        {title}
      </h1>
      {lead ? <p>{lead}</p> : null}
      {actions}
    </header>
  );
}
