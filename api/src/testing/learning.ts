import type { ContentType } from '@tvacha/shared-contract';
import type { Db } from '../db/db';
import { contents, lessons, pollOptions, quizQuestions } from '../db/schema';

type NewContent = Partial<typeof contents.$inferInsert>;

const cover = { pattern: 'cells', palette: 'teal', variant: 0 };
const reviewed = { cover, reviewer: 'Dr. Leela Iyer', reviewedOn: '2026-05-01' };
const details = {
  quiz: { ...reviewed, level: 'Practice', minutes: 10, questions: 3, passMark: 60 },
  poll: { cover, context: 'What colleagues do in their clinics.', closesOn: '2026-06-30' },
  course: {
    ...reviewed,
    level: 'Practice',
    teacher: 'Dr. Leela Iyer',
    minutes: 45,
    lessons: 3,
    outcomes: ['Name the signs'],
  },
};

let serial = 0;

/** Puts something to take part in into the database, published unless said otherwise. */
async function addContent(db: Db, type: ContentType & keyof typeof details, given: NewContent = {}): Promise<string> {
  serial += 1;
  const [row] = await db
    .insert(contents)
    .values({
      type,
      slug: `${type}-${serial}`,
      title: `Piece ${serial}`,
      publishedOn: '2026-05-01',
      details: details[type],
      ...given,
    })
    .returning({ id: contents.id });
  if (!row) throw new Error('No content was added');
  return row.id;
}

const pollDetails = (closesOn: string) => ({ ...details.poll, closesOn });
const three = [1, 2, 3] as const;

export interface AddedQuiz {
  quizId: string;
  /** Ids of its three questions; `a` is right, `b` and `c` are not. */
  questions: string[];
}

export async function addQuiz(db: Db, given?: NewContent): Promise<AddedQuiz> {
  const quizId = await addContent(db, 'quiz', given);
  const rows = await db
    .insert(quizQuestions)
    .values(
      three.map((position) => ({
        contentId: quizId,
        position,
        text: `Which sign speaks for scabies? (${position})`,
        options: ['a', 'b', 'c'].map((id) => ({ id, text: `Sign ${id}` })),
        answer: 'a',
        explanation: 'Burrows are seen in nothing else',
      })),
    )
    .returning({ id: quizQuestions.id });
  return { quizId, questions: rows.map(({ id }) => id) };
}

/** A poll with three options, open until a day. */
export async function addPoll(db: Db, closesOn = '2026-06-30', given?: NewContent) {
  const pollId = await addContent(db, 'poll', { details: pollDetails(closesOn), ...given });
  const rows = await db
    .insert(pollOptions)
    .values(three.map((position) => ({ contentId: pollId, position, text: `Option ${position}` })))
    .returning({ id: pollOptions.id });
  return { pollId, options: rows.map(({ id }) => id) };
}

/** A course with three lessons of fifteen minutes. */
export async function addCourse(db: Db, given?: NewContent) {
  const courseId = await addContent(db, 'course', given);
  const rows = await db
    .insert(lessons)
    .values(
      three.map((position) => ({
        contentId: courseId,
        position,
        title: `Lesson ${position}`,
        minutes: 15,
        body: [{ kind: 'paragraph', text: `Text of lesson ${position}` }],
      })),
    )
    .returning({ id: lessons.id });
  return { courseId, lessons: rows.map(({ id }) => id) };
}
