import { z } from 'zod';
import {
  certificateNumberSchema,
  certificateSchema,
  courseCertificateSchema,
  yearCertificateSchema,
} from '../entities/certificate';
import { learningLevels } from '../entities/content-details';
import { enrollmentDetailSchema, enrollmentSchema, lessonDetailSchema, lessonSchema } from '../entities/course';
import { learningYearSchema, repeatSchema } from '../entities/learning-year';
import { pageOf, pageQuery, searchText } from '../entities/page';
import { pollResultSchema, pollSchema } from '../entities/poll';
import {
  markedQuestionSchema,
  quizQuestionSchema,
  quizResultSchema,
  quizSchema,
  quizScoreSchema,
  quizSittingSchema,
} from '../entities/quiz';
import { specialityKeySchema } from '../entities/speciality-key';
import { idSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';
import { contentFilters } from './contents';

const listed = {
  speciality: specialityKeySchema.optional(),
  subSpeciality: contentFilters.subSpeciality,
  year: contentFilters.year,
  search: searchText.optional(),
};

const quizAnswers = z
  .array(z.strictObject({ questionId: idSchema, option: z.string().min(1).max(40).nullable() }))
  .max(200)
  .refine(
    (answers) => new Set(answers.map(({ questionId }) => questionId)).size === answers.length,
    'Answer each question once',
  );

const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);
const year = z.number().int().min(2000).max(2100);

export const learningOperations = {
  'quizzes.list': {
    summary: "Quizzes, with the caller's best result",
    query: z.strictObject({
      ...listed,
      person: contentFilters.person,
      level: z.enum(learningLevels).optional(),
      state: z.enum(['all', 'new', 'taken']).default('all'),
      sort: z.enum(['newest', 'oldest', 'title', 'mostRead']).default('newest'),
      ...pageQuery(100, 24),
    }),
    result: pageOf(quizSchema),
    codes: ['SUCCESS'],
  },
  'quizzes.questions': {
    summary: 'The questions of a quiz, without their answers',
    query: z.strictObject({ quizId: idSchema }),
    result: z.object({ quiz: quizSchema, questions: z.array(quizQuestionSchema) }),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'quizzes.start': {
    summary: 'Begin a quiz, or go on with the one that was begun',
    body: z.strictObject({ quizId: idSchema }),
    result: quizSittingSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'quizzes.keep': {
    summary: 'Keep answers of a quiz that was begun; those that are not named stay as they are',
    body: z.strictObject({ sittingId: idSchema, answers: quizAnswers, flagged: z.array(idSchema).max(200) }),
    result: z.object({ keptAt: z.iso.datetime() }),
    /** CONFLICT where its time is over. */
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'quizzes.submit': {
    summary: 'Hand a quiz in; a question left out counts as wrong',
    body: z.strictObject({
      quizId: idSchema,
      answers: quizAnswers,
      /** Of a quiz that was begun: kept answers count too, after its end they alone, and it is handed in once. */
      sittingId: idSchema.optional(),
    }),
    result: z.object({ quizId: idSchema, attempt: quizScoreSchema, questions: z.array(markedQuestionSchema) }),
    codes: ['ANS_SUMITED', 'Select_Option', 'NOT_FOUND'],
  },
  'quizzes.review': {
    summary: "One of the caller's own attempts, the newest where none is named, with what was right and why",
    query: z.strictObject({ quizId: idSchema, number: z.coerce.number().int().min(1).max(1_000_000).optional() }),
    result: z.object({ quiz: quizSchema, attempt: quizScoreSchema, questions: z.array(markedQuestionSchema) }),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'quizzes.results': {
    summary: "The caller's own results by quiz, the newest first; nobody sees another's",
    query: z.strictObject({ userId: idSchema, quizId: idSchema.optional(), ...pageQuery(100, 24) }),
    result: pageOf(quizResultSchema),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'polls.list': {
    summary: "Polls with their options and the caller's own vote",
    query: z.strictObject({
      ...listed,
      state: z.enum(['all', 'open', 'closed']).default('all'),
      sort: z.enum(['newest', 'oldest', 'closing', 'title']).default('newest'),
      ...pageQuery(100, 24),
    }),
    result: pageOf(pollSchema),
    codes: ['SUCCESS'],
  },
  'polls.details': {
    summary: "One poll with its options and the caller's own vote",
    query: z.strictObject({ id: idSchema }),
    result: pollSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'polls.vote': {
    summary: 'Vote, once a poll and member',
    body: z.strictObject({ pollId: idSchema, optionId: idSchema }),
    result: pollResultSchema,
    codes: ['VOTE_ADDED', 'ALREADY_VOTE_DONE', 'NOT_FOUND', 'CONFLICT'],
  },
  'polls.results': {
    summary: 'How many voted for what: in one poll, or without one in all, newest first',
    query: z.strictObject({ pollId: idSchema.optional(), ...pageQuery(100, 100) }),
    result: z.union([pollResultSchema, pageOf(pollResultSchema)]),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'lessons.list': {
    summary: "The lessons of a course, with the caller's progress",
    query: z.strictObject({ courseId: idSchema, ...pageQuery(100, 100) }),
    result: pageOf(lessonSchema).extend({ enrolled: z.boolean() }),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'lessons.details': {
    summary: 'One lesson, with its text for whoever is enrolled',
    query: z.strictObject({ id: idSchema }),
    result: lessonDetailSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'enrollments.list': {
    summary: "The caller's own courses",
    query: z.strictObject({
      state: z.enum(['all', 'running', 'completed']).default('all'),
      search: searchText.optional(),
      sort: z.enum(['newest', 'title']).default('newest'),
      ...pageQuery(100, 24),
    }),
    result: pageOf(enrollmentSchema),
    codes: ['SUCCESS'],
  },
  'enrollments.create': {
    summary: 'Enrol in a course; whoever is enrolled already stays so',
    body: z.strictObject({ courseId: idSchema }),
    result: enrollmentSchema,
    codes: ['ENROLLMENT_CREATED', 'NOT_FOUND'],
  },
  'enrollments.details': {
    summary: "The caller's own enrolment in a course, lesson by lesson; null where they are not enrolled",
    query: z.strictObject({ userId: idSchema, courseId: idSchema }),
    result: enrollmentDetailSchema.nullable(),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'enrollments.progress': {
    summary: 'Say how far a lesson is read; it never goes back, and is done at 100',
    body: z.strictObject({ lessonId: idSchema, percent: z.number().int().min(0).max(100) }),
    result: enrollmentSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'enrollments.certificate': {
    summary: 'What the certificate of a completed course says',
    query: z.strictObject({ courseId: idSchema }),
    result: courseCertificateSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'enrollments.certificate.file': {
    summary: 'The certificate of a completed course as a PDF; not of one that was taken back',
    query: z.strictObject({ courseId: idSchema }),
    result: bytes,
    media: 'application/pdf',
    limit: 'certificatesPerMinute',
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'certificates.verify': {
    summary: 'Whether there is a certificate of this number, and what it says',
    query: z.strictObject({ number: certificateNumberSchema }),
    result: certificateSchema,
    limit: 'certificatesPerMinute',
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'repeats.list': {
    summary: 'Questions the caller missed that are due once more, the longest due first; answers are not told',
    query: z.strictObject(pageQuery(100, 24)),
    result: pageOf(repeatSchema).extend({
      /** How many come later, and when the first of them does. */
      later: z.number().int(),
      nextAt: z.iso.datetime().nullable(),
    }),
    codes: ['SUCCESS'],
  },
  'repeats.answer': {
    summary: 'Answer a question that is due; right, it comes back later or is learned, wrong, it begins anew',
    body: z.strictObject({ questionId: idSchema, option: z.string().min(1).max(40) }),
    result: z.object({
      question: markedQuestionSchema,
      /** When it comes back; null where it is learned. */
      dueAt: z.iso.datetime().nullable(),
    }),
    /** CONFLICT where it is not due, or was answered meanwhile. */
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'learning.time': {
    summary: 'Count time really spent with a piece: no more than has passed since the caller was last counted',
    body: z.strictObject({ contentId: idSchema, seconds: z.number().int().min(1).max(120) }),
    result: z.object({ counted: z.number().int() }),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'learning.year': {
    summary: 'What the caller learned in a year of India, this one where none is named',
    query: z.strictObject({ year: z.coerce.number().pipe(year).optional() }),
    result: learningYearSchema,
    codes: ['SUCCESS'],
  },
  'learning.record': {
    summary: "Make the record of the caller's year; one that would say the same is given again",
    body: z.strictObject({ year }),
    result: yearCertificateSchema,
    limit: 'certificatesPerMinute',
    /** NOT_FOUND where there is nothing to record, CONFLICT where a record of this year was taken back. */
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'learning.record.file': {
    summary: "One of the caller's records as a PDF; not one that was taken back",
    query: z.strictObject({ number: certificateNumberSchema }),
    result: bytes,
    media: 'application/pdf',
    limit: 'certificatesPerMinute',
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
} satisfies Record<AreaOperationId<'learning'>, OperationShape>;
