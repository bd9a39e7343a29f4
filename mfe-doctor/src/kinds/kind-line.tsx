import { Link } from '@tvacha/shared-core/router';
import { BookCover } from '@tvacha/shared-ui/book-cover';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../common/i18n';
import type { Listed } from './kind';
import { topicAndYear } from './kind-card';
import styles from './kind-line.module.css';
import { recordPath } from './paths';
import { type KindProps, seriesOf } from './screens';

interface KindLineProps extends KindProps {
  row: Listed;
  level?: 'h2' | 'h3';
}

/** A title as one line of a list. */
export function KindLine({ name, kind, row, level: Heading = 'h3' }: KindLineProps) {
  const t = useT();
  const by = kind.by(row);
  return (
    <article className={styles.row}>
      <div className={styles.cover} aria-hidden="true">
        <BookCover title={row.title} author={by} cover={row.cover} series={seriesOf(name)} width={56} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={recordPath(name, row._id)}>{row.title}</Link>
        </Heading>
        <p className={styles.line}>{[by, topicAndYear(row)].filter(Boolean).join(' · ')}</p>
      </div>
      {row.isNew ? <Tag tone="clay">{t('list.new')}</Tag> : null}
      <span className={styles.size}>{kind.size(row, t)}</span>
    </article>
  );
}
