import type { Chapter } from '@tvacha/shared-contract';
import { clock } from '../clock';
import styles from './film.module.css';
import { useFilmT } from './messages';

interface ChaptersProps {
  chapters: readonly Chapter[];
  /** Where the film is. */
  second?: number;
  /** Not given where there is no film to jump into. */
  onJump?: (at: number) => void;
}

/** What a film shows from when on. */
export function Chapters({ chapters, second = 0, onJump }: ChaptersProps) {
  const t = useFilmT();
  const current = second > 0 ? chapters.findLastIndex(({ at }) => at <= second) : -1;
  if (chapters.length === 0) return null;
  return (
    <section>
      <h2>{t('chapters')}</h2>
      <ol className={styles.chapters}>
        {chapters.map(({ at, title }, index) => (
          <li key={at} aria-current={index === current || undefined}>
            <span className={styles.time}>{clock(at)}</span>
            {onJump ? (
              <button type="button" className={styles.jump} onClick={() => onJump(at)}>
                {title}
              </button>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
