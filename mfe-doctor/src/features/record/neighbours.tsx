import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { useMemo } from 'react';
import { useT } from '../../common/i18n';
import type { Listed } from '../../kinds/kind';
import { kindList } from '../../kinds/kind-list';
import { recordPath } from '../../kinds/paths';
import type { KindProps } from '../../kinds/screens';
import { kindResources } from '../../state/kinds';
import styles from './neighbours.module.css';

/** The issues before and after this one. Nothing while they are not known: the page is whole without them. */
export function Neighbours({ name, kind, id }: KindProps & { id: string }) {
  const t = useT();
  const query = useMemo(() => {
    const { request, usual } = kindList(name, kind);
    return request(usual);
  }, [name, kind]);
  const rows = useResource(kindResources[name].rows, query).value?.items ?? [];
  const at = rows.findIndex(({ _id }) => _id === id);
  if (at < 0 || rows.length === 1) return null;
  const link = (row: Listed | undefined, way: 'previous' | 'next') =>
    row ? (
      <Link to={recordPath(name, row._id)} className={styles.link} data-way={way}>
        <Icon name={way === 'previous' ? 'arrow-left' : 'arrow-right'} size={18} />
        <span>
          <span className={styles.way}>{t(`record.${way}`)}</span>
          {row.title}
        </span>
      </Link>
    ) : null;
  return (
    <nav className={styles.neighbours} aria-label={t('record.issues')}>
      {link(rows[at + 1], 'previous')}
      {link(rows[at - 1], 'next')}
    </nav>
  );
}
