import { Link } from '@tvacha/shared-core/router';
import { BookCover } from '@tvacha/shared-ui/book-cover';
import { Tag } from '@tvacha/shared-ui/tag';
import { memo } from 'react';
import { useT } from '../common/i18n';
import type { Listed } from './kind';
import styles from './kind-card.module.css';
import { recordPath } from './paths';
import { type KindProps, seriesOf } from './screens';

interface KindCardProps extends KindProps {
  row: Listed;
  level?: 'h2' | 'h3';
}

/** A title by its cover: topic, its year or that it is new, and who made it. The whole card is one link. */
export const KindCard = memo(function KindCard({ name, kind, row, level: Heading = 'h3' }: KindCardProps) {
  const t = useT();
  const by = kind.by(row);
  return (
    <article className={styles.card}>
      <div className={styles.cover} aria-hidden="true">
        <BookCover title={row.title} author={by} cover={row.cover} series={seriesOf(name)} />
      </div>
      <div className={styles.meta}>
        <span className={styles.topic}>{row.isNew ? row.subSpeciality?.name : topicAndYear(row)}</span>
        {row.isNew ? <Tag tone="clay">{t('list.new')}</Tag> : null}
      </div>
      <Heading className={styles.title}>
        <Link to={recordPath(name, row._id)}>{row.title}</Link>
      </Heading>
      <p className={styles.author}>{by}</p>
    </article>
  );
});

/** What a title is about, where it is about one thing, and when it came out. */
export const topicAndYear = ({ subSpeciality, publishedOn }: Listed): string =>
  [subSpeciality?.name, publishedOn.slice(0, 4)].filter(Boolean).join(' · ');
