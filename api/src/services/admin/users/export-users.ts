import type { Applicant } from '@tvacha/shared-contract';
import { type AccountColumn, accountColumns, personalColumns } from '@tvacha/shared-contract/bulk';
import { users } from '../../../db/schema';
import { audit } from '../../audit';
import { type CsvColumn, toCsv } from '../../csv';
import { inTransaction } from '../../ctx';
import { indianDay } from '../../indian-day';
import type { Answer, VerbCall } from '../../verb';
import { presentApplicant, selectApplicants } from './list-users';
import { orders, wanted } from './which-users';

const most = 10_000;

const table: Record<AccountColumn, CsvColumn<Applicant>> = {
  customerId: { title: 'Customer id', read: (user) => user.customerId },
  name: { title: 'Name', read: (user) => `${user.name_titel} ${user.fullName}`.trim() },
  email: { title: 'Email', read: (user) => user.email },
  phone: { title: 'Phone', read: ({ phone }) => phone.number && `${phone.code} ${phone.number}` },
  role: { title: 'Role', read: (user) => user.role },
  state: { title: 'State', read: (user) => user.state },
  registration: { title: 'Registration', read: (user) => user.registrationNumber },
  city: { title: 'City', read: (user) => user.address?.city },
  region: { title: 'State of India', read: (user) => user.address?.state },
  pincode: { title: 'Pincode', read: (user) => user.address?.pincode },
  applied: { title: 'Applied', read: (user) => user.appliedAt },
  decided: { title: 'Decided', read: (user) => user.decidedAt },
};

/**
 * The list as CSV, as it is narrowed and sorted; who took it away, and which columns, is on record (SEC-26). Names and
 * contacts are in it only where their columns are asked for.
 */
export async function exportUsers({
  ctx,
  input: { body },
}: VerbCall<'admin.users.export'>): Promise<Answer<'admin.users.export'>> {
  const where = wanted(body);
  const columns = accountColumns.filter((name) => body.columns?.includes(name) ?? !personalColumns.includes(name));
  const result = await inTransaction(ctx, async (tx) => {
    const rows = await selectApplicants(tx)
      .where(where)
      .orderBy(...orders[body.sort])
      .limit(most);
    const total = await tx.db.$count(users, where);
    const csv = toCsv(
      columns.map((name) => table[name]),
      rows.map(presentApplicant),
    );
    const { sort: _sort, search: _search, ...narrowed } = body;
    const details = { rows: rows.length, ...narrowed, columns };
    await audit(tx, { action: 'user.exported', subjectType: 'user', details });
    return { fileName: `accounts-${indianDay(ctx.clock.now())}.csv`, rows: rows.length, total, csv };
  });
  return { code: 'SUCCESS', result };
}
