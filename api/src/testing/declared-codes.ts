import { type Code, type OperationId, routes, shapes } from '@tvacha/shared-contract';

/** Refusals that any operation may answer, so none of them declares them. */
const common = new Set<string>([
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'FORBIDDEN',
  'PROOF_NEEDED',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
] satisfies Code[]);

/** Whether an operation may answer a code by its contract. */
export const declares = (id: OperationId, code: string, isRefusal: boolean): boolean =>
  shapes[id].codes.includes(code as Code) || (isRefusal && common.has(code));

const withoutSlash = (path: string) => path.replace(/\/$/, '');
const ids = new Map(
  (Object.keys(routes) as OperationId[]).map((id) => [`${routes[id].method} ${withoutSlash(routes[id].path)}`, id]),
);

/** The operation that a call goes to, where it is one. @param path may have a query */
export const operationAt = (method: string, path: string): OperationId | undefined =>
  ids.get(`${method} ${withoutSlash(path.split('?')[0] ?? '')}`);
