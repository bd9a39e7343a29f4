import type { QuestionAnswer } from '@tvacha/shared-contract';
import { useRowPages } from '@tvacha/shared-core/list';
import type { ResourceView } from '@tvacha/shared-core/resources';
import { Notice } from '@tvacha/shared-ui/notice';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { WindowedRows } from '@tvacha/shared-ui/windowed-rows';
import { useId, useState } from 'react';
import { useT as useAreaT } from '../../common/i18n';
import { AnswerRow } from './answer-row';
import { EditAnswer } from './edit-answer';
import { useT } from './messages';
import { NewLine } from './newer-posts-notice';
import { qna, type ThreadSort, type Thread as ThreadValue, threadList } from './questions';
import styles from './questions.module.css';

interface ThreadProps {
  id: string;
  view: ResourceView<ThreadValue>;
  thread: ThreadValue;
  sort: ThreadSort;
  onSort: (sort: ThreadSort) => void;
  /** The answer that a link leads to. */
  answer: string | undefined;
  level?: 'h2' | 'h4';
}

/** The first page of a thread is asked for so. */
export const threadQuery = (id: string, sort: ThreadSort, answer: string | undefined) => ({
  id,
  sort,
  answer,
  dataPerPage: threadList.rowsPerPage,
});

/** The answers to a question, those near the view alone; what others write meanwhile is told in a line, and moves nothing. */
export function Thread({ id, view, thread, sort, onSort, answer, level: Heading = 'h2' }: ThreadProps) {
  const t = useT();
  const area = useAreaT();
  const heading = useId();
  const { question, total, newer, at, asOf } = thread;
  const pages = useRowPages(qna, { ...threadQuery(id, sort, undefined), asOf }, { value: thread, isKept: false });
  // Kept here, as a row that is out of view is not there.
  const [edited, setEdited] = useState<QuestionAnswer | null>(null);
  const isGone = edited !== null && pages.rows.every((row) => row && row._id !== edited._id);
  const sorts = threadList.fields.sort.options.map((value) => ({ value, label: t(`questions.answers.${value}`) }));
  return (
    <section aria-labelledby={heading} className={styles.thread}>
      <div className={styles.threadHead}>
        <Heading id={heading} className={styles.heading}>
          {t('questions.answerCount', { count: total })}
        </Heading>
        {total > 1 ? <Segmented label={area('list.sort')} value={sort} options={sorts} onChange={onSort} /> : null}
      </div>
      {answer && at === null ? <Notice tone="info" title={t('questions.answer.notThere')} /> : null}
      {total === 0 ? <p className={styles.facts}>{t('questions.noAnswer')}</p> : null}
      {total > 0 ? (
        <WindowedRows
          pages={pages}
          rowKey={(row) => row._id}
          item={(row) => (
            <AnswerRow
              answer={row}
              asked={question.own}
              isLed={row._id === answer}
              isEdited={row._id === edited?._id}
              onEdit={setEdited}
            />
          )}
          label={t('questions.answersTo', { title: question.title })}
          minColumnWidth={10_000}
          estimateHeight={180}
          leadTo={at}
        />
      ) : null}
      {isGone ? <EditAnswer answer={edited} isGone onDone={() => setEdited(null)} /> : null}
      <NewLine words={newer > 0 ? t('questions.newerAnswers', { count: newer }) : undefined} onShow={view.reload} />
    </section>
  );
}
