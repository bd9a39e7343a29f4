import { useMayWrite } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { Navigate, useParams } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useState } from 'react';
import { useKindFailure } from '../../kinds/use-kind-failure';
import { useT } from './messages';
import { quizPaths, quizSitting } from './quizzes';
import { Sitting } from './sitting';

/** To open it is to begin: the quiz is asked for by a write. */
function Taken({ quizId }: { quizId: string }) {
  const [opening] = useState(() => Date.now());
  const view = useResource(quizSitting, { quizId, opening });
  return (
    <Loaded view={view} shape="article" failed={useKindFailure('record', 'quizzes')} page>
      {(sitting) => <Sitting key={sitting._id} sitting={sitting} />}
    </Loaded>
  );
}

/**
 * `/doctor/quizzes/:id/take?question=3&view=all`: begins the quiz, or goes on with it (DOC-03). A demo is led to what the
 * quiz is about, where it stands who may take it.
 */
export function TakePage() {
  const t = useT();
  const { id = '' } = useParams();
  if (!useMayWrite()) return <Navigate to={quizPaths.record(id)} replace />;
  return (
    <>
      <BackLink to={quizPaths.record(id)} label={t('quizzes.leave')} />
      <Taken quizId={id} />
    </>
  );
}
