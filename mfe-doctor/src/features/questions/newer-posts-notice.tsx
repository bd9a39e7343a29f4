import { Button } from '@tvacha/shared-ui/button';
import styles from './questions.module.css';

/** Says quietly that others have written meanwhile; nothing moves before it is pressed. */
export function NewLine({ words, onShow }: { words: string | undefined; onShow: () => void }) {
  return (
    <div className={styles.newer} role="status">
      {words ? (
        <Button kind="text" icon="arrow-clockwise" onClick={onShow}>
          {words}
        </Button>
      ) : null}
    </div>
  );
}
