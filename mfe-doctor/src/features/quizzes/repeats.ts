import type { Input } from '@tvacha/shared-contract';
import { answerRepeat } from '@tvacha/shared-contract/routes/learning';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { saidInPage } from '../../common/refusal';
import { everything } from '../../common/use-folder-options';
import { repeats } from '../../state/learning';

/** Answers a missed question that is due. */
export const repeatAnswer = createMutation({
  name: 'repeatAnswer',
  keyOf: ({ questionId }: Input<'repeats.answer'>['body']) => questionId,
  send: (body) => call(answerRepeat, { body }),
  invalidates: [repeats],
  saidInPlace: saidInPage,
});

/** What is due; nothing is asked for without the right to read quizzes. */
export function useRepeats() {
  const isAllowed = useCanRead('Quizzes', 'read');
  return { ...useResource(repeats, isAllowed ? everything : null), isAllowed };
}
