import type { Ebook } from '@tvacha/shared-contract';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useId } from 'react';
import { EbookCard } from '../../common/ebook-card';
import { useT } from '../../common/i18n';
import styles from './more-by-author.module.css';

const shown = 6;

interface MoreByAuthorProps {
  author: Ebook['author'];
  ebooks: readonly Ebook[];
}

/** The author's other titles. */
export function MoreByAuthor({ author, ebooks }: MoreByAuthorProps) {
  const t = useT();
  const heading = useId();
  if (ebooks.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{t('ebook.more', { author: author.name })}</h2>
        <Link to={paths.ebooks({ author: author._id })}>{t('ebook.moreAll')}</Link>
      </div>
      <ul>
        {ebooks.slice(0, shown).map((ebook) => (
          <li key={ebook._id}>
            <EbookCard ebook={ebook} />
          </li>
        ))}
      </ul>
    </section>
  );
}
