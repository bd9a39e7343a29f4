import { formatDate } from '@tvacha/shared-core/format';
import { Link } from '@tvacha/shared-core/router';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import type { Whole } from '../../kinds/kind';
import { recordPath } from '../../kinds/paths';
import type { ScreenKind } from '../../kinds/screens';
import styles from './related.module.css';

/** What the server says belongs with it. */
export function Related({ name, related = [] }: Pick<Whole, 'related'> & { name: ScreenKind }) {
  const t = useT();
  const heading = useId();
  if (related.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={heading}>
      <h2 id={heading}>{t('record.related')}</h2>
      <ul>
        {related.map(({ _id, title, publishedOn, startsAt }) => (
          <li key={_id}>
            <Link to={recordPath(name, _id)}>{title}</Link>
            <span>{formatDate(startsAt ?? publishedOn)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
