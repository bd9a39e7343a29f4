import { Link } from '@tvacha/shared-core/router';
import type { ReactNode } from 'react';
import styles from './title-link.module.css';

interface TitleLinkProps {
  to: string;
  level?: 'h2' | 'h3';
  /** `line` where many stand close, `card` where one has room. */
  size?: 'line' | 'card';
  /** The nearest box that is placed, a card or a row, is pressed as a whole. */
  whole?: boolean;
  /** Lines after which it is cut off. */
  lines?: 2;
  children: ReactNode;
}

/** A title that leads to what it names, alike wherever one stands. */
export function TitleLink({ to, level: Heading = 'h2', size = 'card', whole, lines, children }: TitleLinkProps) {
  return (
    <Heading className={styles.title} data-size={size} data-whole={whole} data-lines={lines}>
      <Link to={to}>{children}</Link>
    </Heading>
  );
}
