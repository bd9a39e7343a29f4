import type { EarlierMark, KeptMark } from '@tvacha/shared-contract';
import { CallError } from '@tvacha/shared-core/http';
import { beforeLogout, storedUserId } from '@tvacha/shared-core/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceMarks } from './device-marks';
import { type KeepState, loadEarlier, loadMarks, type MarkKeeper, syncMarks, type Waiting } from './sync-marks';

interface Listener {
  onState: (state: KeepState) => void;
  /** @param isInstead it stands in the place of what was written here */
  onHeard: (heard: Waiting[], isInstead?: boolean) => void;
}

/** Marks of earlier editions, and whether this one was looked through for them. */
export interface EarlierMarks {
  isRead: boolean;
  items: EarlierMark[];
}

export interface KeptMarks {
  /** What is kept in the document; none until it is known, or where it could not be loaded. */
  items: KeptMark[] | undefined;
  /** Something is written there, be it that it waits on this device alone. */
  isWritten: boolean;
  /** It could not be loaded: nothing can be written either, as it could not be kept. */
  failed: boolean;
  /** What was written in earlier editions and has no place in this one yet; none until it is known. */
  earlier: EarlierMarks | undefined;
  reload: () => void;
  keep: (rows: readonly Waiting[]) => void;
  /** Who shows the marks hears here of what comes from elsewhere, from the moment it listens. */
  listen: (listener: Listener) => () => void;
}

/** A logout does not hang on a line that is cut. */
const afterPatience = () => new Promise((done) => setTimeout(done, 3_000));

/**
 * What the caller has written into the file of a piece, and what keeps it: joins a reader and `annotations.list` and
 * `annotations.save` for any area (docs/decisions/0052).
 * @param contentId null where the piece has no file, and nothing is asked
 */
export function useKeptMarks(contentId: string | null): KeptMarks {
  const [loaded, setLoaded] = useState<{ contentId: string; items: KeptMark[] }>();
  const [earlier, setEarlier] = useState<EarlierMarks & { contentId: string }>();
  const [heardEarly, setHeardEarly] = useState(false);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const keeper = useRef<MarkKeeper>(undefined);
  const listener = useRef<Listener>(undefined);
  /** What came before anybody listened. */
  const early = useRef<Waiting[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    const userId = storedUserId();
    if (contentId === null || !userId) return;
    let gone = false;
    let own: MarkKeeper | undefined;
    const lastTry = () => Promise.race([own?.flush(), afterPatience()]).catch(() => undefined);
    beforeLogout.add(lastTry);
    const begin = async () => {
      try {
        const { document, items, last, hasEarlier } = await loadMarks(contentId);
        if (gone) return;
        setLoaded({ contentId, items });
        own = syncMarks({
          contentId,
          document,
          last,
          store: deviceMarks(userId, document),
          onState: (state) => listener.current?.onState(state),
          onHeard: (heard, isInstead) => {
            if (listener.current) listener.current.onHeard(heard, isInstead);
            else {
              early.current.push(...heard);
              setHeardEarly(early.current.some(({ mark }) => mark !== null));
            }
          },
        });
        keeper.current = own;
        // Where it does not come, they are told of at the next opening.
        if (hasEarlier)
          void loadEarlier(contentId).then(
            (found) => {
              if (!gone) setEarlier({ contentId, ...found });
            },
            () => undefined,
          );
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (!gone) setFailed(true);
      }
    };
    setFailed(false);
    void begin();
    return () => {
      gone = true;
      beforeLogout.delete(lastTry);
      keeper.current = undefined;
      early.current = [];
      setHeardEarly(false);
      void own?.flush().finally(own.close);
    };
  }, [contentId, attempt]);

  const items = loaded?.contentId === contentId ? loaded.items : undefined;
  return {
    items,
    isWritten:
      items !== undefined &&
      (heardEarly || earlier?.contentId === contentId || items.some(({ mark }) => mark !== null)),
    failed,
    earlier: earlier?.contentId === contentId ? earlier : undefined,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    keep: useCallback((rows) => keeper.current?.keep(rows), []),
    listen: useCallback((next) => {
      listener.current = next;
      if (early.current.length > 0) next.onHeard(early.current.splice(0));
      return () => {
        if (listener.current === next) listener.current = undefined;
      };
    }, []),
  };
}
