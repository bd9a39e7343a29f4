import type { Applicant } from '@tvacha/shared-contract';
import { users } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { indianDay } from '../../indian-day';
import type { Answer, VerbCall } from '../../verb';
import { presentApplicant, selectApplicants } from './list-users';
import { orders, wanted } from './which-users';

/** A cell that begins so is run as a formula by spreadsheets. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const cell = (value: string | null | undefined): string => {
  const text = value ?? '';
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** Rows as CSV (RFC 4180) with a byte order mark, by which spreadsheets know that it is UTF-8. Formulas are defused. */
function toCsv<T>(columns: Record<string, (row: T) => string | null | undefined>, rows: readonly T[]): string {
  const lines = [
    Object.keys(columns).map(cell),
    ...rows.map((row) => Object.values(columns).map((read) => cell(read(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

const most = 10_000;

const columns: Record<string, (user: Applicant) => string | null | undefined> = {
  'Customer id': (user) => user.customerId,
  Name: (user) => `${user.name_titel} ${user.fullName}`.trim(),
  Email: (user) => user.email,
  Phone: ({ phone }) => phone.number && `${phone.code} ${phone.number}`,
  Role: (user) => user.role,
  State: (user) => user.state,
  Registration: (user) => user.registrationNumber,
  City: (user) => user.address?.city,
  'State of India': (user) => user.address?.state,
  Pincode: (user) => user.address?.pincode,
  Applied: (user) => user.appliedAt,
  Decided: (user) => user.decidedAt,
};

/** The list as CSV, as it is narrowed and sorted; who took it away is on record (SEC-26). */
export async function exportUsers({
  ctx,
  input: { body },
}: VerbCall<'admin.users.export'>): Promise<Answer<'admin.users.export'>> {
  const where = wanted(body);
  const result = await inTransaction(ctx, async (tx) => {
    const rows = await selectApplicants(tx)
      .where(where)
      .orderBy(...orders[body.sort])
      .limit(most);
    const total = await tx.db.$count(users, where);
    const csv = toCsv(columns, rows.map(presentApplicant));
    const { sort: _sort, search: _search, ...narrowed } = body;
    await audit(tx, { action: 'user.exported', subjectType: 'user', details: { rows: rows.length, ...narrowed } });
    return { fileName: `accounts-${indianDay(ctx.clock.now())}.csv`, rows: rows.length, total, csv };
  });
  return { code: 'SUCCESS', result };
}
