import { codeInChallenge } from '@tvacha/shared-contract/envelope';
import { asBrowser } from '../src/testing/browser';
import type { Reply } from '../src/testing/make-app';
import { atOnce, expectations, type Outcome, tally, told } from './race';

const doctor = { email: 'ananya.rao@tvacha.example', password: 'Indigo-library-56', phone: '+919000000101' };
const other = { phone: '+919811111118' };
const count = 12;

interface Call {
  body?: unknown;
  token?: string;
}

/** Calls that go to the processes in turn, as behind a balancer; all of them from one browser. */
function callsTo(urls: readonly string[]) {
  const send = asBrowser((request) => fetch(request));
  let at = 0;
  return async (method: string, path: string, { body, token }: Call = {}): Promise<Reply> => {
    at += 1;
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await send(new Request(`${urls[at % urls.length]}${path}`, init));
    const text = await response.text();
    // A 401 has no body: its code stands in a header.
    const envelope = text
      ? JSON.parse(text)
      : { error: true, code: codeInChallenge(response.headers.get('www-authenticate')) };
    return { status: response.status, headers: response.headers, body: envelope };
  };
}

/** The newest code that went to a contact, read in the outbox of the servers. */
async function codeTo(url: string | undefined, contact: string): Promise<string> {
  const page = await (await fetch(`${url}/dev/outbox`)).text();
  return page.split(`data-recipient="${contact}"`)[1]?.match(/\b\d{6}\b/)?.[0] ?? '';
}

/**
 * Codes, logins, proofs and changes of contact on processes that share a Postgres and a Redis, with the demo data:
 * nothing is a fault of the server's, and of each there is one winner.
 */
export async function raceOverProcesses(urls: readonly string[]): Promise<Record<string, Outcome>> {
  const call = callsTo(urls);
  const { faults, same } = expectations();
  const seen: Record<string, Outcome> = {};
  const done = (name: string, replies: readonly Reply[]) => {
    const counts = tally(replies);
    same(
      `${name}, faults of ours`,
      Object.keys(counts).filter((code) => /^\d+$/.test(code)),
      [],
    );
    seen[name] = { calls: replies.length, seen: told(counts), faults: faults.splice(0) };
    return counts;
  };

  const asked = await atOnce(8, () =>
    call('POST', '/api/auth/login', { body: { type: 'otp', phone: doctor.phone, loginUser: 'doctor' } }),
  );
  same('codes sent', tally(asked)['login-otp-sent'], 1);
  done('code requests', asked);

  const otp = await codeTo(urls[0], doctor.phone);
  const given = await atOnce(count, () =>
    call('POST', '/api/auth/login/verify', { body: { phone: doctor.phone.slice(3), otp } }),
  );
  same('logins by one code', tally(given).LOGIN_SUCCESS, 1);
  done('codes', given);

  const body = { type: 'password', email: doctor.email, password: doctor.password, loginUser: 'doctor' };
  const logins = await atOnce(count, () => call('POST', '/api/auth/login', { body }));
  const works = await Promise.all(
    logins.map(({ body: { token } }) => call('GET', '/api/users/profile', token ? { token } : {})),
  );
  const live = logins[works.findIndex(({ body }) => !body.error)]?.body.token ?? '';
  same('tokens that work', works.filter(({ body }) => !body.error).length, 1);
  same('logins', tally(logins).LOGIN_SUCCESS, count);
  done('password logins', logins);

  const proofs = await atOnce(count, () =>
    call('POST', '/api/auth/prove', { token: live, body: { password: doctor.password } }),
  );
  same('proofs', tally(proofs).VERIFIED, count);
  done('proofs', proofs);

  const wanted = await atOnce(count, () =>
    call('POST', '/api/users/contact', { token: live, body: { phone: other.phone } }),
  );
  same('codes for the new number', tally(wanted).OTP_SENT, 1);
  done('contact changes', wanted);

  const fresh = await codeTo(urls[0], other.phone);
  const confirmed = await atOnce(count, () =>
    call('POST', '/api/users/contact/confirm', { token: live, body: { phone: other.phone, otp: fresh } }),
  );
  same('changed', tally(confirmed).UPDATE_SUCCCESS, 1);
  done('contacts confirmed', confirmed);
  return seen;
}
