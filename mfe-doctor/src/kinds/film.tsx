import { number } from '@tvacha/shared-core/list';
import { useLocation } from '@tvacha/shared-core/router';
import { MediaPlayer } from '@tvacha/shared-ui/media-player';
import { Notice } from '@tvacha/shared-ui/notice';
import { useState } from 'react';
import { clock } from '../common/clock';
import { useT } from '../common/i18n';
import styles from './film.module.css';

interface FilmProps {
  title: string;
  /** A link good for at most 300 s; null where there is the transcript alone. */
  videoUrl: string | null;
  /** In seconds from the start. */
  chapters: readonly { at: number; title: string }[];
  transcript: string;
}

/** A film with its chapters, which lead into it, and its transcript. */
export function Film({ title, videoUrl, chapters, transcript }: FilmProps) {
  const t = useT();
  const { search } = useLocation();
  const [startAt, setStartAt] = useState(
    () => number({ min: 0, max: 100_000 }).read(new URLSearchParams(search).get('at') ?? '') ?? 0,
  );
  return (
    <>
      <div className={styles.film}>
        {videoUrl === null ? (
          <Notice tone="info" title={t('film.none.title')}>
            {t('film.none.text')}
          </Notice>
        ) : (
          <MediaPlayer key={startAt} kind="video" src={videoUrl} title={title} startAt={startAt} />
        )}
      </div>
      <h2>{t('film.chapters')}</h2>
      <ol className={styles.chapters}>
        {chapters.map(({ at, title: chapter }) => (
          <li key={at}>
            <span className={styles.time}>{clock(at)}</span>
            {videoUrl === null ? (
              chapter
            ) : (
              <button type="button" className={styles.jump} onClick={() => setStartAt(at)}>
                {chapter}
              </button>
            )}
          </li>
        ))}
      </ol>
      <h2>{t('film.transcript')}</h2>
      <p className={styles.transcript}>{transcript}</p>
    </>
  );
}
