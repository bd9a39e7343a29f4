import { useState } from 'react';

interface Linked {
  _id: string;
  url: string;
}

/** A link that is tried though it failed, as somebody asked for it by hand. */
const tried = '';

/**
 * Pictures whose links failed. Each is asked for once by itself, as links end after some minutes; where the next link
 * fails too, or none comes, that is said until somebody tries again: a picture that is gone is not asked for without end.
 */
export function usePictureErrors(onExpired: () => void) {
  /** The link that failed last, by picture. */
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});
  const mark = (id: string, url: string) => setLinks((before) => ({ ...before, [id]: url }));
  return {
    isLost: ({ _id, url }: Linked): boolean => links[_id] === url,
    failed: ({ _id, url }: Linked): void => {
      if (links[_id] === undefined) onExpired();
      mark(_id, url);
    },
    /** It is here; the next time its link ends it is asked for again. */
    came: ({ _id }: Linked): void =>
      setLinks((before) => {
        if (before[_id] === undefined) return before;
        const { [_id]: _gone, ...rest } = before;
        return rest;
      }),
    retry: ({ _id }: Linked): void => {
      mark(_id, tried);
      onExpired();
    },
  };
}
