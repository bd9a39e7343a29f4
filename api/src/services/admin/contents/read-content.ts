import { contentDetailsSchemas, type ValidationIssue } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { eq } from 'drizzle-orm';
import { authors, publishers, specialities } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { refuse } from '../../refuse';
import type { VerbInput } from '../../verb';

type Written = Omit<VerbInput<'admin.contents.create'>['body'], 'type'>;
type Need = 'author' | 'speciality' | 'section' | 'startsAt';

/** What a type cannot do without, beside its details. */
const needs: Partial<Record<ContentType, readonly Need[]>> = {
  ebook: ['author', 'speciality'],
  article: ['section', 'speciality'],
  webinar: ['startsAt'],
  openhouse: ['startsAt'],
  journalclub: ['startsAt'],
};
const partsOfType = { quiz: 'questions', poll: 'options', course: 'lessons' } as const;
const references = { author: authors, publisher: publishers, speciality: specialities } as const;

const issue = (field: string, message: string): ValidationIssue => ({ path: `body.${field}`, message });

function issuesOfFields(type: ContentType, written: Written): ValidationIssue[] {
  const missing = (needs[type] ?? []).filter((need) => written[need] === null);
  const wanted: string | undefined = type in partsOfType ? partsOfType[type as keyof typeof partsOfType] : undefined;
  const strange = Object.values(partsOfType).filter((part) => written[part] && part !== wanted);
  return [
    ...missing.map((field) => issue(field, 'This kind of content needs it')),
    ...strange.map((field) => issue(field, 'This kind of content has none')),
    ...(written.section !== null && type !== 'article' ? [issue('section', 'Only articles have a section')] : []),
  ];
}

async function issuesOfReferences(ctx: Ctx, written: Written): Promise<ValidationIssue[]> {
  const issues: ValidationIssue[] = [];
  for (const field of ['author', 'publisher', 'speciality'] as const) {
    const id = written[field];
    const table = references[field];
    if (id && (await ctx.db.$count(table, eq(table.id, id))) === 0) issues.push(issue(field, 'This is not known'));
  }
  return issues;
}

/** Numbers of parts follow the parts. */
function counted(type: ContentType, { details, questions, lessons }: Written): Record<string, unknown> {
  if (type === 'quiz' && questions) return { ...details, questions: questions.length };
  if (type === 'course' && lessons) return { ...details, lessons: lessons.length };
  return details;
}

/** What was written, checked by its type, as columns of the table; VALIDATION_FAILED names each fault. */
export async function readContent(ctx: Ctx, type: ContentType, written: Written) {
  const parsed = contentDetailsSchemas[type].safeParse(counted(type, written));
  const issues = [
    ...issuesOfFields(type, written),
    ...(await issuesOfReferences(ctx, written)),
    ...(parsed.error?.issues ?? []).map(({ path, message }) =>
      issue(['details', ...path.map(String)].join('.'), message),
    ),
  ];
  const details: Record<string, unknown> = parsed.data ?? {};
  if (issues.length > 0) refuse('VALIDATION_FAILED', { result: { issues } });
  const { title, summary, section, startsAt, publishedOn } = written;
  return {
    title,
    summary,
    section,
    details,
    startsAt: startsAt === null ? null : new Date(startsAt),
    specialityId: written.speciality,
    authorId: written.author,
    publisherId: written.publisher,
    ...(publishedOn ? { publishedOn } : {}),
  };
}
