import { formatNumber } from '@tvacha/shared-core/format';
import { useResource } from '@tvacha/shared-core/resources';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Tag } from '@tvacha/shared-ui/tag';
import { type CSSProperties, useId } from 'react';
import { useT } from '../../common/i18n';
import styles from './poll-results.module.css';
import { pollResults } from './polls';

/** What each answer got, as bars with words; it follows the votes of others. */
export function PollResults({ pollId, level: Heading = 'h2' }: { pollId: string; level?: 'h2' | 'h4' }) {
  const t = useT();
  const heading = useId();
  const view = useResource(pollResults, { pollId });
  return (
    <section className={styles.results} aria-labelledby={heading}>
      <Heading id={heading}>{t('polls.results')}</Heading>
      <Loaded view={view} shape="list" failed={{ title: t('polls.resultsError'), text: t('polls.failed') }}>
        {({ options, ownVote, votes }) => (
          <>
            <ul className={styles.options}>
              {options.map(({ _id, text, votes: count, share }) => (
                <li key={_id} data-own={_id === ownVote || undefined}>
                  <span className={styles.words}>
                    <span>{text}</span>
                    {_id === ownVote ? <Tag tone="primary">{t('polls.own')}</Tag> : null}
                  </span>
                  <span className={styles.figures}>
                    <b>{formatNumber(share)} %</b> {t('polls.votes', { count })}
                  </span>
                  <span className={styles.bar} aria-hidden="true">
                    <span style={{ '--share': `${share}%` } as CSSProperties} />
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.total} role="status">
              {t('polls.votes', { count: votes })}
            </p>
          </>
        )}
      </Loaded>
    </section>
  );
}
