import { eq } from 'drizzle-orm';
import { hashPassword, testPasswordCost } from '../auth/password';
import { totpAt } from '../auth/totp';
import type { Db } from '../db/db';
import { files, type RoleRow, roles, sessions, type UserRow, userDocuments, users } from '../db/schema';
import { startSession } from '../services/auth/start-session';
import { type Clock, createCtx } from '../services/ctx';
import { listDemoCodes } from '../services/outbox/list-messages';
import { cookieSet, keepCookie, sessionIn } from './browser';
import type { TestApp } from './make-app';

type NewUser = Partial<typeof users.$inferInsert> & { password?: string };

let serial = 0;

/** Puts a user into the database: a doctor who is approved, unless said otherwise. */
export async function addUser(db: Db, { password, ...given }: NewUser = {}): Promise<UserRow> {
  serial += 1;
  const number = String(serial).padStart(6, '0');
  const [user] = await db
    .insert(users)
    .values({
      customerId: `TVD-${number}`,
      email: `person-${number}@tvacha.example`,
      phone: `+919000${number}`,
      nameTitle: 'Dr.',
      firstName: 'Kavya',
      lastName: 'Nair',
      role: 'doctor',
      isComplete: true,
      phoneVerified: true,
      emailVerified: true,
      approval: 'verified',
      registrationNumber: (given.role ?? 'doctor') === 'doctor' ? `KMC ${number}` : null,
      ...(password ? { passwordHash: await hashPassword(password, testPasswordCost) } : {}),
      ...given,
    })
    .returning();
  if (!user) throw new Error('No user was added');
  return user;
}

export async function addRole(db: Db, name: string, permissions: RoleRow['permissions']): Promise<RoleRow> {
  const [role] = await db.insert(roles).values({ name, permissions }).returning();
  if (!role) throw new Error('No role was added');
  return role;
}

/** A degree that somebody sent in; without bytes in the store. */
export async function addPaper(db: Db, userId: string): Promise<string> {
  const file = { key: crypto.randomUUID(), purpose: 'degree', name: 'degree.png', type: 'image/png' } as const;
  const [held] = await db
    .insert(files)
    .values({ ...file, ownerId: userId, size: 1, sha256: '', claimedAt: new Date() })
    .returning();
  if (!held) throw new Error('No file was added');
  const [paper] = await db.insert(userDocuments).values({ userId, kind: 'degree', fileId: held.id }).returning();
  if (!paper) throw new Error('No paper was added');
  return paper.id;
}

export interface LoggedIn {
  token: string;
  refreshToken: string;
  cookie: string;
}

/** The code of the newest SMS. */
export const newestCode = ({ notifier }: TestApp): string => /\d{6}/.exec(notifier.sent.at(-1)?.text ?? '')?.[0] ?? '';

export const askForCode = ({ call }: TestApp, phone: string | null) =>
  call('POST', '/api/auth/login', { body: { type: 'otp', phone, loginUser: 'doctor' } });

export const giveCode = (
  { call }: TestApp,
  phone: string | null,
  otp: string,
  device?: Parameters<TestApp['call']>[2],
) => call('POST', '/api/auth/login/verify', { ...device, body: { phone: phone?.slice(3), otp } });

export const cookieIn = (headers: Headers): string => cookieSet(headers, 'device') ?? '';

/** Logs a member in by phone code. */
export async function logIn(test: TestApp, user: UserRow, device?: Parameters<TestApp['call']>[2]): Promise<LoggedIn> {
  await askForCode(test, user.phone);
  const { body, headers } = await giveCode(test, user.phone, newestCode(test), device);
  const { refreshToken } = body.result as { refreshToken: string };
  return { token: body.token ?? '', refreshToken, cookie: cookieIn(headers) };
}

/** Logs staff in by password and authenticator; whoever has none sets one up. */
export async function logInStaff(
  test: Pick<TestApp, 'db' | 'call'> & { clock: Clock },
  email: string,
  password: string,
): Promise<LoggedIn> {
  const first = await test.call('POST', '/api/auth/login', {
    body: { type: 'password', email, password, loginUser: 'admin' },
  });
  const next = (path: string, code?: string) =>
    test.call('POST', `/api/auth/second-factor/${path}`, { body: { code }, token: first.body.token });
  const now = test.clock.now();
  const { body, headers } =
    first.body.code === 'SECOND_FACTOR_SETUP'
      ? await next('confirm', totpAt(((await next('setup')).body.result as { secret: string }).secret, now))
      : await next('verify', (await listDemoCodes(test.db, now)).find((one) => one.email === email)?.code);
  const { refreshToken } = body.result as { refreshToken: string };
  return { token: body.token ?? '', refreshToken, cookie: cookieIn(headers) };
}

/** A session for a user who has proved themself since, without going through a login. */
export async function enter(test: TestApp, user: UserRow): Promise<LoggedIn> {
  const details = { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' };
  const caller = { role: 'all', ip: '127.0.0.1', requestId: 'test', device: { details } } as const;
  const { token, deviceCookie, result } = await startSession(createCtx({ ...test, caller }), user);
  await test.db
    .update(sessions)
    .set({ provedAt: test.clock.now() })
    .where(eq(sessions.id, sessionIn(token) ?? ''));
  keepCookie(token, deviceCookie);
  return { token, refreshToken: result.refreshToken, cookie: deviceCookie };
}
