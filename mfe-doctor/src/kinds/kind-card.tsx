import { BookCover } from '@tvacha/shared-ui/book-cover';
import { Tag } from '@tvacha/shared-ui/tag';
import { type CSSProperties, memo } from 'react';
import { useT } from '../common/i18n';
import { TitleLink } from '../common/title-link';
import type { Listed } from './kind';
import styles from './kind-card.module.css';
import { recordPath } from './paths';
import { namesOf } from './people';
import { present } from './present';
import { type KindProps, seriesOf } from './screens';

interface KindCardProps extends KindProps {
  row: Listed;
  level?: 'h2' | 'h3';
}

/** A title by its cover: topic, its year or that it is new, and who made it. The whole card is one link. */
export const KindCard = memo(function KindCard({ name, kind, row, level = 'h3' }: KindCardProps) {
  const t = useT();
  const { eyebrow, people, facts, tag, progress } = present(kind, row, t);
  return (
    <article className={styles.card}>
      <div className={styles.cover} aria-hidden="true">
        <BookCover title={row.title} author={namesOf(row.people)} cover={row.cover} series={seriesOf(name)} />
      </div>
      <div className={styles.meta}>
        <span className={styles.topic}>{eyebrow}</span>
        {tag ? <Tag tone="clay">{tag}</Tag> : null}
      </div>
      <TitleLink level={level} size="line" lines={2} to={recordPath(name, row._id)} whole>
        {row.title}
      </TitleLink>
      <p className={styles.people}>{people}</p>
      <p
        className={styles.facts}
        style={progress ? ({ '--read': `${(row.progress ?? 0) * 100}%` } as CSSProperties) : undefined}
      >
        {[...facts, progress].filter(Boolean).join(' · ')}
      </p>
    </article>
  );
});
