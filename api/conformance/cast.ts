import type { Access, TokenScope } from '@tvacha/shared-contract';
import { eq, inArray } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { signAccessToken } from '../src/auth/access-token';
import { roles, sessions, type UserRow, users } from '../src/db/schema';
import { issueScopedToken } from '../src/services/auth/issue-scoped-token';
import { startSession } from '../src/services/auth/start-session';
import { createCtx, type Services } from '../src/services/ctx';
import { keepCookie } from '../src/testing/browser';
import { addRole, addUser } from '../src/testing/people';
import { type Persona, type PersonaName, personaNames, personaOf } from './personas';

interface Member {
  userId: string;
  sessionId: string;
  roleId?: string;
}

/** The people of the run, each with an account and a session of their own. */
export interface Cast {
  userIds: string[];
  /** Gives the people with a role definition the permissions that fit, and proves once more who everyone is. */
  dressFor(access: Access): Promise<void>;
  /** A new token of a person; undefined for the visitor. */
  tokenOf(name: PersonaName): Promise<string | undefined>;
}

const details = { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' };
const caller = { role: 'all', ip: '127.0.0.1', requestId: 'conformance', device: { details } } as const;

/** The same id at every run, so that a case can be made again. */
const fixedId = (at: number) => `0190b000-0000-7000-8000-${String(at).padStart(12, '0')}`;

async function accountOf({ db }: Services, { account, user }: Persona, at: number, roleId?: string): Promise<UserRow> {
  const [known] = account ? await db.select().from(users).where(eq(users.email, account)) : [];
  if (known) return known;
  return addUser(db, {
    id: fixedId(at),
    customerId: `TVD-C${at}`,
    email: `conformance-${at}@tvacha.example`,
    phone: `+9190009900${String(at).padStart(2, '0')}`,
    roleId,
    ...user,
  });
}

async function join(services: Services, name: PersonaName, at: number): Promise<Member | undefined> {
  const { user, permissions } = personaOf(name);
  if (!user) return undefined;
  const role = permissions && (await addRole(services.db, `Conformance: ${name}`, []));
  const row = await accountOf(services, personaOf(name), at, role?.id);
  const { token, deviceCookie } = await startSession(createCtx({ ...services, caller }), row);
  keepCookie(token, deviceCookie);
  const { sid } = decodeJwt<{ sid: string }>(token);
  return { userId: row.id, sessionId: sid, ...(role ? { roleId: role.id } : {}) };
}

async function scopedTokenOf(services: Services, userId: string, scope: TokenScope): Promise<string> {
  const [user] = await services.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error('The holder of a scoped token is gone');
  return issueScopedToken(services, user, scope);
}

export async function assemble(services: Services): Promise<Cast> {
  const members = new Map<PersonaName, Member>();
  for (const [at, name] of personaNames.entries()) {
    const member = await join(services, name, at);
    if (member) members.set(name, member);
  }
  const { db, clock } = services;
  const sessionIds = [...members.values()].map(({ sessionId }) => sessionId);
  return {
    userIds: [...members.values()].map(({ userId }) => userId),
    async dressFor(access) {
      for (const [name, { roleId }] of members) {
        const { permissions } = personaOf(name);
        if (!roleId || !permissions) continue;
        await db
          .update(roles)
          .set({ permissions: permissions(access) })
          .where(eq(roles.id, roleId));
      }
      await db.update(sessions).set({ provedAt: clock.now() }).where(inArray(sessions.id, sessionIds));
    },
    async tokenOf(name) {
      const member = members.get(name);
      if (!member) return undefined;
      const { userId, sessionId } = member;
      const { scopedToken } = personaOf(name);
      if (scopedToken) return scopedTokenOf(services, userId, scopedToken);
      const { idle, absolute } = services.config.sessionLife.staff;
      return signAccessToken(services, {
        userId,
        sessionId,
        usedAt: new Date(),
        idle,
        expiresAt: new Date(Date.now() + absolute),
      });
    },
  };
}
