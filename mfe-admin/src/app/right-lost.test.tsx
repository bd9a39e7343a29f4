import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import { updateUser } from '@tvacha/shared-contract/routes/admin/users';
import { refreshUser } from '@tvacha/shared-core/session';
import { accountNow, callAs, openId, openOffice, pretend } from '../common/test-office';
import { member } from '../features/chats/test-chats';

jest.mock('@tvacha/shared-ui/pdf-viewer', () => jest.requireActual('../common/test-pdf-viewer'));

/** A role that may read a section, and nothing else. */
const readsAlone = (section: PermissionEntry['section']): PermissionEntry[] => [{ section, read: true }];

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openFirst = async () => userEvent.click((await screen.findAllByRole('row'))[1] as HTMLElement);
const askOfFirst = async (button: string) => {
  await openFirst();
  await press(button);
};
const openRow = async (name: RegExp) => userEvent.click(await screen.findByRole('row', { name }));

/** An application whose papers have a number that is not on record. */
async function withoutNumber() {
  await openRow(/Jasleen Kaur/);
  const id = openId();
  const { updatedAt } = await accountNow(id);
  await callAs('subAdmin', updateUser, { id, updatedAt, registrationNumber: null });
  await press('Close');
  await openRow(/Jasleen Kaur/);
}

interface Written {
  path: string;
  section: PermissionEntry['section'];
  open: () => Promise<unknown>;
  field: string | RegExp;
  send: string;
}

const forms: Record<string, Written> = {
  'an answer in a talk': {
    path: '/admin/chat',
    section: 'Chats',
    open: async () => userEvent.click(await screen.findByRole('link', { name: new RegExp(member) })),
    field: 'Your answer',
    send: 'Send',
  },
  'an answer by mail': {
    path: '/admin/chat/messages',
    section: 'Chats',
    open: openFirst,
    field: 'Your answer',
    send: 'Send by mail',
  },
  'what was done about a message': {
    path: '/admin/chat/messages',
    section: 'Chats',
    open: openFirst,
    field: 'What was done about it',
    send: 'Mark as handled',
  },
  'the note on a code': {
    path: '/admin/invaliduser',
    section: 'Invalid Customer Ids',
    open: () => openRow(/TVD-7Q24/),
    field: 'Note',
    send: 'Settle',
  },
  'codes of new cards': {
    path: '/admin/invaliduser/codes',
    section: 'Invalid Customer Ids',
    open: () => press('Take in codes'),
    field: 'Codes, one a line',
    send: 'Try it',
  },
  'a new account': {
    path: '/admin/userlist',
    section: 'User Verification',
    open: () => press('New account'),
    field: /^First name/,
    send: 'Make account',
  },
  'a registration number': {
    path: '/admin/userlist',
    section: 'User Verification',
    open: withoutNumber,
    field: /^Registration number on the papers/,
    send: 'Record number',
  },
  'why an application is refused': {
    path: '/admin/userlist',
    section: 'User Verification',
    open: async () => {
      await openRow(/Jasleen Kaur/);
      await press('Reject');
    },
    field: /^Reason/,
    send: 'Reject',
  },
  'why many applications are refused': {
    path: '/admin/userlist?state=pending',
    section: 'User Verification',
    open: async () => {
      await screen.findByRole('button', { name: /Jasleen Kaur/ });
      await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
      await press('Reject');
    },
    field: /^Reason/,
    send: 'Try it out',
  },
  'why a contribution is refused': {
    path: '/admin/content-approval',
    section: 'Content Approval',
    open: () => askOfFirst('Turn down'),
    field: /^Reason/,
    send: 'Turn down',
  },
  'what is to be changed in a contribution': {
    path: '/admin/content-approval',
    section: 'Content Approval',
    open: () => askOfFirst('Give back'),
    field: /^Note 1/,
    send: 'Give back',
  },
  'why a question is taken down': {
    path: '/admin/content-approval/posts',
    section: 'Content Approval',
    open: () => askOfFirst('Take down'),
    field: /^Reason/,
    send: 'Take down',
  },
  'why a clearer copy of a paper is asked for': {
    path: '/admin/userlist',
    section: 'User Verification',
    open: async () => {
      await openRow(/Jasleen Kaur/);
      await press('Ask for a clearer copy');
    },
    field: /^Reason/,
    send: 'Ask for it',
  },
  'why an account is disabled': {
    path: '/admin/userlist?state=verified',
    section: 'User Verification',
    open: () => askOfFirst('Disable'),
    field: /^Reason/,
    send: 'Disable',
  },
};

test.each(Object.entries(forms))(
  '[ADM-04] [PERM-03] whose right goes while they write %s reads on what they wrote, and may not send it',
  async (_what, { path, section, open, field, send }) => {
    await openOffice(path);
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: field }), 'TVD-9Z99');
    pretend(readsAlone(section), 'subAdmin');
    await act(refreshUser);
    expect(await screen.findByText(/^You may not change this any more/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: field })).toHaveValue('TVD-9Z99');
    for (const button of screen.queryAllByRole('button', { name: send })) expect(button).toBeDisabled();
    // What an approval waits for is no business of who may not approve.
    expect(screen.queryByText(/^To approve, /)).toBeNull();
  },
);
