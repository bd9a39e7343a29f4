import type { BulkTrial } from '@tvacha/shared-contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { silentLog } from '../../../app/log';
import { bulkJobs, bulkRows, users } from '../../../db/schema';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin } from '../../../testing/office';
import { openBulkRunner } from './runner';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

type Admin = Awaited<ReturnType<typeof addAdmin>>;
const reason = 'Has left the team';
const given = { disable: { reason }, role: { role: 'subAdmin', roleId: null } } as const;
type Action = keyof typeof given;
/** Ten ways and ten pairs each in the full run; a server that lets both go does so within a few. */
const rounds = process.env.TVACHA_FULL ? 10 : 3;

/** Begins a run over both, whoever asks among them; nothing where they were shut out before it began. */
async function run({ user, token }: Admin, other: Admin, action: Action): Promise<void> {
  const body = { ids: [user.id, other.user.id], ...given[action] };
  const post = (more: object = {}) =>
    test$.call('POST', `/api/admin/users/bulk/${action}`, { token, body: { ...body, ...more } });
  const { trial } = ((await post()).body.result ?? {}) as { trial?: BulkTrial };
  if (trial?.token) await post({ token: trial.token });
}

/** One goes through, the other is refused: a call that is malformed would prove nothing. */
async function single({ token }: Admin, { user: { id, updatedAt } }: Admin, action: Action | 'delete'): Promise<void> {
  const { status } =
    action === 'delete'
      ? await test$.call('DELETE', `/api/admin/users?id=${id}`, { token })
      : await test$.call(action === 'role' ? 'PUT' : 'POST', `/api/admin/users/${action}`, {
          token,
          body: { id, ...given[action], ...(action === 'role' ? { updatedAt: updatedAt.toISOString() } : {}) },
        });
  expect([200, 401, 403, 404, 409]).toContain(status);
}

/** Those of them who are admins and may log in. */
const left = async (pair: Admin[]) => {
  const theirs = inArray(
    users.id,
    pair.map(({ user }) => user.id),
  );
  return test$.db.$count(
    users,
    and(theirs, eq(users.role, 'admin'), eq(users.approval, 'verified'), isNull(users.erasedAt)),
  );
};

/** As two processes do that share the database. */
async function carryOutTwice() {
  const runners = [1, 2].map(() => openBulkRunner({ ...test$, log: silentLog }));
  for (const runner of runners) runner.wake();
  await Promise.all(runners.map((runner) => runner.idle()));
}

test.each<[string, (a: Admin, b: Admin) => Promise<unknown>[]]>([
  ['two runs that disable', (a, b) => [run(a, b, 'disable'), run(b, a, 'disable')]],
  ['two runs that demote', (a, b) => [run(a, b, 'role'), run(b, a, 'role')]],
  ['a run that disables and one that demotes', (a, b) => [run(a, b, 'disable'), run(b, a, 'role')]],
  ['a run that disables and a single demotion', (a, b) => [run(a, b, 'disable'), single(b, a, 'role')]],
  ['a run that demotes and a single shutting out', (a, b) => [run(a, b, 'role'), single(b, a, 'disable')]],
  ['a run that demotes and a single deletion', (a, b) => [run(a, b, 'role'), single(b, a, 'delete')]],
  ['two deletions', (a, b) => [single(a, b, 'delete'), single(b, a, 'delete')]],
  ['two demotions', (a, b) => [single(a, b, 'role'), single(b, a, 'role')]],
  ['shutting out and a deletion', (a, b) => [single(a, b, 'disable'), single(b, a, 'delete')]],
  ['shutting out and a demotion', (a, b) => [single(a, b, 'disable'), single(b, a, 'role')]],
])(
  '[PERM-01] [ADM-03] of two admins who remove each other by %s one stays, and none removes themself',
  async (_how, remove) => {
    for (let round = 0; round < rounds; round += 1) {
      const pair = [await addAdmin(test$), await addAdmin(test$)] as const;
      await Promise.all([...remove(...pair), carryOutTwice()]);
      await carryOutTwice();
      expect([round, await left([...pair])]).toEqual([round, 1]);
      // The next round begins without admins.
      await test$.db.update(users).set({ approval: 'disabled' }).where(eq(users.role, 'admin'));
    }
    const ofThemselves = test$.db
      .select({ state: bulkRows.state })
      .from(bulkRows)
      .innerJoin(bulkJobs, and(eq(bulkJobs.id, bulkRows.jobId), eq(bulkJobs.startedBy, bulkRows.userId)));
    expect((await ofThemselves).filter(({ state }) => state === 'done')).toEqual([]);
  },
  60_000,
);

test('[PERM-01] a run over all admins but whoever began it, and one over themself alone, leave them', async () => {
  const [me, ...others] = [await addAdmin(test$), await addAdmin(test$), await addAdmin(test$)] as const;
  const ids = [me, ...others].map(({ user }) => user.id);
  const post = async (body: object) =>
    (await test$.call('POST', '/api/admin/users/bulk/disable', { token: me.token, body: { reason, ...body } })).body
      .result as { trial: BulkTrial };
  const { trial } = await post({ ids });
  expect(trial).toMatchObject({ allowed: 2, refusals: [{ why: 'own', count: 1 }] });
  await post({ ids, token: trial.token });
  expect(await left([me, ...others])).toBe(1);
  expect((await post({ ids: [me.user.id] })).trial).toMatchObject({ allowed: 0, token: null });
});
