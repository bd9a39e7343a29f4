import { useLastValue, useListAddress } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { useLocation, useParams } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Fragment } from 'react';
import { useT as useAreaT } from '../../common/i18n';
import { AnswerForm } from './answer-form';
import { useT } from './messages';
import { QuestionView } from './question-view';
import { qna, questionPaths, threadList } from './questions';
import styles from './questions.module.css';
import { Thread, threadQuery } from './thread';

/** What a link to an answer ends with; whatever else stands there leads nowhere. */
const anchor = /^#answer-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** `/doctor/questions/:id`: a question and its answers (DOC-07). */
export function QuestionPage() {
  const t = useT();
  const area = useAreaT();
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const { address, change } = useListAddress(threadList, id);
  const answer = anchor.exec(hash)?.[1];
  const view = useResource(qna, threadQuery(id, address.sort, answer));
  // In another order what was there stays until its rows have come.
  const value = useLastValue(view.value, id);
  const failed = {
    title: t('questions.question.error'),
    missing: {
      title: t('questions.missing.title'),
      text: t('questions.missing.text'),
      action: <Button href={questionPaths.list}>{t('questions.all')}</Button>,
    },
    section: area('questions.title'),
  };
  return (
    <div className={styles.page}>
      <BackLink to={questionPaths.list} label={t('questions.all')} />
      <Loaded view={{ ...view, value }} shape="article" failed={failed} page>
        {(thread) => (
          <Fragment key={id}>
            <QuestionView question={thread.question} hasAnswers={thread.total > 0} reload={view.reload} />
            <Thread
              id={id}
              view={view}
              thread={thread}
              sort={address.sort}
              onSort={(sort) => change({ sort })}
              answer={answer}
            />
          </Fragment>
        )}
      </Loaded>
      {value ? <AnswerForm key={id} questionId={id} isGone={view.code === 'NOT_FOUND'} /> : null}
    </div>
  );
}
