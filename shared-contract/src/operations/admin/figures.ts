import { z } from 'zod';
import { contentTypes } from '../../content-kinds';
import { number } from '../../entities/admin';
import { idSchema } from '../../entities/user';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';

/** The last so many days of India, today among them; as long as the counts are kept. */
const days = z.coerce.number().int().min(1).max(90).default(30);

export const adminFiguresOperations = {
  'admin.funnel': {
    summary: 'How far the registrations of doctors have come that began in each of the last twelve weeks or months',
    query: z.strictObject({ by: z.enum(['week', 'month']).default('week') }),
    result: z.object({
      /** Oldest first, none left out; `day` is the first of its week or month. */
      cohorts: z
        .array(
          z.object({
            day: z.iso.date(),
            started: number,
            phone: number,
            /** Both contacts are confirmed. */
            email: number,
            /** The papers are handed in as well: it is an application. */
            applied: number,
            approved: number,
            rejected: number,
            /** Of those approved, who have logged in. */
            entered: number,
          }),
        )
        .length(12),
      /** Days after which a registration that nobody goes on with is removed, and is counted no more. */
      kept: number,
    }),
    codes: ['SUCCESS'],
  },
  'admin.reads': {
    summary: 'What is read most, of all kinds or one',
    query: z.strictObject({ days, type: z.enum(contentTypes).optional() }),
    result: z.object({
      items: z.array(z.object({ _id: idSchema, type: z.enum(contentTypes), title: z.string(), count: number })).max(10),
      /** Reads of each kind, the most frequent first. */
      kinds: z.array(z.object({ type: z.enum(contentTypes), count: number })),
    }),
    codes: ['SUCCESS'],
  },
  'admin.misses': {
    summary: 'Words that were searched for and found nothing, from three callers on',
    query: z.strictObject({ days }),
    /** `count`: callers, each once a day. */
    result: z.array(z.object({ words: z.string(), count: number })).max(50),
    codes: ['SUCCESS'],
  },
  'admin.places': {
    summary: 'Places without a listed doctor that people look for, or that patients live in',
    query: z.strictObject({ days }),
    result: z
      .array(
        z.object({
          kind: z.enum(['city', 'pincode']),
          /** A city, or the first digits of a pincode. */
          place: z.string(),
          /** Callers who looked for it, each once a day; from three on. */
          searched: number,
          patients: number,
        }),
      )
      .max(50),
    codes: ['SUCCESS'],
  },
} satisfies Record<AreaOperationId<'admin/figures'>, OperationShape>;
