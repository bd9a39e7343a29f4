import { BookCover } from '@tvacha/shared-ui/book-cover';
import styles from './covers.module.css';
import { useHomeT } from './messages';
import { shelf } from './shelf';

/** A few books from the shelf, as a picture: what can be opened is linked beside it. */
export function Covers() {
  const t = useHomeT();
  return (
    <div className={styles.covers} aria-hidden="true">
      {shelf.map(({ title, author, cover }) => (
        <div key={title} className={styles.cover}>
          <BookCover title={t(title)} author={t(author)} cover={cover} />
        </div>
      ))}
    </div>
  );
}
