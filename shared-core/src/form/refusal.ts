import type { Code } from '@tvacha/shared-contract/codes';
import { codeOf } from '@tvacha/shared-core/errors';
import { CallError } from '@tvacha/shared-core/http';
import type { Values } from './draft';

type Field<V> = Extract<keyof V, string>;

export interface RefusalOptions<V extends Values> {
  /** The field that a code is about, where the server names none: what is said there is the code's own word. */
  codes?: Readonly<Partial<Record<Code, Field<V>>>>;
  /** Names in the server's issues that are not the form's own: `{ first_name: 'fullName' }`. */
  issues?: Readonly<Record<string, Field<V>>>;
}

/** What a submit was refused for. */
export interface Refusal {
  /** By field: a code, or that the server took it for wrong. */
  marks: Readonly<Record<string, Code | 'refused' | undefined>>;
  /** Of the whole form; nothing where all of it stands at fields. */
  error: unknown;
}

/** The field of an issue such as `body.address.pincode`: the first of its names that the form knows. */
function fieldOf<V extends Values>(path: string, initial: V, names: Readonly<Record<string, Field<V>>>) {
  const parts = path.split('.').map((part) => (Object.hasOwn(names, part) ? names[part] : part));
  return parts.find((part): part is Field<V> => part !== undefined && Object.hasOwn(initial, part));
}

/** Puts what was thrown where it belongs: at fields, or over the form. */
export function refusalOf<V extends Values>(
  error: unknown,
  initial: V,
  { codes = {}, issues = {} }: RefusalOptions<V>,
): Refusal {
  const code = codeOf(error);
  const named = codes[code];
  if (named) return { marks: { [named]: code }, error: null };
  const found = error instanceof CallError ? error.issues.map(({ path }) => fieldOf(path, initial, issues)) : [];
  const marks = Object.fromEntries(found.flatMap((field) => (field ? [[field, 'refused' as const]] : [])));
  const isPlaced = found.length > 0 && found.every(Boolean);
  return { marks, error: isPlaced ? null : error };
}
