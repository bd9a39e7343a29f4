import { type AccountColumn, accountColumns, personalColumns } from '@tvacha/shared-contract/bulk';
import { countryCode } from '@tvacha/shared-contract/constants';
import { csvRow, formulaStarts } from '@tvacha/shared-contract/csv';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { regionOf } from '../../../db/schema/users';

type Text = SQL<string | null>;
const text = (value: SQLWrapper): Text => sql<string | null>`${value}`;
const moment = (value: SQLWrapper): Text =>
  sql<string | null>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

interface TableColumn {
  title: string;
  /** As it is written; the database makes text of it, so that no row is made into anything else. */
  value: Text;
  /** Written by the portal and nobody else, so that there is no quote and no formula in it. */
  isOurs?: true;
}

const table: Record<AccountColumn, TableColumn> = {
  customerId: { title: 'Customer id', value: text(users.customerId) },
  name: {
    title: 'Name',
    value: sql`btrim(concat(${users.nameTitle}, ' ', btrim(concat(${users.firstName}, ' ', ${users.lastName}))))`,
  },
  email: { title: 'Email', value: text(users.email) },
  phone: {
    title: 'Phone',
    // The apostrophe is that of `csvCell`, as it begins with a plus.
    value: sql`overlay(${users.phone} placing ${`'${countryCode} `} from 1 for ${countryCode.length}::int)`,
    isOurs: true,
  },
  role: { title: 'Role', value: text(users.role), isOurs: true },
  state: { title: 'State', value: text(users.approval), isOurs: true },
  registration: { title: 'Registration', value: text(users.registrationNumber) },
  city: { title: 'City', value: sql`${users.address} ->> 'city'` },
  region: { title: 'State of India', value: text(regionOf(users.address)) },
  pincode: { title: 'Pincode', value: sql`${users.address} ->> 'pincode'` },
  applied: { title: 'Applied', value: moment(users.appliedAt), isOurs: true },
  decided: { title: 'Decided', value: moment(users.decidedAt), isOurs: true },
};

/** The columns that are asked for, in the table's order; those that tell nobody's name or contact where none are. */
export const columnsOf = (asked: readonly AccountColumn[] | undefined): AccountColumn[] =>
  accountColumns.filter((name) => asked?.includes(name) ?? !personalColumns.includes(name));

/**
 * Some rows as lines of CSV (RFC 4180), formulas not yet defused. The database writes them: rows made into objects would
 * take ten times as long and as much memory.
 */
export const rowsAsCsv = (columns: readonly AccountColumn[], order: SQL): Text => {
  const cells = columns.map((name) => {
    const { value, isOurs } = table[name];
    return isOurs ? value : sql`replace(${value}, '"', '""')`;
  });
  return sql`string_agg(concat('"', ${sql.join(cells, sql`, '","', `)}, ${'"\r\n'}::text), '' order by ${order})`;
};

/** Where a cell of such lines begins that spreadsheets would run; a quote within a cell is two, so none looks like it. */
const formula = new RegExp(`(^"|","|"\r\n")(?=[${formulaStarts}])`, 'g');

/** The same lines, an apostrophe before what spreadsheets would run. */
export const defused = (lines: string): string => lines.replace(formula, "$1'");

/** The line that names the columns. */
export const headLine = (columns: readonly AccountColumn[]): string => csvRow(columns.map((name) => table[name].title));
