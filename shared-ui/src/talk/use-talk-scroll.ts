import { useLayoutEffect, useRef, useState } from 'react';

/** Within so many pixels of the foot somebody reads the newest. */
const nearFoot = 80;

/**
 * Keeps a log at its foot while somebody reads there; whoever has scrolled up stays where they are, also when earlier
 * messages come above, and is told of new ones below.
 * @param first the oldest message that is shown. @param last the newest one.
 */
export function useTalkScroll(first: string | undefined, last: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef({ first, last: '' as string | undefined, height: 0, isAtFoot: true });
  const [hasNews, setNews] = useState(false);

  const toEnd = () => {
    const log = ref.current;
    if (log) log.scrollTop = log.scrollHeight;
    before.current.isAtFoot = true;
    setNews(false);
  };

  useLayoutEffect(() => {
    const log = ref.current;
    const known = before.current;
    if (!log) return;
    const grown = log.scrollHeight - known.height;
    if (last !== known.last) {
      if (known.isAtFoot) log.scrollTop = log.scrollHeight;
      else setNews(true);
    } else if (first !== known.first) {
      log.scrollTop += grown;
    }
    before.current = { ...known, first, last, height: log.scrollHeight };
  }, [first, last]);

  const onScroll = () => {
    const log = ref.current;
    if (!log) return;
    const isAtFoot = log.scrollHeight - log.scrollTop - log.clientHeight < nearFoot;
    before.current.isAtFoot = isAtFoot;
    if (isAtFoot) setNews(false);
  };
  return { ref, onScroll, hasNews, toEnd };
}
