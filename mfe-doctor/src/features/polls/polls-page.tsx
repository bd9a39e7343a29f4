import type { Poll } from '@tvacha/shared-contract';
import { kinds } from '@tvacha/shared-contract/kinds';
import { useListView } from '@tvacha/shared-core/list';
import { Link } from '@tvacha/shared-core/router';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import { usePollState } from './poll-state';
import { pollList, pollPath, polls } from './polls';
import styles from './polls.module.css';

function PollCard({ poll }: { poll: Poll }) {
  const t = useT();
  return (
    <article className={styles.card}>
      <div className={styles.tags}>
        {poll.speciality ? <span className={styles.topic}>{poll.speciality.name}</span> : null}
        {poll.ownVote ? <Tag tone="primary">{t('polls.voted')}</Tag> : null}
      </div>
      <h2 className={styles.title}>
        <Link to={pollPath(poll._id)}>{poll.title}</Link>
      </h2>
      <p className={styles.summary}>{poll.summary}</p>
      <p className={styles.state}>{usePollState(poll)}</p>
    </article>
  );
}

/** `/doctor/polls`: open and closed ones (DOC-04). */
export function PollsPage() {
  const t = useT();
  const list = useListView(pollList, polls, { keepRows: true, toLastPage: true });
  const title = kinds.polls.title.en;
  return (
    <ListScreen
      title={title}
      lead={t('polls.lead')}
      list={list}
      tools={[
        { kind: 'search', name: 'search', label: t('list.search', { kind: title }), wide: true },
        {
          kind: 'choice',
          name: 'state',
          label: t('polls.state'),
          options: pollList.fields.state.options.map((value) => ({ value, label: t(`polls.state.${value}`) })),
        },
        {
          kind: 'select',
          name: 'sort',
          label: t('list.sort'),
          options: pollList.fields.sort.options.map((value) => ({ value, label: t(`list.sort.${value}`) })),
        },
      ]}
      shape="list"
      words={{
        failed: { title: t('list.error.title'), text: t('list.error.text'), section: title },
        none: { title: t('polls.none.title'), text: t('polls.none.text') },
        narrowed: { title: t('polls.empty.title'), text: t('list.empty.text'), action: t('list.clearAll') },
      }}
    >
      {({ items }) => (
        <ul className={styles.list} aria-label={title}>
          {items.map((poll) => (
            <li key={poll._id}>
              <PollCard poll={poll} />
            </li>
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
