import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../src/db/db';
import { sessions, users } from '../../src/db/schema';
import { startSession } from '../../src/services/auth/start-session';
import { createCtx } from '../../src/services/ctx';
import { caller } from '../prepare';
import { servicesOver } from '../services';

/** What staff send with each call. */
export interface Office {
  token: string;
  /** The device cookie beside it. */
  cookie: string;
}

/** Fills an empty database with so many accounts, nine doctors to a patient. */
export async function fillAccounts(db: Db, accounts: number): Promise<void> {
  const part = 10_000;
  for (let from = 0; from < accounts; from += part)
    await db.execute(sql`insert into ${users}
        (customer_id, email, phone, name_titel, first_name, last_name, role, address, is_complete, phone_verified,
          email_verified, listed, approval, registration_number, applied_at, created_at)
      select 'TVB-' || n, 'person-' || n || '@bench.example', '+91' || 6000000000 + n, 'Dr.',
        'Name' || n * 7919 % 1000, 'Family' || n * 1009 % 5000, case when n % 10 = 0 then 'patient' else 'doctor' end,
        jsonb_build_object('state', 'Kerala', 'city', 'City' || n * 31 % 900, 'pincode', (600000 + n % 90000)::text),
        n % 5 > 0, n % 7 > 0, n % 7 > 0, n % 2 = 0, case when n % 3 = 0 then 'pending' else 'verified' end, 'KMC ' || n,
        now() - n % 700 * interval '1 day', now() - n % 700 * interval '1 day'
      from generate_series(${from + 1}::int, ${Math.min(accounts, from + part)}::int) as n`);
  await db.execute(
    sql`insert into visits (user_id, looked_at) select id, now() from ${users} where approval = 'verified'`,
  );
}

/** Lets an admin in, who has just shown their second factor. */
export async function enterOffice(db: Db): Promise<Office> {
  const [admin] = await db
    .insert(users)
    .values({
      customerId: 'TVB-admin',
      email: 'admin@bench.example',
      firstName: 'Bench',
      lastName: '',
      role: 'admin',
      approval: 'verified',
    })
    .returning();
  if (!admin) throw new Error('No admin was added');
  const { token, deviceCookie } = await startSession(createCtx({ ...servicesOver(db), caller }), admin);
  await db.update(sessions).set({ provedAt: sql`now()` }).where(eq(sessions.userId, admin.id));
  return { token, cookie: `device=${deviceCookie}` };
}
