import { SmartLink } from '../base/link';
import { Icon } from '../icons/icon';
import css from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  /** Not given for the page itself. */
  href?: string;
}
export interface BreadcrumbProps {
  label: string;
  items: readonly Crumb[];
}

/** The way back, from the widest to the nearest. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.trail}>
        {items.map(({ label: words, href }, index) => (
          <li key={words}>
            {index > 0 ? <Icon name="caret-right" size={16} /> : null}
            {href === undefined ? <span aria-current="page">{words}</span> : <SmartLink href={href}>{words}</SmartLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
