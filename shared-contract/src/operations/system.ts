import { z } from 'zod';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';
import { remoteEvents } from '../vocabulary';

/** What one remote did in a browser. Nothing in it is of a person. */
const remoteReportSchema = z.strictObject({
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'Name the remote in small letters'),
  version: z.string().regex(/^[0-9A-Za-z.+-]{1,40}$/, 'Give the version'),
  event: z.enum(remoteEvents),
  /** Milliseconds. */
  took: z.number().int().min(0).max(600_000).optional(),
  message: z.string().max(200).optional(),
  /** The version it fell back to. */
  to: z
    .string()
    .regex(/^[0-9A-Za-z.+-]{1,40}$/)
    .optional(),
});

export const systemOperations = {
  'sitemap.list': {
    summary: 'The pages of the portal that everyone should find',
    result: z.array(z.object({ title: z.string(), url: z.string() })),
    codes: ['SUCCESS'],
  },
  'telemetry.remotes': {
    summary: 'What remotes did in a browser: loaded, failed, fell back, crashed',
    body: z.strictObject({ reports: z.array(remoteReportSchema).min(1).max(20) }),
    result: z.object({ taken: z.number().int() }),
    codes: ['SUCCESS'],
    limit: 'reportsPerMinute',
  },
  'system.health': {
    summary: 'Whether all of the server is ready',
    result: z.object({ status: z.literal('ready'), version: z.string() }),
    codes: ['SUCCESS', 'UNAVAILABLE'],
    token: 'ignored',
    /** A load balancer asks often, and from one address. */
    limit: 'none',
  },
  'system.ip': {
    summary: 'The address the caller is seen with',
    result: z.object({ ip: z.string() }),
    codes: ['SUCCESS'],
    token: 'ignored',
  },
} satisfies Record<AreaOperationId<'system'>, OperationShape>;
