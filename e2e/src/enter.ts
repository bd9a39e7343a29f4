import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import type { Result } from '@tvacha/shared-contract';
import { solveWork, workHeader } from '@tvacha/shared-contract/proof-of-work';
import { authenticatorCode, codeFor } from './outbox';

/** Who enters by password. */
export const accounts = {
  doctor: { loginUser: 'doctor', email: 'ananya.rao@tvacha.example', password: 'Indigo-library-56' },
  patient: { loginUser: 'doctor', email: 'patient@tvacha.example', password: 'Jasmine-window-23' },
  admin: { loginUser: 'admin', email: 'admin@tvacha.example', password: 'Banyan-courtyard-42' },
  editor: { loginUser: 'admin', email: 'editor@tvacha.example', password: 'Saffron-harbour-88' },
} as const;
/** An account by its name, or a doctor by the digits of the phone. */
export type Who = keyof typeof accounts | { digits: string };

interface Session {
  token: string;
  result: Result<'auth.verify'>;
  /** Where it was answered. */
  origin: string;
}

/** As the portal's own pages do it: an address that logs in often works for it (SEC-10). */
async function post(page: Page, url: string, data: object, headers: Record<string, string> = {}): Promise<APIResponse> {
  const answer = await page.request.post(url, { data, headers });
  const { challenge } = (await answer.json()).result ?? {};
  if (!challenge || headers[workHeader]) return answer;
  const nonce = await solveWork(challenge);
  return post(page, url, data, { ...headers, [workHeader]: `${challenge.seed}:${nonce}` });
}

async function sessionFrom(answer: APIResponse): Promise<Session> {
  const { error, code, token, result } = await answer.json();
  if (error) throw new Error(`${answer.url()} answers ${code}`);
  return { token, result, origin: new URL(answer.url()).origin };
}

async function logIn(page: Page, at: string, who: Who): Promise<Session> {
  const auth = `${at}/api/auth`;
  if (typeof who !== 'string') {
    const phone = `+91${who.digits}`;
    await post(page, `${auth}/login`, { type: 'otp', phone, loginUser: 'doctor' });
    const otp = await codeFor(page, phone);
    return sessionFrom(await post(page, `${auth}/login/verify`, { phone: who.digits, otp }));
  }
  const first = await sessionFrom(await post(page, `${auth}/login`, { type: 'password', ...accounts[who] }));
  if (accounts[who].loginUser !== 'admin') return first;
  const code = await authenticatorCode(page, accounts[who].email);
  const headers = { authorization: `Bearer ${first.token}` };
  return sessionFrom(await post(page, `${auth}/second-factor/verify`, { code }, headers));
}

/**
 * Logs in beside the page, for tests whose subject is something else: what the page then loads finds the session in its
 * storage, as a login in another tab would leave it (SES-01). Answers the token.
 * @param at the origin of the portal, where it is not the one of the test.
 */
export async function enterAs(page: Page, who: Who, at = ''): Promise<string> {
  const { token, result, origin } = await logIn(page, at, who);
  const stored = {
    token,
    refreshToken: result.refreshToken,
    customerId: result.customerId,
    type: result.role,
    isLogin: 'true',
    firstLogin: String(result.firstLogin),
    [result.firstLogin ? 'userIdTemp' : 'userId']: result._id,
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: value ?? '' }));
  const context = page.context();
  await context.setStorageState({ cookies: await context.cookies(), origins: [{ origin, localStorage }] });
  return token;
}

/** What a login leaves in a browser. */
type Login = Awaited<ReturnType<BrowserContext['storageState']>>;

const logins = new Map<string, Login>();
const nameOf = (who: Who) => (typeof who === 'string' ? who : who.digits);

/**
 * A login for new windows. An authenticator gives one code each half minute, so one login serves the tests that follow
 * each other in a worker, as long as none of them logs in or out by itself.
 */
export async function sharedLogin(page: Page, who: Who): Promise<Login> {
  const known = logins.get(nameOf(who));
  if (known) return known;
  await enterAs(page, who);
  return page.context().storageState();
}

/** What a page has made of the login: who did something a minute after the last exchange has another token. */
export async function keepLogin(page: Page, who: Who): Promise<Login> {
  // An exchange may be on its way: its lock comes when it is over.
  await page.evaluate(() => navigator.locks.request('tvacha.refresh', () => undefined));
  const login = await page.context().storageState();
  logins.set(nameOf(who), login);
  return login;
}
