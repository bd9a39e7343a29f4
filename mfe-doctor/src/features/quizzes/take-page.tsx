import { useResource } from '@tvacha/shared-core/resources';
import { Link, useParams } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { useKindFailure } from '../../kinds/use-kind-failure';
import styles from './quiz-page.module.css';
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
      <Link to={quizPaths.record(id)} className={styles.back}>
        <Icon name="arrow-left" size={18} />
        {t('quizzes.leave')}
      </Link>
      <Loaded view={view} shape="article" failed={useKindFailure('record', 'quizzes')} page>
        {(sitting) => <Sitting key={sitting._id} sitting={sitting} />}
      </Loaded>
    </>
  );
}
