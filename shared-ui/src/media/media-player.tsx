import { useLanguage } from '@tvacha/shared-core/i18n';
import { clsx } from 'clsx';
import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../base/button';
import { useT as useUiT } from '../base/messages';
import { Notice } from '../feedback/notice';
import { useOnline } from '../states/use-online';
import { type CaptionTrack, useCues } from './captions';
import { MediaControls } from './media-controls';
import { commandFor, type MediaActions } from './media-keys';
import css from './media-player.module.css';
import { useT } from './messages';
import { type EndingLink, type Standing, useLink } from './use-link';
import { type Progress, useMedia } from './use-media';

export type { CaptionCue, CaptionTrack } from './captions';
export type { EndingLink, MediaLink } from './use-link';
export type { Progress } from './use-media';

/** What others may do with a player. */
export interface MediaHandle {
  /** Goes to a second, and plays from there. */
  playFrom: (seconds: number) => void;
}

export interface MediaPlayerProps {
  kind: 'video' | 'audio';
  src: string;
  title: string;
  poster?: string;
  captions?: readonly CaptionTrack[];
  /** For a `src` that ends: when, and what gets another. It is asked for in time, and the film goes on. */
  link?: EndingLink;
  handle?: Ref<MediaHandle>;
  /** Called several times a second while it plays. */
  onTime?: (seconds: number) => void;
  /** Seconds at which it goes on from the last time. */
  startAt?: number;
  /** Called every 5 s of playing, on a pause, at the end and on leaving. */
  onProgress?: (progress: Progress) => void;
  onEnded?: () => void;
}

const none: readonly CaptionTrack[] = [];

// Phones of one maker can show only the film itself on the full screen.
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** A film or a recording with its controls below it, always in sight. Keys: space, J, L, arrows, M, C, F. */
export function MediaPlayer(props: MediaPlayerProps) {
  const { kind, src, title, poster, captions = none, link, handle, onTime, onEnded } = props;
  const t = useT();
  const ui = useUiT();
  const language = useLanguage();
  const box = useRef<HTMLElement>(null);
  const media = useRef<HTMLVideoElement>(null);
  const [spoken, setSpoken] = useState<string>();
  const online = useOnline();
  const standing = useRef<Standing>(undefined);
  const { renewing, again } = useLink(media, { src, link, standing });
  const { startAt, onProgress } = props;
  const state = useMedia(media, { standing, ...(startAt && { startAt }), ...(onProgress && { onProgress }) });
  useCues(media, captions);
  const isLost = !online && (state.waiting || state.failed);

  const withMedia = (act: (media: PhoneVideo) => void) => () => {
    if (media.current) act(media.current);
  };
  const moveTo = (seconds: number) =>
    withMedia((element) => {
      element.currentTime = Math.min(Math.max(0, seconds), element.duration || 0);
    })();
  /** Shows the captions of a language, or those there are; none where none is wanted. */
  const say = (wish: string | undefined) =>
    withMedia((element) => {
      const tracks = [...element.textTracks];
      const wanted = wish === undefined ? undefined : (tracks.find((track) => track.language === wish) ?? tracks[0]);
      for (const track of tracks) track.mode = track === wanted ? 'showing' : 'disabled';
      setSpoken(wanted?.language);
    })();
  useImperativeHandle(handle, () => ({
    playFrom: (seconds) => {
      const element = media.current;
      const go = () => {
        moveTo(seconds);
        element?.play().catch(() => undefined);
      };
      // Before its length is known there is no second to go to.
      if (element && element.readyState < element.HAVE_METADATA)
        element.addEventListener('loadedmetadata', go, { once: true });
      else go();
    },
  }));
  const actions: MediaActions = {
    // A browser may refuse to play before it is touched; its own state tells what became of it.
    toggle: withMedia((element) => (element.paused ? element.play().catch(() => undefined) : element.pause())),
    skip: (seconds) => moveTo((media.current?.currentTime ?? 0) + seconds),
    seek: (part) => moveTo(part * state.duration),
    mute: withMedia((element) => {
      element.muted = !element.muted;
    }),
    captions: () => say(spoken === undefined ? language : undefined),
    fullscreen: withMedia((element) => {
      if (kind === 'audio') return;
      if (document.fullscreenElement) document.exitFullscreen();
      else if (box.current?.requestFullscreen) box.current.requestFullscreen().catch(() => undefined);
      else element.webkitEnterFullscreen?.();
    }),
  };
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const command = commandFor(event.key, event.target as HTMLElement);
    if (!command) return;
    event.preventDefault();
    command(actions);
  };

  const shared = {
    preload: 'metadata',
    onEnded,
    onTimeUpdate: () => {
      if (!standing.current) onTime?.(media.current?.currentTime ?? 0);
    },
    children: <Tracks captions={captions} />,
  } as const;
  return (
    <section ref={box} className={clsx(css.player, css[kind])} aria-label={t('player', { title })} onKeyDown={keys}>
      {kind === 'video' ? (
        <div className={css.stage} aria-busy={state.waiting || undefined}>
          <video ref={media} poster={poster} playsInline onClick={actions.toggle} {...shared} />
          {state.waiting ? <span className={css.waiting} /> : null}
        </div>
      ) : (
        <>
          <p className={css.title}>{title}</p>
          <audio ref={media as RefObject<HTMLAudioElement | null>} {...shared} />
        </>
      )}
      {isLost ? (
        <div className={css.failure}>
          <Notice tone="info" live title={t('lost')}>
            {t('lostText')}
          </Notice>
        </div>
      ) : null}
      {state.failed && !renewing && !isLost ? (
        <div className={css.failure}>
          <Notice
            tone="error"
            live
            title={t('failed', { title })}
            action={
              <Button icon="arrow-clockwise" onClick={again}>
                {ui('tryAgain')}
              </Button>
            }
          >
            {t('failedText')}
          </Notice>
        </div>
      ) : (
        <MediaControls
          kind={kind}
          state={state}
          actions={actions}
          captions={captions}
          spoken={spoken}
          onCaptions={say}
          onVolume={(volume) =>
            withMedia((element) => {
              element.volume = volume;
              element.muted = volume === 0;
            })()
          }
          onRate={(rate) =>
            withMedia((element) => {
              element.playbackRate = rate;
            })()
          }
        />
      )}
    </section>
  );
}

function Tracks({ captions }: { captions: readonly CaptionTrack[] }) {
  return captions.map(({ src, language, label }) =>
    src === undefined ? null : <track key={src} kind="captions" src={src} srcLang={language} label={label} />,
  );
}
