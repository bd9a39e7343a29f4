import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../../src/db/db';

interface Filled {
  db: Db;
  pool: pg.Pool;
}

/** So many entries of the log, two a minute, about everybody in turn and by fifty of them. */
export async function fillLog({ db, pool }: Filled, entries: number): Promise<void> {
  // Made anew after it, which is quicker by far than adding each entry to it.
  const { rows } = await pool.query("select pg_get_indexdef('audit_log_search'::regclass) as index");
  await pool.query('drop index audit_log_search');
  const part = 50_000;
  for (let from = 0; from < entries; from += part)
    await db.execute(sql`with people as (select id, row_number() over (order by customer_id) as at from users)
      insert into audit_log
        (seq, hash, created_at, actor_id, action, subject_type, subject_id, details, ip, request_id)
      select n, '', now() - (${entries}::int - n) * interval '30 seconds', staff.id,
        (array['user.approved', 'user.rejected', 'user.changed', 'content.changed', 'auth.login'])[1 + n % 5],
        case when n % 5 = 3 then 'content' else 'user' end, subject.id::text,
        jsonb_build_object('reason', 'case-' || n * 7919::bigint % 50000), '203.0.113.7', 'request-' || n
      from generate_series(${from + 1}::int, ${Math.min(entries, from + part)}::int) as n
      join people staff on staff.at = 1 + n % 50
      join people subject on subject.at = 1 + n % (select count(*) from people)`);
  await pool.query(rows[0].index);
  await db.execute(sql`insert into audit_head (id, seq, hash) values (1, ${entries}::int, '')`);
}

/** So many talks of ten messages, a third of them with something unread. */
export async function fillTalks(db: Db, talks: number): Promise<void> {
  await db.execute(sql`insert into chat_threads (user_id, closed_at, last_at, waiting_since)
    select id, case when n % 4 = 0 then now() end, now() - n * interval '7 minutes',
      case when n % 3 = 0 then now() - n * interval '7 minutes' end
    from (select id, row_number() over (order by customer_id) as n from users where role <> 'admin') as member
    where n <= ${talks}::int`);
  await db.execute(sql`insert into chat_messages (thread_id, sender_id, from_staff, text, created_at, read_at)
    select thread.id, thread.user_id, false, 'A rash that came back, number ' || thread.at * 31 % 700 || '-' || n,
      thread.last_at - (10 - n) * interval '1 hour', case when n < 9 or thread.at % 3 > 0 then thread.last_at end
    from (select *, row_number() over (order by last_at) as at from chat_threads) as thread, generate_series(1, 10) as n`);
}
