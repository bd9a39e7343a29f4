import styles from './definitions.module.css';

/** Terms and what each means here. */
export function Definitions({ rows }: { rows: readonly { term: string; text: string }[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ term, text }) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
