import { number } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { useLocation } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { MediaPlayer, type Progress } from '@tvacha/shared-ui/media-player';
import { Notice } from '@tvacha/shared-ui/notice';
import { useState } from 'react';
import { clock } from '../common/clock';
import { useT } from '../common/i18n';
import { usePlaceKeeper } from '../common/use-place-keeper';
import { placeOf } from '../state/library';
import styles from './film.module.css';

interface FilmProps {
  contentId: string;
  title: string;
  /** A link good for at most 300 s; null where there is the transcript alone. */
  videoUrl: string | null;
  /** In seconds from the start. */
  chapters: readonly { at: number; title: string }[];
  transcript: string;
}

/** A film with its chapters, which lead into it, and its transcript. */
export function Film({ contentId, title, videoUrl, chapters, transcript }: FilmProps) {
  const t = useT();
  const { search } = useLocation();
  const [startAt, setStartAt] = useState(
    () => number({ min: 0, max: 100_000 }).read(new URLSearchParams(search).get('at') ?? '') ?? 0,
  );
  const begun = useResource(placeOf, { contentId }).value?.at;
  const second = begun && 'second' in begun ? begun.second : 0;
  const keep = usePlaceKeeper(contentId);
  const keepSecond = ({ seconds, duration }: Progress) => {
    const part = Math.floor(seconds);
    keep({ at: { second: part }, part: Math.max(1, part), of: Math.max(1, part, Math.ceil(duration || 0)) });
  };
  return (
    <>
      <div className={styles.film}>
        {videoUrl === null ? (
          <Notice tone="info" title={t('film.none.title')}>
            {t('film.none.text')}
          </Notice>
        ) : (
          <MediaPlayer
            key={startAt}
            kind="video"
            src={videoUrl}
            title={title}
            startAt={startAt}
            onProgress={keepSecond}
          />
        )}
        {videoUrl !== null && second > 0 && startAt === 0 ? (
          <Button icon="arrow-right" onClick={() => setStartAt(second)}>
            {t('film.goOn', { at: clock(second) })}
          </Button>
        ) : null}
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
