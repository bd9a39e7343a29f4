import type { SpecialitySlug } from '../specialities';

export interface AnswerSeed {
  by: string;
  /** After the question was asked. */
  hoursLater: number;
  text: string;
  accepted?: boolean;
}

export interface QuestionSeed {
  title: string;
  text: string;
  speciality: SpecialitySlug;
  /** The part of the address before the at sign; `demo` is the demo doctor. */
  by: string;
  daysAgo: number;
  answers: readonly AnswerSeed[];
}

export const answer = (by: string, hoursLater: number, text: string): AnswerSeed => ({ by, hoursLater, text });
export const accepted = (by: string, hoursLater: number, text: string): AnswerSeed => ({
  by,
  hoursLater,
  text,
  accepted: true,
});
