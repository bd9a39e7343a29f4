import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf, type OpenFailure } from './range-requests';
import { openSource, type Source } from './range-source';

interface Asked {
  url: string;
  /** Gets another link; it comes as `url`. */
  onRenew: (() => void) | undefined;
  onProgress: (loaded: number, total: number) => void;
}

/** How long another link is waited for, in milliseconds; it may be the same again, of which nothing is told. */
const linkTime = 10_000;

/** A link is signed in its query: the same path is the same file. */
export const fileOf = (url: string) => url.replace(/[?#].*$/, '');

/** The file behind a link that may change while it is read. */
export function useSource({ url, onRenew, onProgress }: Asked) {
  const file = fileOf(url);
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ of: string; source: Source }>();
  const [failed, setFailed] = useState<OpenFailure>();
  const [stalled, setStalled] = useState(false);
  const latest = useRef(url);
  /** Those that wait for another link. */
  const waiting = useRef<(() => void)[]>([]);
  const of = `${file} ${attempt}`;

  useEffect(() => {
    if (latest.current === url) return;
    latest.current = url;
    for (const go of waiting.current) go();
  }, [url]);

  const askForLink = useEffectEvent(() => onRenew?.());
  const mayRenew = useEffectEvent(() => onRenew !== undefined);
  const tell = useEffectEvent(onProgress);

  useEffect(() => {
    const abort = new AbortController();
    const link = {
      url: () => latest.current,
      renew: (ended: string) => {
        if (latest.current !== ended) return Promise.resolve(true);
        if (!mayRenew()) return Promise.resolve(false);
        return new Promise<boolean>((done) => {
          const end = (isNew: boolean) => {
            clearTimeout(timer);
            waiting.current = waiting.current.filter((one) => one !== go);
            done(isNew);
          };
          const go = () => end(true);
          const timer = setTimeout(() => end(false), linkTime);
          waiting.current.push(go);
          if (waiting.current.length === 1) askForLink();
        });
      },
    };
    const events = {
      onProgress: (loaded: number, total: number) => tell(loaded, total),
      onStall: () => setStalled(true),
    };
    openSource(link, events, abort.signal).then(
      (source) => {
        if (!abort.signal.aborted) setOpened({ of, source });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setFailed(failureOf(error));
      },
    );
    return () => abort.abort();
  }, [of]);

  const source = opened?.of === of ? opened.source : undefined;
  return {
    /** Tells one opening from the next. */
    opening: of,
    source,
    /** Why it is not open, if it is not. */
    failed,
    /** Parts of an open document did not come. */
    stalled,
    /** What came cannot be read. */
    fail: () => setFailed('damaged'),
    /** Opens the file anew. */
    retry: () => {
      setFailed(undefined);
      setStalled(false);
      setAttempt(attempt + 1);
    },
    /** Asks again for the parts that did not come. */
    resume: () => {
      setStalled(false);
      if (source && 'range' in source) source.range.resume();
    },
  };
}
