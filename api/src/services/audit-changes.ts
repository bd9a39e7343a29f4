/** Fields that tell of a person: the log says that they changed, and shows no more than the beginning of what they say. */
const personal: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'registrationNumber',
]);

/** Of a longer text the log shows its beginning: what it was as a whole is in the record itself, or in a backup. */
const longest = 300;

const hide = (text: string) => (/^\+\d+$/.test(text) ? `•••${text.slice(-2)}` : `${text.charAt(0)}•••`);

function masked(value: unknown): unknown {
  if (typeof value === 'string') return value && hide(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part)]));
}

function brief(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text && text.length > longest ? `${text.slice(0, longest - 1)}…` : value;
}

/** As the database gives it back: dates as text, fields that hold nothing as null. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/**
 * What a change makes of a record, for `details` of its entry in the audit log: the fields that differ, as they were and
 * as they are. Personal values are masked, texts cut after 300 letters (SEC-43).
 * @param before the record as it stood, locked
 * @param after what is written into it; what is undefined there is left as it is
 */
export function changesOf<Row extends object>(before: Row, after: { [Field in keyof Row]?: Row[Field] | undefined }) {
  const changes = { before: {} as Record<string, unknown>, after: {} as Record<string, unknown> };
  for (const [name, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const [old, now] = [plain(Reflect.get(before, name)), plain(value)];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    const shown = personal.has(name) ? masked : brief;
    changes.before[name] = shown(old);
    changes.after[name] = shown(now);
  }
  return changes;
}
