import { signFileUrl } from '../../files/file-url';
import type { Ctx } from '../ctx';

/** A link to a stored file for this caller alone (SEC-31); null where there is no file. */
export const linkTo = async (ctx: Ctx, key: unknown): Promise<string | null> =>
  typeof key === 'string' && ctx.caller.userId ? signFileUrl(ctx, key, ctx.caller.userId) : null;
