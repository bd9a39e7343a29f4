import { useSession } from '@tvacha/shared-core/session';
import { useEffect, useRef, useState } from 'react';
import { type OwnKeys, readDraft, refuseSecrets, type Values, writeDraft } from './draft';

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
}

/** What stands in the fields, and its draft. */
export function useValues<V extends Values>({ name, initial, given, keys }: ValuesOptions<V>) {
  if (name) refuseSecrets(initial);
  const { user } = useSession();
  const [start] = useState<V>(() => ({ ...initial, ...given }));
  const [values, setValues] = useState(start);
  // A browser that fills a form in changes several fields before the next picture.
  const latest = useRef(start);
  const set = (next: V) => {
    latest.current = next;
    setValues(next);
  };

  // After the first picture, which is the same on the server; and again whenever it is somebody else's page.
  const who = user?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose draft it is hangs on who is signed in.
  useEffect(() => {
    if (name) set({ ...start, ...readDraft(name, start, keys), ...given });
  }, [name, who]);

  const change = (fields: Partial<V>) => {
    set({ ...latest.current, ...fields });
    if (name) writeDraft(name, latest.current, keys);
  };
  return { values, latest, start, change };
}
