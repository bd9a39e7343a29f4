import { storedUserId } from '@tvacha/shared-core/session';
import { type StorageKey, storage } from '@tvacha/shared-core/storage';

/** What a form holds: texts, and boxes that are ticked or not. */
export type Values = Readonly<Record<string, string | boolean>>;

/** Where fields lie that the product keeps under keys of their own (SES-01). */
export type OwnKeys<V> = { readonly [Field in keyof V]?: StorageKey };

/** What is worth something to whoever finds it is never kept. */
const secret = /password|otp|token|secret|^(?:code|pin)$/i;

/** Whose drafts are kept from now on; nobody's before a login. */
export const ownerNow = (): string => storedUserId() ?? '';
const keyOf = (name: string, owner: string) => `${owner}/${name}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readAll(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage.get('drafts') ?? '{}');
    return isRecord(kept) ? { ...kept } : {};
  } catch {
    return {};
  }
}

function writeAll(drafts: Record<string, unknown>): void {
  if (Object.keys(drafts).length > 0) storage.set('drafts', JSON.stringify(drafts));
  else storage.remove('drafts');
}

/** @throws where a field is named like a secret. */
export function refuseSecrets(fields: Values): void {
  const wrong = Object.keys(fields).find((field) => secret.test(field));
  if (wrong) throw new Error(`${wrong} is not to be kept in a draft`);
}

/** Of what was kept, perhaps by another release, the fields that this form still has, each with a value of its kind. */
export function fitting<V extends Values>(initial: V, kept: unknown): Partial<V> {
  const fields = isRecord(kept) ? Object.entries(kept) : [];
  const fit = fields.filter(
    ([field, value]) => Object.hasOwn(initial, field) && typeof value === typeof initial[field],
  );
  return Object.fromEntries(fit) as Partial<V>;
}

const entriesOf = <V>(keys: OwnKeys<V>) => Object.entries(keys) as [string, StorageKey][];

/** What this user typed, or what somebody typed in this tab before logging in; nobody gets another user's. */
export function readDraft<V extends Values>(name: string, initial: V, keys: OwnKeys<V> = {}): Partial<V> {
  const owner = ownerNow();
  const drafts = readAll();
  if (owner) {
    const own = Object.entries(drafts).filter(([key]) => key.startsWith('/') || key.startsWith(`${owner}/`));
    if (own.length < Object.keys(drafts).length) writeAll(Object.fromEntries(own));
  }
  const apart = entriesOf(keys).map(([field, key]) => [field, storage.get(key) ?? undefined]);
  const kept = drafts[keyOf(name, owner)] ?? drafts[keyOf(name, '')];
  return { ...fitting(initial, kept), ...fitting(initial, Object.fromEntries(apart)) };
}

/**
 * Keeps what is typed. Fields that only another release of the form has stay as they are.
 * @param owner whose page it was typed into: by now storage may be somebody else's, or nobody's
 */
export function writeDraft<V extends Values>(owner: string, name: string, values: V, keys: OwnKeys<V> = {}): void {
  const rest: Record<string, unknown> = { ...values };
  for (const [field, key] of entriesOf(keys)) {
    if (rest[field]) storage.set(key, String(rest[field]));
    else storage.remove(key);
    delete rest[field];
  }
  const drafts = readAll();
  const key = keyOf(name, owner);
  const before = drafts[key];
  writeAll({ ...drafts, [key]: { ...(isRecord(before) && before), ...rest } });
}

/** Forgets a form's draft; fields under keys of their own stay. A form does so itself once it is sent. */
export function dropDraft(name: string, owner = ownerNow()): void {
  const { [keyOf(name, owner)]: _own, [keyOf(name, '')]: _before, ...others } = readAll();
  writeAll(others);
}
