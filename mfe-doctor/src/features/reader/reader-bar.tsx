import { Button } from '@tvacha/shared-ui/button';
import { useT } from '../../common/i18n';
import styles from './reader-bar.module.css';

interface ReaderBarProps {
  back: string;
  title: string;
  author?: string;
}

/** The way back, and which book this is. */
export function ReaderBar({ back, title, author }: ReaderBarProps) {
  const t = useT();
  return (
    <header className={styles.bar}>
      <Button kind="text" icon="arrow-left" href={back} aria-label={t('reader.back')} />
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1} data-page-heading>
          {title}
        </h1>
        {author ? <p className={styles.author}>{author}</p> : null}
      </div>
    </header>
  );
}
