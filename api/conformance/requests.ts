import { type OperationId, type Route, routes } from '@tvacha/shared-contract';
import type { Target } from './target';

/** What is said to an operation, before it is put on the wire. */
export interface Said {
  query?: unknown;
  body?: unknown;
  /** Files by field; with them the call is sent as a form. */
  files?: readonly { field: string; name: string; type: string; bytes: Uint8Array<ArrayBuffer> }[];
}

/** The query as text; a list becomes a key that comes again and again, and what is no object a key without a value. */
function searchOf(query: unknown = {}): string {
  const search = new URLSearchParams();
  const entries =
    typeof query === 'object' && query !== null ? Object.entries(query) : [[asText(query).slice(0, 4000), '']];
  for (const [key = '', value] of entries) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(key, asText(one));
  }
  return search.toString();
}

/** A value as a part of a form or a query carries it. */
export const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

function formOf({ body, files = [] }: Said): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries((body ?? {}) as object))
    if (value !== undefined) form.append(key, asText(value));
  for (const { field, name, type, bytes } of files) form.append(field, new File([bytes], name, { type }));
  return form;
}

/** The query as the server reads it off the address. */
export function queryOnWire(query: unknown): Record<string, string | string[]> {
  const lists = new Map<string, string[]>();
  for (const [key, value] of new URLSearchParams(searchOf(query))) lists.set(key, [...(lists.get(key) ?? []), value]);
  return Object.fromEntries([...lists].map(([key, values]) => [key, values.length === 1 ? (values[0] ?? '') : values]));
}

/** The body as the server reads it. */
export const bodyOnWire = (body: unknown): unknown =>
  body === undefined ? undefined : JSON.parse(JSON.stringify(body));

export function requestFor({ origin }: Target, id: OperationId, said: Said, token?: string): Request {
  const { method, path }: Route = routes[id];
  const search = searchOf(said.query);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const url = `${origin}${path}${search ? `?${search}` : ''}`;
  if (method === 'GET') return new Request(url, { method, headers });
  if (said.files) return new Request(url, { method, headers, body: formOf(said) });
  if (said.body === undefined) return new Request(url, { method, headers });
  return new Request(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(said.body),
  });
}
