import { type OperationId, routes } from '@tvacha/shared-contract';
import type { Binding } from '../http/bind';
import { accountRoutes } from '../routes/account';
import { adminRoutes } from '../routes/admin';
import { articlesRoutes } from '../routes/articles';
import { authRoutes } from '../routes/auth';
import { communityRoutes } from '../routes/community';
import { contentsRoutes } from '../routes/contents';
import { dermaliveRoutes } from '../routes/dermalive';
import { ebooksRoutes } from '../routes/ebooks';
import { finderRoutes } from '../routes/finder';
import { learningRoutes } from '../routes/learning';
import { readingRoutes } from '../routes/reading';
import { systemRoutes } from '../routes/system';

/** Every operation with its verb. */
export const bindings: readonly Binding[] = [
  ...systemRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...readingRoutes,
  ...contentsRoutes,
  ...finderRoutes,
  ...dermaliveRoutes,
  ...ebooksRoutes,
  ...articlesRoutes,
  ...learningRoutes,
  ...communityRoutes,
  ...adminRoutes,
];

/** Fails where an operation of the contract has no verb, or two. */
export function checkBindings(list: readonly Binding[]): void {
  const bound = list.map(({ id }) => id);
  const missing = (Object.keys(routes) as OperationId[]).filter((id) => !bound.includes(id));
  const twice = bound.filter((id, at) => bound.indexOf(id) !== at);
  if (missing.length > 0) throw new Error(`Operations without a verb: ${missing.join(', ')}`);
  if (twice.length > 0) throw new Error(`Operations with two verbs: ${twice.join(', ')}`);
}
