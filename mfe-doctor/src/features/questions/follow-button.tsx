import { useMutation } from '@tvacha/shared-core/mutations';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { useT } from './messages';
import { following } from './questions';

/** Says whether one is told at the bell of new answers to another’s question. */
export function FollowButton({ question }: { question: { _id: string; own: boolean; following: boolean } }) {
  const t = useT();
  const { send } = useMutation(following, question._id);
  const mayWrite = useMayWrite();
  if (question.own || !mayWrite) return null;
  return (
    <Button
      size="sm"
      kind="text"
      icon="bell"
      aria-pressed={question.following}
      onClick={() => send({ id: question._id, follow: !question.following })}
    >
      {t(question.following ? 'following' : 'follow')}
    </Button>
  );
}
