import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './server.mjs';

/** Members of the demo seed who log in by password. */
export const members = [
  { email: 'ananya.rao@tvacha.example', password: 'Indigo-library-56' },
  { email: 'patient@tvacha.example', password: 'Jasmine-window-23' },
];

export async function logIn(url, { email, password }) {
  const body = { type: 'password', email, password, loginUser: 'doctor' };
  const answer = await ask(url, 'POST', '/api/auth/login', { body });
  if (answer.status !== 200) return { ...answer, ok: false };
  const cookie = /device=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  return { ok: true, token: answer.token, refreshToken: answer.result.refreshToken, cookie };
}

const hashOf = (token) => createHash('sha256').update(token).digest('base64url');

/**
 * Renews a session again and again, each time writing three rows in one transaction. What is answered is kept in
 * `acknowledged`; what is not is tried again with the same token, as a client does.
 */
export function startWriter(url, member) {
  const acknowledged = [];
  const answers = new Map();
  const seen = (status) => answers.set(status, (answers.get(status) ?? 0) + 1);
  let on = true;
  async function work() {
    let session;
    while (on) {
      if (!session) {
        const entered = await logIn(url, member);
        seen(entered.ok ? 200 : entered.status);
        if (entered.ok) {
          session = entered;
          acknowledged.push(hashOf(session.refreshToken));
        } else await wait(50);
        continue;
      }
      const { refreshToken, cookie } = session;
      const answer = await ask(url, 'POST', '/api/auth/access/token', { body: { refreshToken }, cookie });
      seen(answer.status);
      if (answer.status === 200) {
        session.refreshToken = answer.result.refreshToken;
        acknowledged.push(hashOf(session.refreshToken));
      } else if (answer.status === 401) session = undefined;
      else await wait(50);
    }
  }
  const done = work();
  return {
    acknowledged,
    answers,
    async stop() {
      on = false;
      await done;
    },
  };
}

/** Acknowledged writes that a database does not hold, and sessions that were left half written. */
export async function lossesIn(query, acknowledged) {
  const { rows } = await query('select hash from refresh_tokens');
  const held = new Set(rows.map(({ hash }) => hash));
  const { rows: torn } = await query(
    `select id from sessions s where ended_at is null and not exists
       (select 1 from refresh_tokens t where t.session_id = s.id and t.rotated_at is null)`,
  );
  return { lost: acknowledged.filter((hash) => !held.has(hash)).length, torn: torn.length };
}
