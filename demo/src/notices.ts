import type { notices } from '@tvacha/api/schema';
import { noticeOutcomes } from '@tvacha/shared-contract/notices';
import { contributionRows } from './contributions';
import { answerRows, questionRows } from './questions/question-rows';
import { seedId } from './seed-id';
import { type Around, days } from './when';

type NoticeInsert = typeof notices.$inferInsert & { createdAt: Date };
type Told = Omit<NoticeInsert, 'id'>;

/** Answers to one's questions, and those of one's own that were accepted. */
function ofAnswers(when: Around): Told[] {
  const asked = new Map(questionRows(when).map((question) => [question.id, question]));
  return answerRows(when).flatMap((answer) => {
    const question = asked.get(answer.questionId);
    const { id: causeId, userId: by, acceptedAt, createdAt } = answer;
    if (!question?.id || !question.userId || !by || !causeId || question.userId === by) return [];
    const about = { causeId, aboutKind: 'questions' as const, aboutId: question.id, title: question.title };
    return [
      { ...about, userId: question.userId, kind: 'answer' as const, createdAt: createdAt as Date },
      ...(acceptedAt ? [{ ...about, userId: by, kind: 'accepted' as const, createdAt: acceptedAt as Date }] : []),
    ];
  });
}

const ofDecisions = (when: Around): Told[] =>
  contributionRows(when).flatMap(({ id, userId, kind, title, status, decidedAt }) =>
    userId && decidedAt
      ? [
          {
            userId,
            kind: 'decision' as const,
            causeId: seedId(`decision/${id}`),
            aboutKind: `${kind}Contributions` as const,
            aboutId: id,
            title,
            outcome: noticeOutcomes.find((outcome) => outcome === status) ?? ('rejected' as const),
            createdAt: decidedAt as Date,
          },
        ]
      : [],
  );

/** What members were told of within the 90 days that notices stay: the last three days’ are not read yet. */
export function noticeRows(when: Around): NoticeInsert[] {
  const [oldest, newer] = [when.ago(days(89)), when.ago(days(3))];
  return [...ofAnswers(when), ...ofDecisions(when)]
    .filter(({ createdAt }) => createdAt > oldest && createdAt <= when.now)
    .map((row) => ({
      ...row,
      id: seedId(`notice/${row.kind}/${row.userId}/${row.causeId}`),
      readAt: row.createdAt < newer ? newer : null,
    }));
}
