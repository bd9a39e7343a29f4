import { mayCall, type OperationId, type Route, routes, shapes } from '@tvacha/shared-contract';
import type { Ctx } from '../services/ctx';
import { refuse } from '../services/refuse';

/** Refuses a caller whom the contract does not let in. What it does not name is closed. */
export function checkAccess(ctx: Pick<Ctx, 'caller' | 'clock' | 'config'>, id: OperationId): void {
  const { caller } = ctx;
  const route: Route = routes[id];
  const rules = shapes[id];
  const { access } = route;
  if (access.kind === 'public') return;
  if ('scopes' in access && caller.scopedToken && access.scopes?.includes(caller.scopedToken)) return;
  // A scoped token opens nothing but what asks for it.
  if (!caller.userId || !caller.sessionId) refuse('SESSION_EXPIRED');
  if (caller.isFirstLogin && !rules.atFirstLogin) refuse('PASSWORD_CHANGE_NEEDED');
  if (caller.isDemo && route.method !== 'GET' && !rules.inDemo) refuse('FORBIDDEN');
  if (!mayCall(caller, access)) refuse('FORBIDDEN');
  if (route.fresh && !isFresh(ctx, route.fresh)) refuse('PROOF_NEEDED');
}

/** A login is a proof too, but not where the proof must have been asked for since. */
function isFresh({ caller, clock, config }: Pick<Ctx, 'caller' | 'clock' | 'config'>, fresh: true | 'again'): boolean {
  const at = caller.provedAt ?? (fresh === 'again' ? undefined : caller.loggedInAt);
  return at !== undefined && at.getTime() + config.proofLife >= clock.now().getTime();
}
