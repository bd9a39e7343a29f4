import type { Code } from '@tvacha/shared-contract';
import { challengeOf } from '@tvacha/shared-contract/envelope';
import { makeTarget } from './open-target';
import { allIds, type Report, runConformance } from './run';
import type { Target } from './target';

const inBrief = { seed: 20_261_120, cases: process.env.TVACHA_FULL ? 20 : 5, ids: allIds, badInput: true };
const ids = ['dashboard.counts', 'ebooks.list', 'admin.users.approve'] as const;

const envelope = (code: string, status: number, more: object = {}) =>
  status === 401
    ? new Response(null, { status, headers: { 'www-authenticate': challengeOf(code as Code) } })
    : Response.json({ error: status >= 400, code, message: 'Said', result: null, ...more }, { status });

/** A server that is not well: some of its answers come from `answer` instead. */
async function faultsOf(answer: (request: Request, target: Target) => Promise<Response | undefined>): Promise<string> {
  const target = await makeTarget(false);
  const send: Target['send'] = async (request, ip) => (await answer(request, target)) ?? target.send(request, ip);
  const report: Report = await runConformance({ ...target, send }, { ...inBrief, ids, badInput: false });
  return report.faults.join('\n');
}

test('[API-02] [PERM-03] [SEC-28] every operation keeps its contract, whoever calls and whatever they say', async () => {
  const report = await runConformance(await makeTarget(), inBrief);
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ operations: allIds.length, fuzzed: allIds.length * inBrief.cases });
});

test('[API-02] an answer of 500 is found', async () => {
  const found = await faultsOf(async ({ url }) =>
    /[?&]page=(?!1(&|$))/.test(url) ? envelope('SERVER_ERROR', 500) : undefined,
  );
  expect(found).toMatch(/ebooks\.list .*"page":.*answered 500 SERVER_ERROR/);
});

test('[API-02] a code that goes with another status, or is not declared, is found', async () => {
  const found = await faultsOf(async ({ url }) => {
    if (url.includes('datacount')) return envelope('NOT_FOUND', 400);
    return url.includes('ebooks') ? envelope('VERIFIED', 200) : undefined;
  });
  expect(found).toMatch(/dashboard\.counts .*answered 400 NOT_FOUND, but the code goes with 404/);
  expect(found).toMatch(/ebooks\.list .*answered VERIFIED, which it does not declare/);
});

test('[API-02] an input that should have been refused is found', async () => {
  const found = await faultsOf(async ({ url, headers }) =>
    url.includes('ebooks?') && headers.has('authorization') ? envelope('SUCCESS', 200) : undefined,
  );
  expect(found).toMatch(/ebooks\.list .*took what its schema does not: 200 SUCCESS/);
});

test('[PERM-03] a door that is open to the wrong people, or shut to the right ones, is found', async () => {
  const found = await faultsOf(async ({ url }) => {
    if (url.includes('approve')) return envelope('VERIFIED', 200);
    return url.includes('datacount') ? envelope('SESSION_EXPIRED', 401) : undefined;
  });
  expect(found).toMatch(/admin\.users\.approve as patient: let in: 200 VERIFIED/);
  expect(found).toMatch(/dashboard\.counts as visitor: turned away with SESSION_EXPIRED/);
});

test('[API-02] a write on a refusal is found', async () => {
  const found = await faultsOf(async ({ url }, { services: { db } }) => {
    if (url.includes('approve')) await db.execute('update users set first_name = first_name');
    return undefined;
  });
  expect(found).toMatch(/admin\.users\.approve as visitor: answered SESSION_EXPIRED, yet wrote to users/);
});
