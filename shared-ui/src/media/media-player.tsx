import { useLanguage } from '@tvacha/shared-core/i18n';
import { clsx } from 'clsx';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../base/button';
import { useT as useUiT } from '../base/messages';
import { Notice } from '../feedback/notice';
import { MediaControls } from './media-controls';
import { commandFor, type MediaActions } from './media-keys';
import css from './media-player.module.css';
import { useT } from './messages';
import { type Progress, useMedia } from './use-media';

export type { Progress } from './use-media';

export interface CaptionTrack {
  /** WebVTT. */
  src: string;
  language: string;
  label: string;
}
export interface MediaPlayerProps {
  kind: 'video' | 'audio';
  src: string;
  title: string;
  poster?: string;
  captions?: readonly CaptionTrack[];
  /** Seconds at which it goes on from the last time. */
  startAt?: number;
  /** Called every 5 s of playing, on a pause, at the end and on leaving. */
  onProgress?: (progress: Progress) => void;
  onEnded?: () => void;
}

// Phones of one maker can show only the film itself on the full screen.
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** A film or a recording with its controls below it, always in sight. Keys: space, J, L, arrows, M, C, F. */
export function MediaPlayer(props: MediaPlayerProps) {
  const { kind, src, title, poster, captions = [], onEnded } = props;
  const t = useT();
  const ui = useUiT();
  const language = useLanguage();
  const box = useRef<HTMLElement>(null);
  const media = useRef<HTMLVideoElement>(null);
  const [spoken, setSpoken] = useState(false);
  const state = useMedia(media, props);

  const withMedia = (act: (media: PhoneVideo) => void) => () => {
    if (media.current) act(media.current);
  };
  const moveTo = (seconds: number) =>
    withMedia((element) => {
      element.currentTime = Math.min(Math.max(0, seconds), element.duration || 0);
    })();
  const actions: MediaActions = {
    // A browser may refuse to play before it is touched; its own state tells what became of it.
    toggle: withMedia((element) => (element.paused ? element.play().catch(() => undefined) : element.pause())),
    skip: (seconds) => moveTo((media.current?.currentTime ?? 0) + seconds),
    seek: (part) => moveTo(part * state.duration),
    mute: withMedia((element) => {
      element.muted = !element.muted;
    }),
    captions: withMedia((element) => {
      const tracks = [...element.textTracks];
      const wanted = tracks.find((track) => track.language === language) ?? tracks[0];
      for (const track of tracks) track.mode = track === wanted && !spoken ? 'showing' : 'disabled';
      setSpoken(!spoken && wanted !== undefined);
    }),
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

  const shared = { src, preload: 'metadata', onEnded, children: <Tracks captions={captions} /> } as const;
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
      {state.failed ? (
        <div className={css.failure}>
          <Notice
            tone="error"
            live
            title={t('failed', { title })}
            action={
              <Button icon="arrow-clockwise" onClick={withMedia((element) => element.load())}>
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
          captioned={captions.length > 0 ? spoken : undefined}
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
  return captions.map(({ src, language, label }) => (
    <track key={src} kind="captions" src={src} srcLang={language} label={label} />
  ));
}
