import { Button } from '@tvacha/shared-ui/button';
import styles from './reader-bar.module.css';

interface ReaderBarProps {
  back: string;
  backLabel: string;
  title: string;
  by?: string;
}

/** The way back, and what this is. */
export function ReaderBar({ back, backLabel, title, by }: ReaderBarProps) {
  return (
    <header className={styles.bar}>
      <Button kind="text" icon="arrow-left" href={back} aria-label={backLabel} />
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1} data-page-heading>
          {title}
        </h1>
        {by ? <p className={styles.by}>{by}</p> : null}
      </div>
    </header>
  );
}
