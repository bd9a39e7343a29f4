import { useList, useResource } from '@tvacha/shared-core/resources';
import { kindResources } from '../../state/kinds';
import { startReading } from '../../state/start-reading';
import { newestQuery } from './new-ebooks-section';
import { StartReading } from './start-reading';
import styles from './start-reading.module.css';

/** The invitation to read. It keeps its place while it loads, and is left out where there is nothing to read. */
export function StartReadingSection() {
  const newest = useList(kindResources.ebooks.rows, newestQuery);
  const ids = newest.items.map((ebook) => ebook._id);
  const book = useResource(startReading, newest.status === 'ready' ? { ids } : null);
  if (book.value) return <StartReading ebook={book.value} />;
  const waiting = newest.status === 'loading' || newest.status === 'idle' || book.status === 'loading';
  return waiting ? <div className={styles.waiting} aria-hidden="true" /> : null;
}
