import { Avatar } from '@tvacha/shared-ui/avatar';
import styles from './board.module.css';
import { useAboutT } from './messages';

/** The dermatologists who check the pages, by the names that stand on them. */
const board = ['krishnan', 'pillai', 'baruah', 'deshmukh'] as const;

export function Board() {
  const t = useAboutT();
  return (
    <ul className={styles.board}>
      {board.map((key) => (
        <li key={key} className={styles.member}>
          <Avatar name="" seed={`board-${key}`} size={72} />
          <div>
            <h3 className={styles.name}>{t(`board.${key}`)}</h3>
            <p className={styles.text}>{t(`board.${key}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
