import type { Ebook } from '@tvacha/shared-contract';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { BookCover } from '@tvacha/shared-ui/book-cover';
import { Tag } from '@tvacha/shared-ui/tag';
import { memo } from 'react';
import styles from './ebook-card.module.css';
import { useT } from './i18n';

interface EbookCardProps {
  ebook: Ebook;
  level?: 'h2' | 'h3';
}

/** A book by its cover: topic, its year or that it is new, title, author. The whole card is one link. */
export const EbookCard = memo(function EbookCard({ ebook, level: Heading = 'h3' }: EbookCardProps) {
  const t = useT();
  const year = ebook.publishedOn.slice(0, 4);
  return (
    <article className={styles.card}>
      <div className={styles.cover} aria-hidden="true">
        <BookCover title={ebook.title} author={ebook.author.name} cover={ebook.cover} />
      </div>
      <div className={styles.meta}>
        <span className={styles.topic}>
          {ebook.isNew ? ebook.subSpeciality.name : t('ebooks.meta', { topic: ebook.subSpeciality.name, year })}
        </span>
        {ebook.isNew ? <Tag tone="clay">{t('ebooks.new')}</Tag> : null}
      </div>
      <Heading className={styles.title}>
        <Link to={paths.ebook(ebook._id)}>{ebook.title}</Link>
      </Heading>
      <p className={styles.author}>{ebook.author.name}</p>
    </article>
  );
});
