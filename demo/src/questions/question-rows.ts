import type { answers, questions } from '@tvacha/api/schema';
import { readFolder } from '../content/read-folder';
import { memberId } from '../contributions/contribution-rows';
import { specialityId } from '../rows';
import { seedId } from '../seed-id';
import { type Around, days, hours } from '../when';
import { type QuestionSeed, questionOf, questionSchema } from './read-questions';

export const questionSeeds = readFolder('questions', questionSchema, questionOf);

const questionId = ({ title }: QuestionSeed) => seedId(`question/${title}`);

/** Minutes since it was asked: at least a few, for what was asked today. */
const age = ({ daysAgo }: QuestionSeed) => days(daysAgo) + hours(2);

export const questionRows = ({ ago }: Around): (typeof questions.$inferInsert)[] =>
  questionSeeds.map((seed) => ({
    id: questionId(seed),
    userId: memberId(seed.by),
    title: seed.title,
    text: seed.text,
    specialityId: specialityId(seed.speciality),
    createdAt: ago(age(seed)),
    updatedAt: ago(age(seed)),
  }));

export const answerRows = ({ ago }: Around): (typeof answers.$inferInsert)[] =>
  questionSeeds.flatMap((seed) =>
    seed.answers.map(({ by, hoursLater, text, accepted }, at) => {
      const createdAt = ago(age(seed) - hours(hoursLater));
      return {
        id: seedId(`answer/${seed.title}/${at}`),
        questionId: questionId(seed),
        userId: memberId(by),
        text,
        acceptedAt: accepted ? ago(age(seed) - hours(hoursLater) - hours(6)) : null,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
