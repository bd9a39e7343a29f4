import { type OperationId, operations } from '@tvacha/shared-contract';

/** A table that a refusal is meant to write to; every other write on a refusal is a fault. */
interface Meant {
  tables: readonly string[];
  /** Only by these operations; by all where none is named. */
  by?: readonly string[];
  why: string;
}

const refusalWrites: readonly Meant[] = [
  {
    tables: ['otp_challenges'],
    by: ['auth.verify'],
    why: 'A wrong code counts as a try before it is compared, or codes could be guessed (SEC-03).',
  },
  {
    tables: ['login_failures'],
    why: 'A wrong password or authenticator code counts against the account, whichever operation compares it (SEC-11).',
  },
  {
    tables: ['audit_log', 'audit_head'],
    why: 'Failed proofs and staff who reach for what they may not do are in the audit log (SEC-43).',
  },
  {
    tables: ['invalid_codes'],
    by: ['auth.create', 'code.verify', 'users.details'],
    why: 'A customer code that does not exist is noted for the desk to look into.',
  },
  {
    tables: ['sessions', 'outbox_messages'],
    by: ['auth.refresh'],
    why: 'A refresh token that was spent before, or comes from another device, ends its session, and its owner is told (SEC-19).',
  },
  {
    tables: ['refused_files'],
    by: Object.keys(operations).filter((id) => 'files' in operations[id as OperationId]),
    why: 'A file that was looked at and refused counts for the day’s quota, or a person could send bad ones for ever.',
  },
];

/** Tables written to on a refusal that no reason is given for. */
export const unmeant = (id: OperationId, tables: readonly string[]): string[] =>
  tables.filter(
    (table) => !refusalWrites.some((meant) => (meant.by?.includes(id) ?? true) && meant.tables.includes(table)),
  );
