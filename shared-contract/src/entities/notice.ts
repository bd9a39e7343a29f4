import { z } from 'zod';
import { noticeKinds, noticeOutcomes } from '../notices';
import { aboutSchema } from './question';
import { idSchema } from './user';

/** One thing that a member is told of. */
export const noticeSchema = z.object({
  _id: idSchema,
  kind: z.enum(noticeKinds),
  /** What it is about, and where that is found. */
  about: aboutSchema,
  /** Of a decision: what came of it. */
  outcome: z.enum(noticeOutcomes).nullable(),
  /** Of a meeting: when it begins. */
  startsAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});
export type NoticeRow = z.output<typeof noticeSchema>;

/** Which kinds a member is told of. */
export const noticeSettingsSchema = z.object(
  Object.fromEntries(noticeKinds.map((kind) => [kind, z.boolean()])) as Record<
    (typeof noticeKinds)[number],
    z.ZodBoolean
  >,
);
export type NoticeSettings = z.output<typeof noticeSettingsSchema>;
