import type { CallParts } from './call-parts';

/** A field of text as it is, any other as JSON: so the server reads them back. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The body of a call: a form where it carries files, else what is sent as JSON. */
export function formOf({ body, files = {} }: CallParts): unknown {
  const given = Object.entries(files).flatMap(([field, some = []]) => some.map((file) => [field, file] as const));
  if (given.length === 0) return body;
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(field, asText(value));
  for (const [field, file] of given) form.append(field, file, file.name);
  return form;
}
