import { consentTexts } from '@tvacha/shared-contract/consents';
import type { Db } from '../db/db';
import {
  answers,
  chatMessages,
  chatThreads,
  consents,
  contactMessages,
  contents,
  contributionFiles,
  contributions,
  enrollments,
  eventRegistrations,
  files,
  lessonProgress,
  pollVotes,
  questions,
  quizAttempts,
  type UserRow,
  userDocuments,
} from '../db/schema';
import { addCourse, addPoll, addQuiz } from './learning';

const first = ([row]: { id: string }[]): string => {
  if (!row) throw new Error('No row was added');
  return row.id;
};

/** Something of each kind that a member can have. What nobody else may read holds `secret`; the ids are by kind. */
export async function addBelongings(db: Db, { id: userId }: UserRow, secret: string): Promise<Record<string, string>> {
  const add = async (table: Parameters<Db['insert']>[0], row: object) =>
    first((await db.insert(table).values(row).returning()) as { id: string }[]);
  const file = (purpose: 'contributionImage' | 'degree') => {
    const name = `${secret}.png`;
    const key = `uploads/${purpose}/${crypto.randomUUID()}.png`;
    const row = { ownerId: userId, key, purpose, name, type: 'image/png', size: 3, sha256: 'x', claimedAt: new Date() };
    return add(files, row);
  };
  const contribution = async (text: string, given: Partial<typeof contributions.$inferInsert>) => {
    const details = { picture: 'clinical', site: 'Shin', age: 30, findings: text };
    const usual = { userId, kind: 'image', title: text, summary: text, details, ownsRights: true };
    const id = await add(contributions, { ...usual, ...given });
    const consent = { userId, kind: 'patient-image', subjectId: id, ...consentTexts['patient-image'] };
    return { id, consent: await add(consents, consent) };
  };
  const published = await contribution('Annular plaque', { status: 'published' });
  const pending = await contribution(secret, { status: 'pending' });
  const rejected = await contribution(secret, { status: 'rejected', rejectionReason: secret });
  const notTheirs = await contribution(secret, { status: 'published', ownsRights: false });
  const picture = await file('contributionImage');
  await db.insert(contributionFiles).values({ contributionId: pending.id, fileId: picture, position: 0 });
  const degree = await file('degree');
  const question = await add(questions, { userId, title: 'Which dose for a child?', text: 'A boy of six years' });
  const hiddenQuestion = await add(questions, { userId, title: secret, text: secret, hiddenAt: new Date() });
  const thread = await add(chatThreads, { userId });
  const { quizId } = await addQuiz(db);
  const { pollId, options } = await addPoll(db);
  const course = await addCourse(db);
  const [lesson = ''] = course.lessons;
  const [optionId = ''] = options;
  const enrollment = await add(enrollments, { userId, contentId: course.courseId });
  await db.insert(lessonProgress).values({ enrollmentId: enrollment, lessonId: lesson, percent: 40 });
  await db.insert(pollVotes).values({ userId, contentId: pollId, optionId });
  const details = { cover: { pattern: 'cells', palette: 'teal', variant: 0 } };
  const meeting = { type: 'event', slug: `meeting-${userId}`, title: 'A meeting', details, publishedOn: '2026-05-01' };
  const event = await add(contents, { ...meeting, startsAt: new Date('2026-07-01T06:00:00Z') });
  await db.insert(eventRegistrations).values({ userId, contentId: event });
  const attempt = { userId, contentId: quizId, number: 1, answers: {}, score: 2, total: 3 };
  return {
    user: userId,
    published: published.id,
    pending: pending.id,
    rejected: rejected.id,
    notTheirs: notTheirs.id,
    patientConsent: published.consent,
    picture,
    degree,
    document: await add(userDocuments, { userId, kind: 'degree', fileId: degree }),
    question,
    hiddenQuestion,
    answer: await add(answers, { questionId: question, userId, text: 'By weight' }),
    hiddenAnswer: await add(answers, { questionId: question, userId, text: secret, hiddenAt: new Date() }),
    thread,
    message: await add(chatMessages, { threadId: thread, senderId: userId, fromStaff: false, text: secret }),
    contact: await add(contactMessages, {
      userId,
      name: secret,
      email: 'a@b.example',
      subject: secret,
      message: secret,
    }),
    consent: await add(consents, { userId, kind: 'marketing', version: '1', text: secret }),
    quiz: quizId,
    attempt: await add(quizAttempts, attempt),
    poll: pollId,
    option: optionId,
    course: course.courseId,
    lesson,
    enrollment,
    event,
  };
}
