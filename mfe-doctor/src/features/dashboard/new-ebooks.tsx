import type { Ebook } from '@tvacha/shared-contract';
import { EbookCard } from '../../common/ebook-card';
import styles from './new-ebooks.module.css';

/** The newest titles in one row; how many show depends on the width. */
export function NewEbooks({ ebooks }: { ebooks: readonly Ebook[] }) {
  return (
    <ul className={styles.row}>
      {ebooks.map((ebook) => (
        <li key={ebook._id}>
          <EbookCard ebook={ebook} />
        </li>
      ))}
    </ul>
  );
}
