import type { Account, ReviewLine } from '@tvacha/shared-contract';
import { askForCopy, checkLine } from '@tvacha/shared-contract/routes/admin/users';
import { call } from '@tvacha/shared-core/http';
import { change, createMutation } from '@tvacha/shared-core/mutations';
import { allUserData, selectedUserData } from '../../state/admin-users';

interface Check extends Pick<Account, '_id' | 'updatedAt'> {
  line: ReviewLine;
  right: boolean;
}

const ticked = (account: Account, { line, right }: Check): Account => {
  const checked = right ? { at: new Date().toISOString(), by: null } : null;
  return { ...account, lines: account.lines.map((one) => (one.line === line ? { ...one, checked } : one)) };
};

/** Ticks a line of an application off as it was seen, or takes that back; shown at once. */
export const lineChecked = createMutation({
  name: 'lineChecked',
  keyOf: ({ _id, line }: Check) => `${_id} ${line}`,
  send: ({ _id, updatedAt, line, right }: Check) => call(checkLine, { body: { id: _id, updatedAt, line, right } }),
  invalidates: [selectedUserData],
  optimistic: (check) => [
    change(selectedUserData, (account, { id }) => (id === check._id ? ticked(account, check) : account)),
  ],
});

interface Asked {
  id: string;
  paper: string;
  /** As the applicant reads it. */
  reason: string;
}

/** Asks for a clearer copy of one paper. */
export const copyAsked = createMutation({
  name: 'copyAsked',
  keyOf: ({ paper }: Asked) => paper,
  send: ({ id, paper, reason }: Asked) => call(askForCopy, { body: { id, paper, reason } }),
  invalidates: [allUserData, selectedUserData],
  saidInPlace: ['CONFLICT', 'NOT_FOUND'],
});
