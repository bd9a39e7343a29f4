import { storedUserId, useSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { useEffect, useRef, useState } from 'react';

type Draft = Record<string, string>;

/** What is worth something to whoever finds it is never kept. Files and all that is no text cannot be. */
const secret = /password|otp|token|secret|^(?:code|pin)$/i;

const ownerNow = (): string => storedUserId() ?? '';
const keyOf = (name: string, owner: string) => `${owner}/${name}`;

function readAll(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage.get('drafts') ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function writeAll(drafts: Record<string, unknown>): void {
  if (Object.keys(drafts).length > 0) storage.set('drafts', JSON.stringify(drafts));
  else storage.remove('drafts');
}

/** What this user typed, or what somebody typed in this tab before logging in; nobody gets another user's. */
function readDraft<Fields extends Draft>(name: string, initial: Fields): Fields {
  const owner = ownerNow();
  const drafts = readAll();
  if (owner) {
    const fit = Object.entries(drafts).filter(([key]) => key.startsWith('/') || key.startsWith(`${owner}/`));
    if (fit.length < Object.keys(drafts).length) writeAll(Object.fromEntries(fit));
  }
  const kept = drafts[keyOf(name, owner)] ?? drafts[keyOf(name, '')];
  if (typeof kept !== 'object' || kept === null) return initial;
  const texts = Object.entries(kept).filter(([field, text]) => field in initial && typeof text === 'string');
  return { ...initial, ...Object.fromEntries(texts) };
}

/** Forgets a draft, for instance because it has been sent. */
export function dropDraft(name: string): void {
  const { [keyOf(name, ownerNow())]: _own, [keyOf(name, '')]: _before, ...others } = readAll();
  writeAll(others);
}

/**
 * The texts of a form, kept in this tab as they are typed: over a reload, and over a session that ends by itself,
 * for the same user's next login. A logout forgets them, and so does `dropDraft`.
 * @param initial the empty form; a constant, with a field for each text.
 * @throws where a field is named like a secret.
 */
export function useDraft<Fields extends Draft>(name: string, initial: Fields) {
  const wrong = Object.keys(initial).find((field) => secret.test(field));
  if (wrong) throw new Error(`${wrong} is not to be kept in a draft`);
  const { user } = useSession();
  const [draft, setDraft] = useState(initial);
  // A browser that fills a form in changes several fields before the next picture.
  const latest = useRef(initial);
  const set = (next: Fields) => {
    latest.current = next;
    setDraft(next);
  };

  // After the first picture, which is the same on the server; and again whenever it is somebody else's page.
  const who = user?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose draft it is hangs on who is signed in.
  useEffect(() => set(readDraft(name, initial)), [name, initial, who]);

  const change = (fields: Partial<Fields>) => {
    const next = { ...latest.current, ...fields };
    set(next);
    writeAll({ ...readAll(), [keyOf(name, ownerNow())]: next });
  };
  return [draft, change] as const;
}
