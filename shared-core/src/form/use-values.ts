import { useSession } from '@tvacha/shared-core/session';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type OwnKeys, ownerNow, readDraft, refuseSecrets, type Values, writeDraft } from './draft';

export interface ValuesOptions<V extends Values> {
  /**
   * Under which what is typed is kept in this tab, letter by letter: over a reload, and over a session that ends by
   * itself, for the same user's next login. A logout forgets it. A form without a name keeps nothing.
   */
  name?: string;
  /** The empty form. With a name none of its fields may be called like a secret: that throws. */
  initial: V;
  /** What the page knows better than a draft, for instance from its address. */
  given?: Partial<V>;
  keys?: OwnKeys<V>;
  /** What this tab alone knows of empty fields, such as who asked last. The server, which draws the first picture, does not. */
  known?: () => Partial<V>;
}

/** What stands in the fields, and its draft. */
export function useValues<V extends Values>({ name, initial, given, keys, known }: ValuesOptions<V>) {
  if (name) refuseSecrets(initial);
  const { user, ended } = useSession();
  const [start] = useState<V>(() => ({ ...initial, ...given }));
  const [values, setValues] = useState(start);
  // A browser that fills a form in changes several fields before the next picture.
  const latest = useRef(start);
  /** What the form goes on from where there is no draft: as it was given, or as it was sent last. */
  const from = useRef(start);
  /** What was typed before the draft was looked at, as into a page that scripts had not reached yet. */
  const early = useRef<Partial<V> | null>({});
  /** Whose page this is. Another tab may have ended their session, or begun another one, before this one hears of it. */
  const owner = useRef('');
  const set = (next: V) => {
    latest.current = next;
    setValues(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is painted that the server did not draw.
  useLayoutEffect(() => {
    const found = Object.entries(known?.() ?? {}).filter(([field, value]) => value && !latest.current[field]);
    if (found.length > 0) set({ ...latest.current, ...Object.fromEntries(found) });
  }, []);

  // After the first picture, which is the same on the server; and again whenever it is somebody else's page, or, where
  // the session was found to be over while the page loaded, nobody's.
  const who = user?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose draft it is hangs on who is signed in.
  useEffect(() => {
    const typed = early.current;
    early.current = null;
    if (!name) return;
    owner.current = ownerNow();
    set({ ...from.current, ...readDraft(name, start, keys), ...given, ...typed });
    if (typed && Object.keys(typed).length > 0) writeDraft(owner.current, name, latest.current, keys);
  }, [name, who, ended]);

  const change = (fields: Partial<V>) => {
    set({ ...latest.current, ...fields });
    if (early.current) Object.assign(early.current, fields);
    else if (name) writeDraft(owner.current, name, latest.current, keys);
  };
  const restart = (next: V) => {
    from.current = next;
  };
  return { values, latest, start, owner, change, restart };
}
