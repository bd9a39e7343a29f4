import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watch } from '@tvacha/mock-api/jest';
import { mayCall, type PermissionEntry } from '@tvacha/shared-contract/permissions';
import { bulkApprove, bulkReject } from '@tvacha/shared-contract/routes/admin/bulk';
import { listUsers, rejectUser } from '@tvacha/shared-contract/routes/admin/users';
import { call } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { bulkOperations } from '../../common/bulk-operations';
import { callAs, dialog, openOffice, pretend } from '../../common/test-office';

const whole = 'Choose all on this page';
/** What was chosen stays so in the tab, and may be from the test before. */
async function chooseWhole() {
  await screen.findByRole('button', { name: /Jasleen Kaur/ });
  await waitFor(async () => {
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: whole });
    if (!box.checked) await userEvent.click(box);
    expect(screen.getByRole('button', { name: 'Choose none' })).toBeVisible();
  });
}
const button = (name: string | RegExp, within_?: HTMLElement) =>
  (within_ ? within(within_) : screen).findByRole('button', { name });

/** The waiting applications of which all are chosen, and what is asked about them. */
async function askAbout(action: string, all = '20') {
  const user = userEvent.setup();
  await openOffice('/admin/userlist?state=pending');
  await chooseWhole();
  await user.click(await button(`Choose all ${all} that the filter finds`));
  expect(await screen.findByText(`${all} chosen`)).toBeVisible();
  await user.click(await button(action));
  const question = await dialog(`${action} ${all} accounts?`);
  return { user, question };
}

test('[ADM-03] all that a filter finds are tried out, then changed, and the run says what became of each', async () => {
  const sent = watch(bulkApprove);
  const { user, question } = await askAbout('Approve');
  const found = await within(question).findByText(/of 20 accounts would be changed/);
  const allowed = Number(/\d+/.exec(found.textContent ?? '')?.[0]);
  expect(allowed).toBeGreaterThan(0);
  expect(
    within(within(question).getByRole('region', { name: /^(Ten of those|Those)/ })).getAllByRole('listitem').length,
  ).toBe(Math.min(10, allowed));
  await user.click(await button(new RegExp(`^Approve ${allowed} account`), question));
  expect(await screen.findByRole('heading', { name: 'Approve accounts' })).toBeVisible();
  expect(location.pathname).toMatch(/^\/admin\/userlist\/runs\/[\w-]{36}$/);
  expect(await screen.findByText('Finished', {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Accounts settled' })).toHaveAttribute('aria-valuenow', '100');
  await user.click(screen.getByRole('radio', { name: 'Changed' }));
  const table = await screen.findByRole('table', { name: 'What became of each account' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(allowed + 1));
  expect(sent).toEqual([{ filter: { state: 'pending' } }, { filter: { state: 'pending' }, token: expect.any(String) }]);
});

test('[ADM-03] where somebody decides in the meantime nothing is changed, and it is tried out again', async () => {
  const { user, question } = await askAbout('Reject');
  await user.click(await button('Try it out', question));
  expect(await within(question).findByText('Write at least 10 characters, so that the reason helps.')).toBeVisible();
  const reason = 'The number is not known';
  await user.type(within(question).getByRole('textbox', { name: 'Reason' }), reason);
  await user.click(await button('Try it out', question));
  const go = await button(/^Reject 20 accounts$/, question);
  const { items } = await call(listUsers, { query: { state: 'pending', page: 1, dataPerPage: 20 } });
  expect(await callAs('subAdmin', rejectUser, { id: items[0]?._id, reason })).toBe('REJECTED');
  await user.click(go);
  expect(await within(question).findByText(/have changed since you tried it out/)).toBeVisible();
  expect(location.pathname).toBe('/admin/userlist');
  expect(await button('Try it out', question)).toBeEnabled();
  // Tried out is not done: a reload would not lose the reason. Put aside, it is gone.
  expect(storage.get('drafts')).toContain(reason);
  await user.click(await button('Leave it', question));
  expect(storage.get('drafts') ?? '').not.toContain(reason);
});

test('[ADM-03] of a run that has begun no reason is left for the next one', async () => {
  const { user, question } = await askAbout('Reject');
  const reason = 'The number is not known';
  await user.type(within(question).getByRole('textbox', { name: 'Reason' }), reason);
  await user.click(await button('Try it out', question));
  await user.click(await button(/^Reject 20 accounts$/, question));
  expect(await screen.findByRole('heading', { name: 'Reject accounts' })).toBeVisible();
  expect(storage.get('drafts') ?? '').not.toContain(reason);
});

test('[ADM-03] more than five thousand are refused in words that say what to do', async () => {
  altered(listUsers, () => ({ total: 5001 }));
  answer(bulkReject, 400, 'VALIDATION_FAILED', { issues: [{ path: 'body.filter', message: 'too many' }] });
  const { user, question } = await askAbout('Reject', '5,001');
  await user.type(within(question).getByRole('textbox', { name: 'Reason' }), 'The number is not known');
  await user.click(await button('Try it out', question));
  expect(await within(question).findByText(/^At most 5,000 accounts are changed at once/)).toBeVisible();
  await user.click(await button('Leave it', question));
  await waitFor(() => expect(question).not.toBeVisible());
});

const read = { section: 'User Verification', read: true } as const;

/** By hand: what each flag of the section, and of the roles, lets one do to many. */
test.each<[string, PermissionEntry[], string[]]>([
  ['approve', [{ ...read, approve: true }], ['Approve', 'Reject']],
  ['update', [{ ...read, update: true }], ['Disable', 'Enable', 'Send welcome mail']],
  ['update of roles', [read, { section: 'User Roles', update: true }], ['Give a role']],
  ['read alone', [read], []],
])(
  '[PERM-03] [ADM-01] with %s, the actions on many are those that the server would answer',
  async (_flag, permissions, names) => {
    pretend(permissions);
    await openOffice('/admin/userlist', 'subAdmin');
    await screen.findByRole('table');
    if (names.length > 0) await chooseWhole();
    const all = ['Approve', 'Reject', 'Disable', 'Enable', 'Send welcome mail', 'Give a role'];
    expect(all.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(names);
    // Where nothing can be done to many, there is nothing to choose them with.
    expect(screen.queryAllByRole('checkbox', { name: /^Choose/ }).length > 0).toBe(names.length > 0);
    const subject = { role: 'subAdmin', roleId: { permissions }, type: null } as const;
    expect(Object.values(bulkOperations).filter(({ access }) => mayCall(subject, access))).toHaveLength(names.length);
  },
);
