import { useLastValue } from '@tvacha/shared-core/list';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { type QuestionRequest, questions } from '@tvacha/shared-core/questions';
import { useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Pagination } from '@tvacha/shared-ui/pagination';
import { RichText } from '@tvacha/shared-ui/rich-text';
import { useState } from 'react';
import { MembersOnly } from '../../common/members-only';
import { Section } from '../../common/section';
import { AnswerForm } from './answer-form';
import own from './discussion.module.css';
import { useT } from './messages';
import { NewLine } from './newer-posts-notice';
import { QuestionGallery } from './question-gallery';
import { QuestionRow } from './question-row';
import { qna, questionPaths, type Subject, type ThreadSort } from './questions';
import styles from './questions.module.css';
import { Thread, threadQuery } from './thread';

/** One question with its answers, opened where it stands. */
function OpenThread({ id }: { id: string }) {
  const t = useT();
  const [sort, setSort] = useState<ThreadSort>('oldest');
  const view = useResource(qna, threadQuery(id, sort, undefined));
  // In another order what was there stays until its rows have come.
  const value = useLastValue(view.value, id);
  return (
    <div className={own.opened}>
      <Loaded view={{ ...view, value }} shape="list" failed={{ title: t('questions.question.error') }}>
        {(thread) => (
          <>
            <RichText text={thread.question.text} />
            <QuestionGallery pictures={thread.question.pictures} onExpired={view.reload} />
            <Thread id={id} view={view} thread={thread} sort={sort} onSort={setSort} answer={undefined} level="h4" />
          </>
        )}
      </Loaded>
      {value ? <AnswerForm questionId={id} isGone={view.code === 'NOT_FOUND'} /> : null}
    </div>
  );
}

const dataPerPage = 20;
const request = (subject: Subject, page: number): QuestionRequest => ({ about: subject._id, page, dataPerPage });

/** What colleagues ask about a record, under it: the same threads as in the questions, each opened in its place. */
export function Discussion({ subject }: { subject: Subject }) {
  const t = useT();
  const mayRead = useCanRead('Questions', 'read');
  const mayAsk = useCanRead('Questions', 'create');
  const [page, setPage] = useState(1);
  const view = useResource(questions, mayRead ? request(subject, page) : null);
  const value = useLastValue(view.value, subject._id);
  const [open, setOpen] = useState<string>();
  if (!mayRead) return null;
  return (
    <div className={own.discussion}>
      <Section title={t('questions.discussion')}>
        <Loaded view={{ ...view, value }} shape="list" failed={{ title: t('questions.error.title') }}>
          {({ items, newer, total }) => (
            <>
              {total === 0 ? <p className={styles.facts}>{t('questions.discussion.none')}</p> : null}
              <NewLine words={newer > 0 ? t('questions.newer', { count: newer }) : undefined} onShow={view.reload} />
              <ul className={styles.rows} aria-label={t('questions.discussion')}>
                {items.map((question) => {
                  const isOpen = open === question._id;
                  return (
                    <li key={question._id} className={own.item}>
                      <QuestionRow question={{ ...question, about: null }} level="h3" />
                      <Button
                        size="sm"
                        kind="text"
                        icon={isOpen ? 'caret-up' : 'caret-down'}
                        aria-expanded={isOpen}
                        onClick={() => setOpen(isOpen ? undefined : question._id)}
                      >
                        {t(isOpen ? 'questions.close' : 'questions.open')}
                      </Button>
                      {isOpen ? <OpenThread id={question._id} /> : null}
                    </li>
                  );
                })}
              </ul>
              {total > dataPerPage ? (
                <Pagination page={page} dataPerPage={dataPerPage} total={total} onChange={setPage} />
              ) : null}
            </>
          )}
        </Loaded>
        <div className={own.ask}>
          <MembersOnly what="ask">
            {mayAsk ? (
              <Button icon="plus" href={questionPaths.ask(subject)}>
                {t('questions.askAbout')}
              </Button>
            ) : null}
          </MembersOnly>
        </div>
      </Section>
    </div>
  );
}
