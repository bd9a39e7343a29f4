import { contentDetailsSchemas, type Quiz, type QuizScore } from '@tvacha/shared-contract';
import type { quizAttempts } from '../../db/schema';
import { presentSpeciality } from '../reading/present-speciality';
import type { OwnAttempts } from './own-attempts';
import type { Published } from './published';

/** A quiz as the contract has it, with what the caller made of it so far. */
export function presentQuiz({ id, speciality, details, ...row }: Published, own: OwnAttempts | undefined): Quiz {
  return {
    ...contentDetailsSchemas.quiz.parse(details),
    _id: id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    publishedOn: row.publishedOn,
    speciality: speciality && presentSpeciality(speciality),
    best: own?.best ?? null,
    attempts: own?.attempts ?? 0,
  };
}

type Attempt = Pick<typeof quizAttempts.$inferSelect, 'number' | 'score' | 'total' | 'submittedAt'>;

/** What an attempt came to; a pass mark of 60 is reached at 60 percent. */
export function presentScore({ number, score, total, submittedAt }: Attempt, passMark: number): QuizScore {
  const passed = score * 100 >= passMark * total;
  const percent = Math.floor((score * 100) / total);
  return { number, score, total, percent, passed, submittedAt: submittedAt.toISOString() };
}
