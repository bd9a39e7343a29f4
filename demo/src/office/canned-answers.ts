import type { cannedAnswers } from '@tvacha/api/schema';
import { z } from 'zod';
import { readRows } from '../content/read-folder';
import { seedId } from '../seed-id';
import { type Around, days } from '../when';

const schema = z.strictObject({ name: z.string(), text: z.string() });

/** What the desk answers again and again. */
export const cannedRows = ({ ago }: Around): (typeof cannedAnswers.$inferInsert)[] =>
  readRows('canned-answers', schema, (row) => row).map(({ name, text }, at) => ({
    id: seedId(`canned/${name}`),
    name,
    text,
    createdAt: ago(days(90 - at)),
    updatedAt: ago(days(90 - at)),
  }));
