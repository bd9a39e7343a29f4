import type { Film as FilmRecord } from '@tvacha/shared-contract';
import { languages } from '@tvacha/shared-contract/languages';
import { renewFilmLink } from '@tvacha/shared-contract/routes/contents';
import { codeOf } from '@tvacha/shared-core/errors';
import { call } from '@tvacha/shared-core/http';
import { number } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { useLocation } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { type CaptionTrack, type MediaHandle, MediaPlayer, type Progress } from '@tvacha/shared-ui/media-player';
import { useMemo, useRef, useState } from 'react';
import { placeOf } from '../../state/library';
import { clock } from '../clock';
import { useSavePosition } from '../use-save-position';
import { Chapters } from './chapters';
import styles from './film.module.css';
import { useFilmT } from './messages';
import { Transcript } from './transcript';

export interface FilmProps {
  contentId: string;
  title: string;
  film: FilmRecord;
  /** Another link was refused: the record is not what it was, and says so once it is asked for anew. */
  onRefused: () => void;
}

const isRefusal = (code: string) => code === 'FORBIDDEN' || code === 'NOT_FOUND';

const labelOf = (language: string) => languages.find(({ code }) => code === language)?.name ?? language;

/** A film with its chapters and its transcript, which lead into it and go along with it. */
export function Film({ contentId, title, film, onRefused }: FilmProps) {
  const t = useFilmT();
  const { search } = useLocation();
  const { url, expiresAt, poster, captions, chapters } = film;
  const player = useRef<MediaHandle>(null);
  const [second, setSecond] = useState(0);
  const [startAt] = useState(
    () => number({ min: 0, max: 100_000 }).read(new URLSearchParams(search).get('at') ?? '') ?? 0,
  );
  // While it plays nobody is led to where they left it, and each place that is written would ask for it again.
  const begun = useResource(placeOf, second === 0 ? { contentId } : null).value?.at;
  const left = begun && 'second' in begun ? begun.second : 0;
  const keep = useSavePosition(contentId);
  const keepSecond = ({ seconds, duration }: Progress) => {
    const part = Math.floor(seconds);
    keep({ at: { second: part }, part: Math.max(1, part), of: Math.max(1, part, Math.ceil(duration || 0)) });
  };
  const tracks = useMemo(
    () => captions.map(({ language, cues }): CaptionTrack => ({ language, label: labelOf(language), cues })),
    [captions],
  );
  const link = useMemo(
    () => ({
      expiresAt,
      renew: () =>
        call(renewFilmLink, { query: { id: contentId } }).catch((error: unknown) => {
          if (isRefusal(codeOf(error))) onRefused();
          throw error;
        }),
    }),
    [contentId, expiresAt, onRefused],
  );
  const playFrom = (at: number) => player.current?.playFrom(at);
  return (
    <div className={styles.whole}>
      <div className={styles.film}>
        <MediaPlayer
          kind="video"
          src={url}
          title={title}
          captions={tracks}
          link={link}
          handle={player}
          startAt={startAt}
          onProgress={keepSecond}
          // Once a second is enough for what goes along with it.
          onTime={(seconds) => setSecond(Math.floor(seconds))}
          {...(poster === null ? {} : { poster })}
        />
        {left > 0 && startAt === 0 && second === 0 ? (
          <Button icon="arrow-right" onClick={() => playFrom(left)}>
            {t('goOn', { at: clock(left) })}
          </Button>
        ) : null}
      </div>
      <div className={styles.along}>
        <Chapters chapters={chapters} second={second} onJump={playFrom} />
        {tracks.length > 0 ? <Transcript captions={captions} second={second} onJump={playFrom} /> : null}
      </div>
    </div>
  );
}
