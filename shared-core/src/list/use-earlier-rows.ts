import { type Page, type Resource, useResource } from '@tvacha/shared-core/resources';
import { useState } from 'react';

interface Known<Row> {
  key: string;
  newest: Page<Row> | null;
  /** What is older than the newest page, in its order. */
  older: readonly Row[];
  /** The row before which more is asked for. */
  before: string | null;
}

export interface EarlierRows<Row> {
  /** All that is known without a gap, the newest first. */
  rows: readonly Row[];
  /** How many there are before them. */
  left: number;
  status: 'idle' | 'loading' | 'failed';
  /** Asks for those before the oldest one, or asks again. */
  onMore: () => void;
}

/** What stays known when the newest page comes anew; nothing of it where the two have no row in common. */
function rest<Row extends { _id: string }>({ newest, older }: Known<Row>, next: Page<Row> | null): readonly Row[] {
  const known = [...(newest?.items ?? []), ...older];
  const oldest = next?.items.at(-1)?._id;
  const at = known.findIndex(({ _id }) => _id === oldest);
  return at < 0 ? [] : known.slice(at + 1);
}

/**
 * Rows that are read backwards from the newest, as those of a talk: the newest page comes anew whenever something is
 * added, and what was asked for of the earlier ones stays before it. Where more was added than a page holds, the
 * earlier ones go and are asked for again, so that there is never a gap.
 * @param query what the newest page is asked with; earlier ones are asked with `before` besides.
 * @param newest the newest page, as `useResource` has it.
 */
export function useEarlierRows<
  Name extends string,
  Query extends object,
  Row extends { _id: string },
  Value extends Page<Row>,
>(
  resource: Resource<Name, Query & { before?: string }, Value>,
  query: Query,
  newest: (Value & Page<Row>) | null,
): EarlierRows<Row> {
  const key = JSON.stringify(query);
  const [kept, setKnown] = useState<Known<Row>>({ key, newest, older: [], before: null });
  let known = kept;
  if (known.key !== key) known = { key, newest, older: [], before: null };
  else if (newest !== null && known.newest !== newest) known = { ...known, newest, older: rest(known, newest) };
  const { before } = known;
  const asked = useResource(resource, before === null ? null : { ...query, before });
  if (before !== null && asked.status === 'ready' && asked.value) {
    const isNext = [...(known.newest?.items ?? []), ...known.older].at(-1)?._id === before;
    known = { ...known, before: null, older: isNext ? [...known.older, ...asked.value.items] : known.older };
  }
  if (known !== kept) setKnown(known);

  const rows = [...(known.newest?.items ?? []), ...known.older];
  const failed = known.before !== null && asked.status === 'failed';
  return {
    rows,
    left: Math.max(0, (known.newest?.total ?? 0) - rows.length),
    status: failed ? 'failed' : known.before === null ? 'idle' : 'loading',
    onMore: () => {
      if (failed) asked.reload();
      else setKnown({ ...known, before: rows.at(-1)?._id ?? null });
    },
  };
}
