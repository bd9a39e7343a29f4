import type { LessonPart, PollPart, QuizPart } from '@tvacha/shared-contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  type ContentRow,
  enrollments,
  lessonProgress,
  lessons,
  pollOptions,
  pollVotes,
  quizAttempts,
  quizQuestions,
  quizSittings,
} from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { refuse } from '../../refuse';

interface Parts {
  questions: QuizPart[];
  options: PollPart[];
  lessons: LessonPart[];
}

/** The parts of a quiz, a poll or a course in their order; none of any other type. */
export async function partsOf({ db }: Ctx, id: string): Promise<Parts> {
  const asked = await db
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.contentId, id))
    .orderBy(asc(quizQuestions.position));
  const offered = await db
    .select()
    .from(pollOptions)
    .where(eq(pollOptions.contentId, id))
    .orderBy(asc(pollOptions.position));
  const taught = await db.select().from(lessons).where(eq(lessons.contentId, id)).orderBy(asc(lessons.position));
  return {
    questions: asked.map(({ id: _id, text, options, answer, explanation, picture }) => ({
      _id,
      text,
      options,
      answer,
      explanation,
      ...(picture ? { picture } : {}),
    })),
    options: offered.map(({ id: _id, text }) => ({ _id, text })),
    lessons: taught.map(({ id: _id, title, minutes, body }) => ({
      _id,
      title,
      minutes,
      body: body as LessonPart['body'],
    })),
  };
}

const takers = { quiz: [quizAttempts, quizSittings], poll: [pollVotes], course: [enrollments] };

/** How often members have taken part: attempts, also those that are under way, votes or enrolments. */
export async function countTaken({ db }: Ctx, { id, type }: Pick<ContentRow, 'id' | 'type'>): Promise<number> {
  if (type !== 'quiz' && type !== 'poll' && type !== 'course') return 0;
  const counts = await Promise.all(takers[type].map((table) => db.$count(table, eq(table.contentId, id))));
  return counts.reduce((sum, count) => sum + count, 0);
}

type Given = { [Key in keyof Parts]?: Parts[Key] | undefined };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const meaningOf = ({ text, options, answer, picture }: QuizPart) =>
  [
    text,
    answer,
    picture?.drawing ?? '',
    picture?.alt ?? '',
    ...options.flatMap((option) => [option.id, option.text]),
  ].join('\n');
const idsOf = (parts: readonly { _id?: string | undefined }[]) => parts.map(({ _id }) => _id);

/** Parts in their order; a part keeps its id only where it was a part of this content before. */
function placed<T extends { _id?: string | undefined }>(contentId: string, parts: readonly T[], known: readonly T[]) {
  const ids = new Set(idsOf(known));
  return parts.map(({ _id, ...part }, at) => ({
    ...part,
    id: _id !== undefined && ids.delete(_id) ? _id : crypto.randomUUID(),
    contentId,
    position: at + 1,
  }));
}

/** Attempts are scored by the questions as they were: afterwards only explanations may change. */
async function keepQuestions(tx: Ctx, id: string, given: QuizPart[], before: QuizPart[], taken: number) {
  if (taken === 0) {
    await tx.db.delete(quizQuestions).where(eq(quizQuestions.contentId, id));
    await tx.db.insert(quizQuestions).values(placed(id, given, before));
    return;
  }
  if (!same(idsOf(given), idsOf(before)) || !same(given.map(meaningOf), before.map(meaningOf))) refuse('CONFLICT');
  for (const { _id = '', explanation } of given)
    await tx.db.update(quizQuestions).set({ explanation }).where(eq(quizQuestions.id, _id));
}

/** A vote is for the words that were read: afterwards options stay as they are. */
async function keepOptions(tx: Ctx, id: string, given: PollPart[], before: PollPart[], taken: number) {
  if (taken > 0) {
    const plain = (list: PollPart[]) => list.map(({ _id, text }) => [_id, text]);
    if (!same(plain(given), plain(before))) refuse('CONFLICT');
    return;
  }
  await tx.db.delete(pollOptions).where(eq(pollOptions.contentId, id));
  await tx.db.insert(pollOptions).values(placed(id, given, before));
}

/** Lessons may be written anew, moved and added; one that somebody began stays. */
async function keepLessons(tx: Ctx, id: string, given: LessonPart[], before: LessonPart[]) {
  const rows = placed(id, given, before);
  const kept = new Set(rows.map((row) => row.id));
  const gone = before.flatMap(({ _id }) => (_id && !kept.has(_id) ? [_id] : []));
  if (gone.length > 0) {
    if ((await tx.db.$count(lessonProgress, inArray(lessonProgress.lessonId, gone))) > 0) refuse('CONFLICT');
    await tx.db.delete(lessons).where(and(eq(lessons.contentId, id), inArray(lessons.id, gone)));
  }
  // Out of the way first: two lessons that change places would meet at one position.
  for (const [at, { _id }] of before.entries())
    if (_id)
      await tx.db
        .update(lessons)
        .set({ position: -1 - at })
        .where(eq(lessons.id, _id));
  for (const row of rows) await tx.db.insert(lessons).values(row).onConflictDoUpdate({ target: lessons.id, set: row });
}

/** Puts the parts that were sent in place of those there are; CONFLICT where that would change what was taken. */
export async function replaceParts(tx: Ctx, content: Pick<ContentRow, 'id' | 'type'>, given: Given): Promise<void> {
  const { id, type } = content;
  const before = await partsOf(tx, id);
  const taken = await countTaken(tx, content);
  if (type === 'quiz' && given.questions) await keepQuestions(tx, id, given.questions, before.questions, taken);
  if (type === 'poll' && given.options) await keepOptions(tx, id, given.options, before.options, taken);
  if (type === 'course' && given.lessons) await keepLessons(tx, id, given.lessons, before.lessons);
}
