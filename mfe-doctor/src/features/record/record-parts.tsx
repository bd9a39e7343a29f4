import type { Part } from '../../kinds/kind';
import styles from './record-view.module.css';

/** What is in a record, numbered. */
export function RecordParts({ title, items }: Part) {
  if (items.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ol className={styles.contents}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </>
  );
}
