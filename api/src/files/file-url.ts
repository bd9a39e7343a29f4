import type { Config } from '../app/config';
import { hmac, sameText } from '../auth/hash';
import type { Ctx } from '../services/ctx';

type Needs = Pick<Ctx, 'config' | 'clock'>;

const seal = ({ config }: Needs, key: string, user: string, exp: number) =>
  hmac(config.secrets.fileUrl, `${exp}\n${user}\n${key}`);

export const filesPath = '/api/files/';

/**
 * A link to a stored file, good for at most 300 s and for one user alone (SEC-31).
 * @param view whether an image or a PDF is to be looked at; else every file is saved
 */
export async function signFileUrl(
  ctx: Needs,
  key: string,
  userId: string,
  { view = false }: { view?: boolean } = {},
): Promise<string> {
  const exp = Math.floor((ctx.clock.now().getTime() + ctx.config.fileUrlLife) / 1000);
  const sig = await seal(ctx, key, userId, exp);
  return `${filesPath}${key}?${new URLSearchParams({ exp: String(exp), sig, u: userId, ...(view ? { view: '1' } : {}) })}`;
}

/** The user whom a link was signed for; null where it is forged or has expired. */
export async function readFileUrl(ctx: Needs, key: string, query: URLSearchParams): Promise<string | null> {
  const exp = Number(query.get('exp'));
  const user = query.get('u') ?? '';
  if (!Number.isInteger(exp) || exp * 1000 <= ctx.clock.now().getTime()) return null;
  return sameText(await seal(ctx, key, user, exp), query.get('sig') ?? '') ? user : null;
}

export const publicFilesPath = '/api/public-files/';

/** The link to a file that everyone may fetch, at the origin for files where there is one of its own. */
export const publicFileUrl = ({ config }: { config: Pick<Config, 'filesOrigin'> }, key: string): string =>
  `${config.filesOrigin ?? ''}${publicFilesPath}${key}`;
