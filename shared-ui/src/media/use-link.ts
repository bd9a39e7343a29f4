import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** The address of a film, and when it ends. */
export interface MediaLink {
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** A link that ends: who plays it asks for another before, or where it has ended all the same. */
export interface EndingLink {
  expiresAt: string;
  renew: () => Promise<MediaLink>;
}

/** Where a film stood, and how it was played, while it is loaded anew. */
export interface Standing {
  seconds: number;
  playing: boolean;
  rate: number;
}

/** How long before its end a link is renewed. Milliseconds. */
const ahead = 30_000;

/** Whether all that is still to be played has come. */
function isWhole({ buffered, currentTime, duration }: HTMLMediaElement): boolean {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime + 0.1 && buffered.end(at) >= duration - 0.1) return true;
  return false;
}

interface Options {
  src: string;
  link: EndingLink | undefined;
  /** Where it goes on once it has loaded anew; `useMedia` takes it up. */
  standing: RefObject<Standing | undefined>;
}

/**
 * Gives a film the address that is played now. One that is not here whole gets a new link before its own ends; one that
 * breaks off gets one at once, and once the line is back. It goes on at the same second.
 * @returns whether it is about to go on; `again` is for whoever does not want to wait
 */
export function useLink(ref: RefObject<HTMLMediaElement | null>, { src, link, standing }: Options) {
  const [current, setCurrent] = useState({ url: src, expiresAt: link?.expiresAt });
  const [renewing, setRenewing] = useState(false);
  const asked = useRef(false);
  /** Whether it plays, or did when it broke off: a browser then calls it paused before it says so. */
  const wanted = useRef(false);
  /** The second at which it broke off: where it does so again, another link is of no use. */
  const brokeAt = useRef<number>(undefined);

  const again = async () => {
    const media = ref.current;
    if (!media || asked.current) return;
    asked.current = true;
    setRenewing(true);
    try {
      const next = link ? await link.renew() : current;
      standing.current ??= { seconds: media.currentTime, playing: wanted.current, rate: media.playbackRate };
      if (next.url === current.url) media.load();
      setCurrent({ url: next.url, expiresAt: next.expiresAt });
    } catch {
      // It is asked for again when the line is back, or by hand.
      setRenewing(false);
    } finally {
      asked.current = false;
    }
  };
  const onError = useEffectEvent((media: HTMLMediaElement) => {
    const isNew = brokeAt.current === undefined || Math.abs(brokeAt.current - media.currentTime) > 1;
    brokeAt.current = media.currentTime;
    setRenewing(false);
    if (link && isNew) void again();
  });
  const beforeItsEnd = useEffectEvent((media: HTMLMediaElement) => {
    if (current.expiresAt === undefined || Date.now() < Date.parse(current.expiresAt) - ahead) return;
    if (!media.paused && !isWhole(media)) void again();
  });
  const onOnline = useEffectEvent((media: HTMLMediaElement) => {
    if (media.error || (!media.paused && media.readyState < media.HAVE_FUTURE_DATA)) void again();
  });

  // Not while it is drawn: an element of a drawing that React begins anew is dropped, and would be fetched all the same.
  useLayoutEffect(() => ref.current?.setAttribute('src', current.url), [ref, current.url]);
  useEffect(() => {
    const media = ref.current;
    if (!media) return;
    const heard: [EventTarget, string, () => void][] = [
      [media, 'error', () => onError(media)],
      [
        media,
        'play',
        () => {
          wanted.current = true;
          beforeItsEnd(media);
        },
      ],
      [
        media,
        'pause',
        () => {
          wanted.current &&= media.error !== null;
        },
      ],
      [media, 'loadedmetadata', () => setRenewing(false)],
      [window, 'online', () => onOnline(media)],
    ];
    for (const [target, event, hear] of heard) target.addEventListener(event, hear);
    return () => {
      for (const [target, event, hear] of heard) target.removeEventListener(event, hear);
    };
  }, [ref]);

  useEffect(() => {
    const media = ref.current;
    if (!media || current.expiresAt === undefined) return;
    const timer = setTimeout(() => beforeItsEnd(media), Date.parse(current.expiresAt) - ahead - Date.now());
    return () => clearTimeout(timer);
  }, [ref, current]);

  return { renewing, again: () => void again() };
}
