import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useState } from 'react';
import { BackLink } from '../../common/back-link';
import { useT } from '../../common/i18n';
import { useKindFailure } from '../../kinds/use-kind-failure';
import { quizPaths, quizSitting } from './quizzes';
import { Sitting } from './sitting';

/** `/doctor/quizzes/:id/take?question=3&view=all`: begins the quiz, or goes on with it (DOC-03). */
export function TakePage() {
  const t = useT();
  const { id = '' } = useParams();
  const [opening] = useState(() => Date.now());
  const view = useResource(quizSitting, { quizId: id, opening });
  return (
    <>
      <BackLink to={quizPaths.record(id)} label={t('quizzes.leave')} />
      <Loaded view={view} shape="article" failed={useKindFailure('record', 'quizzes')} page>
        {(sitting) => <Sitting key={sitting._id} sitting={sitting} />}
      </Loaded>
    </>
  );
}
