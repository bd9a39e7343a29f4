import { type OperationId, type Route, routes } from '@tvacha/shared-contract';
import { examples } from '../src/testing/examples';
import { envelopeFault, readAnswer } from './answers';
import type { Cast } from './cast';
import { forgeriesOf } from './forgeries';
import { personaNames, personaOf } from './personas';
import { requestFor, type Said } from './requests';
import type { Stage } from './watched-call';

/** Something bad that is sent, and what it must be answered. */
interface Bad {
  what: string;
  request: Request;
  answers: readonly string[];
}

/** The first operation of each kind of access stands for all of them: the door is one. */
function representatives(): OperationId[] {
  const ids = Object.keys(routes) as OperationId[];
  const kinds = new Set(ids.map((id) => routes[id].access.kind));
  return [...kinds].flatMap((kind) => ids.find((id) => routes[id].access.kind === kind) ?? []);
}

async function forgeries({ target, cast }: Stage): Promise<Bad[]> {
  const [good = '', other = ''] = [await cast.tokenOf('admin'), await cast.tokenOf('doctor')];
  const forged = Object.entries(await forgeriesOf(target.services, good, other));
  const closed = representatives().filter((id) => routes[id].access.kind !== 'public');
  const bad = closed.flatMap((id) =>
    forged.map(([what, token]) => ({
      what: `${id} with ${what}`,
      request: requestFor(target, id, examples[id] as Said, token),
      answers: ['401 SESSION_EXPIRED'],
    })),
  );
  const schemes = [`bearer  ${good}`, `Basic ${good}`, `Bearer ${good} ${good}`, `Token ${good}`, good];
  const id = closed[0];
  if (!id) return bad;
  const odd = schemes.map((scheme) => {
    const request = requestFor(target, id, examples[id] as Said);
    request.headers.set('authorization', scheme);
    return { what: `${id} with authorization "${scheme.slice(0, 8)}…"`, request, answers: ['401 SESSION_EXPIRED'] };
  });
  return [...bad, ...odd];
}

const large = JSON.stringify({ text: 'x'.repeat(1_200_000) });
const bodies: readonly { what: string; type?: string; body: BodyInit; answer?: string }[] = [
  { what: 'a form', type: 'application/x-www-form-urlencoded', body: 'type=otp' },
  { what: 'text', type: 'text/plain', body: '{}' },
  { what: 'XML', type: 'application/xml', body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  { what: 'JSON under no type', body: new TextEncoder().encode('{}') },
  { what: 'a type that only begins like JSON', type: 'application/jsonp', body: '{}' },
  { what: 'a form of parts without a boundary', type: 'multipart/form-data', body: '--x\r\n' },
  { what: 'half of JSON', type: 'application/json', body: '{"type":' },
  { what: 'two JSONs', type: 'application/json', body: '{}{}' },
  { what: 'bytes that are no text', type: 'application/json', body: new Uint8Array([0xff, 0xfe, 0x00, 0xd8]) },
  { what: 'brackets without end', type: 'application/json', body: '['.repeat(200_000) },
  { what: 'objects without end', type: 'application/json', body: '{"a":'.repeat(100_000) },
  { what: 'a deep list', type: 'application/json', body: `${'['.repeat(50_000)}${']'.repeat(50_000)}` },
  { what: 'a number of 100,000 digits', type: 'application/json', body: '9'.repeat(100_000) },
  { what: 'more than a megabyte', type: 'application/json', body: large, answer: '413 PAYLOAD_TOO_LARGE' },
];

/** A token of somebody who is let in: staff, or the holder of a scoped token where nothing else will do. */
const tokenFor = (cast: Cast, id: OperationId) =>
  cast.tokenOf(
    (['admin', ...personaNames] as const).find((name) => personaOf(name).may(routes[id].access)) ?? 'visitor',
  );

async function wrongBodies({ target, cast }: Stage): Promise<Bad[]> {
  const writing = (Object.keys(routes) as OperationId[]).filter((id) => (routes[id] as Route).method !== 'GET');
  const kinds = new Set(writing.map((id) => routes[id].access.kind));
  const ids = [...kinds].flatMap((kind) => writing.find((id) => routes[id].access.kind === kind) ?? []);
  const tokens = new Map(await Promise.all(ids.map(async (id) => [id, await tokenFor(cast, id)] as const)));
  return ids.flatMap((id) =>
    bodies.map(({ what, type, body, answer = '400 VALIDATION_FAILED' }) => {
      const { method, path } = routes[id];
      const token = tokens.get(id);
      const headers: Record<string, string> = { ...(type ? { 'content-type': type } : {}) };
      if (token) headers.authorization = `Bearer ${token}`;
      return {
        what: `${id} with ${what}`,
        request: new Request(`${target.origin}${path}`, { method, headers, body }),
        answers: [answer],
      };
    }),
  );
}

const tricks = [
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/api/..%2f..%2fetc%2fpasswd',
  '/api/files/..%2f..%2f..%2fetc%2fpasswd',
  '/api/files/%2e%2e%2fsecret',
  '/api/files/%00',
  '/api/files/a%00.pdf?expires=99999999999&signature=a',
  '/api/files/%E0%A4%A',
  '/api/files/%ff%fe',
  '/api/files/',
  '/api/files//etc/passwd',
  '/api/files/x?user=a&expires=NaN&signature=%00',
  '/api/ebooks%00',
  '/api/ebooks%2f..%2fadmin%2fdashboard',
  '/api/ebooks;jsessionid=1',
  '/api//admin/dashboard',
  '/API/admin/dashboard',
  '/api/admin%2fdashboard',
  '/api/__proto__',
  '/api/constructor/prototype',
  `/api/${'a/'.repeat(2000)}`,
  `/api/${'%41'.repeat(3000)}`,
];

const pathTricks = ({ target }: Stage): Bad[] =>
  tricks.map((path) => ({
    what: `GET ${path.slice(0, 60)}`,
    request: new Request(`${target.origin}${path}`),
    answers: ['404 NOT_FOUND', '403 FORBIDDEN', '401 SESSION_EXPIRED'],
  }));

const forwarding = {
  'x-forwarded-for': '203.0.113.9, 198.51.100.1',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9;proto=https;by=198.51.100.1',
  'cf-connecting-ip': '203.0.113.9',
  'true-client-ip': '203.0.113.9',
  'x-client-ip': '203.0.113.9',
};

/** A header that anybody can write must not change whose address the server takes a call to be from. */
async function spoofing({ target }: Stage): Promise<string[]> {
  const ask = async (headers: Record<string, string>) =>
    (await (await target.send(new Request(`${target.origin}/api/ip`, { headers }))).json()).result as { ip: string };
  const { ip } = await ask({});
  const faults: string[] = [];
  for (const [name, value] of Object.entries(forwarding)) {
    const told = await ask({ [name]: value });
    if (told.ip !== ip) faults.push(`system.ip believed ${name}`);
  }
  return faults;
}

/** Sends what is not input at all: bad tokens, bodies, paths and headers. */
export async function checkBadInput(stage: Stage): Promise<{ cases: number; faults: string[] }> {
  const list = [...(await forgeries(stage)), ...(await wrongBodies(stage)), ...pathTricks(stage)];
  const faults = await spoofing(stage);
  for (const { what, request, answers } of list) {
    const answer = await readAnswer(await stage.target.send(request));
    const fault = typeof answer === 'string' ? answer : envelopeFault(answer);
    const written = await stage.tables.written();
    if (fault) faults.push(`${what}: ${fault}`);
    else if (typeof answer !== 'string' && !answers.includes(`${answer.status} ${answer.code}`))
      faults.push(`${what}: answered ${answer.status} ${answer.code} and not ${answers.join(' or ')}`);
    if (written.length > 0) faults.push(`${what}: wrote to ${written.join(', ')}`);
  }
  return { cases: list.length + Object.keys(forwarding).length, faults };
}
