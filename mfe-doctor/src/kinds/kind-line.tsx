import { BookCover } from '@tvacha/shared-ui/book-cover';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../common/i18n';
import { TitleLink } from '../common/title-link';
import type { Listed } from './kind';
import styles from './kind-line.module.css';
import { recordPath } from './paths';
import { namesOf } from './people';
import { present } from './present';
import { type KindProps, seriesOf } from './screens';

interface KindLineProps extends KindProps {
  row: Listed;
  level?: 'h2' | 'h3';
}

/** A title as one line of a list. */
export function KindLine({ name, kind, row, level = 'h3' }: KindLineProps) {
  const t = useT();
  const { eyebrow, people, facts, tag, progress } = present(kind, row, t);
  return (
    <article className={styles.row}>
      <div className={styles.cover} aria-hidden="true">
        <BookCover
          title={row.title}
          author={namesOf(row.people)}
          cover={row.cover}
          series={seriesOf(name)}
          width={56}
        />
      </div>
      <div className={styles.words}>
        <TitleLink level={level} size="line" to={recordPath(name, row._id)} whole>
          {row.title}
        </TitleLink>
        <p className={styles.line}>{[people, eyebrow].filter(Boolean).join(' · ')}</p>
      </div>
      <span className={styles.tag}>{tag ? <Tag tone="clay">{tag}</Tag> : null}</span>
      <span className={styles.size}>{[...facts, progress].filter(Boolean).join(' · ')}</span>
    </article>
  );
}
