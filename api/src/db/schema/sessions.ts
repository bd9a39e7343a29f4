import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { DeviceDetails } from '@tvacha/shared-contract/realtime';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './users';

export type SessionEnd = 'logout' | 'replaced' | 'expired' | 'reuse' | 'ended';

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: jsonb('device').$type<DeviceDetails>().notNull(),
    /** SHA-256 of the device cookie; null where the deployment does not bind to one. */
    deviceHash: text('device_hash'),
    createdAt: createdAt(),
    refreshedAt: moment('refreshed_at').notNull().defaultNow(),
    /** When the person last proved who they are after the login itself (SEC-26). */
    provedAt: moment('proved_at'),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason').$type<SessionEnd>(),
  },
  (table) => [
    /** One live session per user, whatever happens around it (SEC-25). */
    uniqueIndex('sessions_one_live').on(table.userId).where(sql`${table.endedAt} is null`),
    index('sessions_user').on(table.userId, table.createdAt),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;

/** Each refresh token ever handed out in a session; only one of them has not been rotated. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    hash: text('hash').notNull().unique(),
    createdAt: createdAt(),
    rotatedAt: moment('rotated_at'),
  },
  (table) => [
    uniqueIndex('refresh_tokens_one_live').on(table.sessionId).where(sql`${table.rotatedAt} is null`),
    index('refresh_tokens_session').on(table.sessionId),
    uniqueIndex('refresh_tokens_one_child').on(table.parentId),
  ],
);

/** The authenticator of a member of staff (SEC-15). */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key outside the database, whose version it begins with. */
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step of the newest code taken; none at or before it is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Hashes of the recovery codes that are left, each encrypted likewise. */
  recoveryHashes: text('recovery_hashes').array().notNull().default(sql`'{}'::text[]`),
  createdAt: createdAt(),
  /** What a passkey is to sign next, and in which session or for which login; each is taken once. */
  challenge: text('challenge'),
  challengeEnds: moment('challenge_ends'),
});

/** Passkeys beside an authenticator; they go with it. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** The authenticator's name for it, in base64url like its key. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often it has signed, where it counts; it never goes back. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().$type<AuthenticatorTransport[]>().notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);
export type PasskeyRow = typeof passkeys.$inferSelect;
