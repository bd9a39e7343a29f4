import type { ContributionDetail } from '@tvacha/shared-contract';
import { Button } from '@tvacha/shared-ui/button';
import { Gallery } from '@tvacha/shared-ui/gallery';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { ContributionContent } from './contribution-content';
import { contributionPaths } from './contributions';
import styles from './contributions.module.css';
import { useT } from './messages';

interface QuizProps {
  contribution: ContributionDetail;
  reload: () => void;
}

/** Pictures first, one’s own thought, then diagnosis, course and teaching point. What was thought stays in the page. */
export function QuizView({ contribution, reload }: QuizProps) {
  const t = useT();
  const [thought, setThought] = useState('');
  const [isShown, setShown] = useState(false);
  const answer = useRef<HTMLElement>(null);
  // The button that was pressed is gone: its answer has the focus.
  useEffect(() => {
    if (isShown) answer.current?.focus();
  }, [isShown]);
  return (
    <>
      <PageHeader
        title={isShown ? contribution.title : t('contributions.quiz.title')}
        lead={isShown ? contribution.summary : t('contributions.quiz.lead')}
      />
      <div className={styles.record}>
        <Gallery pictures={contribution.pictures} hideCaptions={!isShown} onExpired={reload} />
        <div className={styles.told}>
          {isShown ? (
            <>
              {thought.trim() ? (
                <section>
                  <h2>{t('contributions.quiz.thought')}</h2>
                  <p>{thought.trim()}</p>
                </section>
              ) : null}
              <section ref={answer} tabIndex={-1} aria-label={t('contributions.quiz.answer')}>
                <ContributionContent contribution={contribution} part="answer" />
              </section>
              <div className={styles.tools}>
                <Button href={contributionPaths.record(contribution._id)}>{t('contributions.quiz.open')}</Button>
              </div>
            </>
          ) : (
            <>
              <ContributionContent contribution={contribution} part="findings" />
              <TextField
                name="thought"
                label={t('contributions.quiz.ask')}
                value={thought}
                onChange={setThought}
                maxLength={200}
              />
              <div className={styles.tools}>
                <Button kind="primary" onClick={() => setShown(true)}>
                  {t('contributions.quiz.show')}
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
    </>
  );
}
