import { kind } from '../../kinds/ebooks';
import type { Listed } from '../../kinds/kind';
import { KindCard } from '../../kinds/kind-card';
import styles from './new-ebooks.module.css';

/** The newest titles in one row; how many show depends on the width. */
export function NewEbooks({ ebooks }: { ebooks: readonly Listed[] }) {
  return (
    <ul className={styles.row}>
      {ebooks.map((ebook) => (
        <li key={ebook._id}>
          <KindCard name="ebooks" kind={kind} row={ebook} />
        </li>
      ))}
    </ul>
  );
}
