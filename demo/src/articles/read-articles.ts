import { articleDetailSchema, contentDetailsSchemas } from '@tvacha/shared-contract';
import { z } from 'zod';
import { fields } from '../content/fields';
import type { Source } from '../content/read-folder';
import { articleBlock } from './article-blocks';

const { lead, reviewer, reviewedOn, illustration, body, seeDoctorIf, related } = contentDetailsSchemas.article.shape;

/** A patient article as its file gives it. */
export const articleSchema = z.strictObject({
  ...fields,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write it in small letters with hyphens between'),
  section: articleDetailSchema.shape.section,
  lead,
  reviewer,
  reviewedOn,
  illustration,
  body: body.min(1),
  seeDoctorIf,
  related,
});

/** A patient article as it is written; ids and dates of entry are added by the seed. */
export type ArticleSeed = z.output<typeof articleSchema>;

export const articleOf = ({ front, blocks }: Source): unknown => ({ ...front, body: blocks.map(articleBlock) });
