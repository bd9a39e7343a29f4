import { z } from 'zod';
import { bulkActions, bulkRefusals, bulkRowStates, bulkStates, bulkSteps } from '../../bulk';
import { byId, line, moment, number, personSchema, reason } from '../../entities/admin';
import { pageOf, pageQuery } from '../../entities/page';
import { idSchema } from '../../entities/user';
import { mostAtOnce } from '../../form-rules';
import type { OperationShape } from '../../operation';
import { accountRoles } from '../../roles';
import type { AreaOperationId } from '../../routes';
import { whichAccounts } from './users';

const { sort: _sort, ...narrowed } = whichAccounts;

/** Whom it is about: accounts by their ids, or those that a filter finds; one of the two. */
const whom = {
  ids: z.array(idSchema).min(1).max(mostAtOnce).optional(),
  filter: z.strictObject(narrowed).optional(),
  /**
   * Of the dry run, for ten minutes and for exactly the accounts that it found, as they were. With it, they are
   * changed; without it nothing is.
   */
  token: line(100).optional(),
};

const briefSchema = personSchema.extend({ customerId: z.string() });

export const bulkTrialSchema = z.object({
  /** How many accounts there are. */
  total: number,
  /** How many of them would be changed. */
  allowed: number,
  /** Why the others would not be, those with most accounts first. */
  refusals: z.array(z.object({ why: z.enum(bulkRefusals), count: number, names: z.array(z.string()).max(3) })),
  /** Ten that would be changed. */
  sample: z.array(briefSchema).max(10),
  /** None where nobody would be changed. */
  token: z.string().nullable(),
});
export type BulkTrial = z.output<typeof bulkTrialSchema>;

/** What a dry run found, or the run that was begun. */
const result = z.object({ trial: bulkTrialSchema.nullable(), job: idSchema.nullable() });

export const bulkJobSchema = z.object({
  _id: idSchema,
  action: z.enum(bulkActions),
  state: z.enum(bulkStates),
  /** Why it was ended before its time by the server: who began it may not do it any more. */
  stopped: z.literal('rights').nullable(),
  /** What those who are turned down or shut out read. */
  reason: z.string().nullable(),
  /** What they become, where it gives a role. */
  role: z.string().nullable(),
  total: number,
  done: number,
  refused: number,
  startedBy: personSchema.nullable(),
  createdAt: moment,
  endedAt: moment.nullable(),
});
export type BulkJob = z.output<typeof bulkJobSchema>;

const codes = ['SUCCESS', 'NOT_FOUND', 'CONFLICT'] as const;

export const adminBulkOperations = {
  'admin.bulk.approve': {
    summary: 'Approve many pending doctors; without a token say what would become of them',
    body: z.strictObject(whom),
    result,
    codes,
  },
  'admin.bulk.reject': {
    summary: 'Turn many pending doctors down with one reason; without a token say what would become of them',
    body: z.strictObject({ ...whom, reason }),
    result,
    codes,
  },
  'admin.bulk.disable': {
    summary: 'Shut many accounts out with one reason; without a token say what would become of them',
    body: z.strictObject({ ...whom, reason }),
    result,
    codes,
  },
  'admin.bulk.enable': {
    summary: 'Let many disabled accounts in again; without a token say what would become of them',
    body: z.strictObject(whom),
    result,
    codes,
  },
  'admin.bulk.welcome': {
    summary: 'Send many the welcome mail again; without a token say what would become of them',
    body: z.strictObject(whom),
    result,
    codes,
  },
  'admin.bulk.role': {
    summary: 'Give many a role; without a token say what would become of them',
    body: z.strictObject({ ...whom, role: z.enum(accountRoles), roleId: idSchema.nullable() }),
    result,
    codes,
  },
  'admin.bulk.list': {
    summary: 'Runs of actions on many accounts, newest first',
    query: z.strictObject(pageQuery(50, 20)),
    result: pageOf(bulkJobSchema),
    codes: ['SUCCESS'],
  },
  'admin.bulk.details': {
    summary: 'How far a run is',
    query: byId,
    result: bulkJobSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.bulk.results': {
    summary: 'What became of each account of a run',
    query: byId.extend({ state: z.enum(bulkRowStates).optional(), ...pageQuery(100, 20) }),
    result: pageOf(
      z.object({
        _id: idSchema,
        /** Null where the account is no longer there. */
        person: briefSchema.nullable(),
        state: z.enum(bulkRowStates),
        why: z.enum(bulkRefusals).nullable(),
        at: moment.nullable(),
      }),
    ),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'admin.bulk.export': {
    summary: 'What became of each account of a run as CSV: customer id, result, reason and time, and nobody’s name',
    body: byId,
    result: z.object({ fileName: z.string(), rows: number, csv: z.string() }),
    codes: ['SUCCESS', 'NOT_FOUND'],
    limit: 'exportsPerMinute',
  },
  'admin.bulk.steer': {
    summary: 'Pause a run, go on with it, or end it where it is',
    body: byId.extend({ to: z.enum(bulkSteps) }),
    result: bulkJobSchema,
    codes,
  },
} satisfies Record<AreaOperationId<'admin/bulk'>, OperationShape>;
