import type { SavedItem } from '@tvacha/shared-contract';
import { BookCover } from '@tvacha/shared-ui/book-cover';
import { Icon } from '@tvacha/shared-ui/icon';
import styles from './kept-cover.module.css';
import { keptIcon } from './library-list';

type Kept = Pick<SavedItem, 'type' | 'title' | 'author' | 'cover'>;

/** The small cover of a piece, or where it has none the sign of its kind. */
export function LibraryCover({ item }: { item: Kept }) {
  const { title, author, cover } = item;
  return (
    <div className={styles.cover} aria-hidden="true">
      {cover ? (
        <BookCover title={title} author={author ?? ''} cover={cover} width={56} />
      ) : (
        <span className={styles.sign}>
          <Icon name={keptIcon(item)} size={24} />
        </span>
      )}
    </div>
  );
}
