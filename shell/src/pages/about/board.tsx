import { Avatar } from '@tvacha/shared-ui/avatar';
import statements from '../parts/statements.module.css';
import styles from './board.module.css';
import { useAboutT } from './messages';

/** The dermatologists who check the pages, by the names that stand on them. */
const board = [
  { key: 'krishnan', seed: 'leela-krishnan' },
  { key: 'pillai', seed: 'board-pillai' },
  { key: 'baruah', seed: 'board-baruah' },
  { key: 'deshmukh', seed: 'board-deshmukh' },
] as const;

export function Board() {
  const t = useAboutT();
  return (
    <ul className={statements.list}>
      {board.map(({ key, seed }) => (
        <li key={key} className={styles.member}>
          <Avatar name="" seed={seed} size={72} />
          <div>
            <h3 className={styles.name}>{t(`board.${key}`)}</h3>
            <p className={styles.text}>{t(`board.${key}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
