import type { postReports } from '@tvacha/api/schema';
import type { ReportReason } from '@tvacha/shared-contract/vocabulary';
import { memberId } from '../contributions';
import { seedId } from '../seed-id';
import type { Around } from '../when';
import { age, answerId, type QuestionSeed, questionId, questionSeeds, writers } from './question-rows';

/** Which posts members report, by the number of the question, and for what; `answer` is its first one. */
const reported: readonly (readonly [number, 'question' | 'answer', readonly ReportReason[]])[] = [
  [2, 'question', ['advertising']],
  [5, 'question', ['other', 'rude', 'other']],
  [0, 'answer', ['harm', 'harm', 'other']],
  [3, 'answer', ['rude']],
  [7, 'answer', ['patient', 'harm']],
];

const byOther = (seed: QuestionSeed) =>
  writers.filter((writer) => writer !== 'demo' && writer !== seed.by && writer !== seed.answers[0]?.by);

/** Reports that staff have not looked at yet. */
export const reportRows = ({ ago }: Around): (typeof postReports.$inferInsert)[] =>
  reported.flatMap(([number, kind, reasons]) => {
    const seed = questionSeeds[number];
    if (!seed || (kind === 'answer' && seed.answers.length === 0)) return [];
    const post = kind === 'question' ? { questionId: questionId(seed) } : { answerId: answerId(seed, 0) };
    return reasons.map((reason, at) => ({
      id: seedId(`report/${kind}/${seed.title}/${at}`),
      ...post,
      userId: memberId(byOther(seed)[at] ?? 'demo'),
      reason,
      createdAt: ago(Math.max(1, Math.round(age(seed) / 8) - at * 7)),
    }));
  });
