import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Standing } from './use-link';

export interface MediaState {
  playing: boolean;
  /** Seconds. */
  time: number;
  duration: number;
  muted: boolean;
  /** From 0 to 1. */
  volume: number;
  rate: number;
  /** It would play, and has nothing to play yet. */
  waiting: boolean;
  failed: boolean;
}

export interface Progress {
  /** Seconds. */
  seconds: number;
  duration: number;
}

const still: MediaState = {
  playing: false,
  time: 0,
  duration: 0,
  muted: false,
  volume: 1,
  rate: 1,
  waiting: false,
  failed: false,
};
const events = 'play pause timeupdate durationchange volumechange ratechange waiting playing seeked ended error'.split(
  ' ',
);
/** Seconds of playing between two reports of the place. */
const reportEvery = 5;

function stateOf(media: HTMLMediaElement): MediaState {
  return {
    playing: !media.paused && !media.ended,
    time: media.currentTime,
    duration: Number.isFinite(media.duration) ? media.duration : 0,
    muted: media.muted,
    volume: media.volume,
    rate: media.playbackRate,
    waiting: !media.paused && media.readyState < media.HAVE_FUTURE_DATA && !media.error,
    failed: Boolean(media.error),
  };
}

interface Options {
  startAt?: number;
  onProgress?: (progress: Progress) => void;
  /** Where it goes on after it was loaded anew. */
  standing: RefObject<Standing | undefined>;
}

/** Follows a media element, and reports the place in it: while it plays, when it rests, and when it goes away. */
export function useMedia(
  ref: RefObject<HTMLMediaElement | null>,
  { startAt = 0, onProgress, standing }: Options,
): MediaState {
  const [state, setState] = useState(still);
  // Where it was last told to be; nothing before it has begun.
  const place = useRef<number>(undefined);
  const report = useEffectEvent((media: HTMLMediaElement) => {
    if (place.current === undefined || media.currentTime === place.current) return;
    place.current = media.currentTime;
    onProgress?.({ seconds: media.currentTime, duration: media.duration });
  });
  const goOn = (media: HTMLMediaElement, { seconds, playing, rate }: Standing) => {
    standing.current = undefined;
    media.currentTime = seconds;
    media.playbackRate = rate;
    // A browser may refuse to play before it is touched; its own state tells what became of it.
    if (playing) media.play().catch(() => undefined);
  };
  const begin = useEffectEvent((media: HTMLMediaElement) => {
    if (standing.current && place.current !== undefined) return goOn(media, standing.current);
    standing.current = undefined;
    place.current ??= startAt;
    // Whoever was at the end begins again.
    if (place.current > 0 && place.current < media.duration - reportEvery) media.currentTime = place.current;
  });

  useEffect(() => {
    const media = ref.current;
    if (!media) return;
    const follow = ({ type }: Event) => {
      // While it is loaded anew it stands at its beginning, which is not where it is.
      if (standing.current) {
        const { playing } = standing.current;
        setState((known) => ({ ...known, waiting: playing && !media.error, failed: Boolean(media.error) }));
        return;
      }
      setState(stateOf(media));
      const rests = type === 'pause' || type === 'ended';
      if (rests || Math.abs(media.currentTime - (place.current ?? 0)) >= reportEvery) report(media);
    };
    const start = () => begin(media);
    for (const event of events) media.addEventListener(event, follow);
    media.addEventListener('loadedmetadata', start);
    if (media.readyState >= media.HAVE_METADATA) start();
    setState(stateOf(media));
    return () => {
      for (const event of events) media.removeEventListener(event, follow);
      media.removeEventListener('loadedmetadata', start);
      if (!standing.current) report(media);
    };
  }, [ref, standing]);

  return state;
}
