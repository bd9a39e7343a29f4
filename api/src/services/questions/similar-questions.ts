import { and, asc, desc, isNull, type SQL, sql } from 'drizzle-orm';
import { questions } from '../../db/schema';
import { prefix, searchTerms } from '../finder/match';
import type { Verb } from '../verb';
import { presentQuestion, selectQuestions } from './questions';

const most = 5;
const vector = sql`to_tsvector('plain_english', ${questions.title} || ' ' || ${questions.text})`;

const joined = (parts: SQL[], by: SQL) => sql`(${sql.join(parts, by)})`;

/** Questions with at least half of the words that tell something, so that what was answered is not asked again. */
export const findSimilar: Verb<'questions.similar'> = async ({ ctx, input }) => {
  const { text } = input.query;
  const words = searchTerms(text).filter((word) => word.length > 2);
  if (words.length === 0) return { code: 'SUCCESS', result: [] };
  const any = joined(words.map(prefix), sql` || `);
  const hits = joined(
    words.map((word) => sql`(${vector} @@ ${prefix(word)})::int`),
    sql` + `,
  );
  const rows = await selectQuestions(ctx)
    .where(and(isNull(questions.hiddenAt), sql`${vector} @@ ${any}`, sql`${hits} * 2 >= ${words.length}`))
    .orderBy(desc(sql`${hits} + similarity(${questions.title}, ${text})`), asc(questions.id))
    .limit(most);
  return { code: 'SUCCESS', result: rows.map((row) => presentQuestion(ctx, row)) };
};
