import { type OperationId, routes } from '@tvacha/shared-contract';
import type { Reply, TestApp } from './make-app';

export interface RawInput {
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Calls an operation as the contract says where it is, with any input, right or wrong. */
export function callOperation(
  test: TestApp,
  id: OperationId,
  { query, body }: RawInput,
  token?: string,
): Promise<Reply> {
  const { method, path } = routes[id];
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
  return test.call(method, `${path}?${search}`, { body, ...(token ? { token } : {}) });
}
