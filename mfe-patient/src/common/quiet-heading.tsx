import type { ReactNode } from 'react';

/** The heading of a page whose words already say it aloud; for those who hear the page. */
export function QuietHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className="visually-hidden" tabIndex={-1} data-page-heading>
      {children}
    </h1>
  );
}
