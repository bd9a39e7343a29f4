import { audit } from '@tvacha/api/audit';
import type { Db } from '@tvacha/api/db';
import type { World } from '../world';
import { deedsOf } from './deeds';

const device = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };

/** Tells the audit log what staff did, one after the other, so that its chain holds. */
export async function writeAudit(db: Db, world: World): Promise<void> {
  for (const [at, { at: moment, actorId, ...entry }] of deedsOf(world).entries()) {
    const caller = { role: 'subAdmin' as const, ip: '192.0.2.14', requestId: `seed-${at + 1}`, device };
    await audit({ db, clock: { now: () => moment }, caller }, { ...entry, actorId });
  }
}
