import type { Entry } from '../resources/entry';

/** A change of a value that is shown before the server has agreed. */
interface Draft<Value> {
  id: string;
  /** Gives a new value; the one it is given stays as it is. */
  update(value: Value): Value;
}

/** An entry in which drafts are shown, the first one first, and the server's own value without them. */
interface Drafted<Value> extends Entry<Value> {
  base?: Value | null;
  drafts?: readonly Draft<Value>[];
}

function shown<Value>(base: Value | null, drafts: readonly Draft<Value>[]): Partial<Drafted<Value>> {
  if (drafts.length === 0) return { value: base, base: undefined, drafts: undefined, received: undefined };
  const value = drafts.reduce<Value | null>((now, draft) => (now === null ? null : draft.update(now)), base);
  return { value, base, drafts, received: (next) => shown(next, drafts) };
}

const baseOf = <Value>({ drafts, base = null, value }: Drafted<Value>) => (drafts ? base : value);

/** Shows one more draft. */
export const drafted = <Value>(entry: Drafted<Value>, draft: Draft<Value>): Entry<Value> => ({
  ...entry,
  ...shown(baseOf(entry), [...(entry.drafts ?? []), draft]),
});

/** Ends a draft: it becomes part of the value, or is taken back out of it, whatever has come in between. */
export function settled<Value>(entry: Drafted<Value>, id: string, kept: boolean): Entry<Value> {
  const { drafts = [] } = entry;
  const own = drafts.find((draft) => draft.id === id);
  if (!own) return entry;
  const base = baseOf(entry);
  const others = drafts.filter((draft) => draft !== own);
  return { ...entry, ...shown(kept && base !== null ? own.update(base) : base, others) };
}
