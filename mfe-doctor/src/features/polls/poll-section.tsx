import type { Poll } from '@tvacha/shared-contract';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { Section } from '../../common/section';
import { TitleLink } from '../../common/title-link';
import styles from './poll-section.module.css';
import { usePollState } from './poll-state';
import { PollVoting } from './poll-voting';
import { type PollRequest, pollPath, polls } from './polls';

const open: PollRequest = { state: 'open', sort: 'closing', page: 1, dataPerPage: 50 };

/** What can be voted in; nothing is asked for without the right to read polls. */
export function useOpenPolls() {
  const isAllowed = useCanRead('Polls', 'read');
  return { ...useResource(polls, isAllowed ? open : null), isAllowed };
}

/** One open poll to be voted in where it stands: the first to close of those without the reader's vote. */
export function PollSection() {
  const t = useT();
  const view = useOpenPolls();
  const items = view.value?.items ?? [];
  // The poll stays after the vote in it, so that its result is seen.
  const [chosen, setChosen] = useState('');
  const poll = items.find(({ _id }) => _id === chosen) ?? items.find(({ ownVote }) => ownVote === null) ?? items[0];
  if (poll && poll._id !== chosen) setChosen(poll._id);
  if (!view.isAllowed || (view.value && !poll)) return null;
  return (
    <Section title={t('dashboard.poll')}>
      <Loaded
        view={{ ...view, value: poll }}
        shape="list"
        failed={{ title: t('dashboard.pollError.title'), text: t('dashboard.errorText') }}
      >
        {(shown) => <PollCard poll={shown} />}
      </Loaded>
    </Section>
  );
}

function PollCard({ poll }: { poll: Poll }) {
  const { closed, text } = usePollState(poll);
  return (
    <article className={styles.card}>
      <p className={styles.state}>{text}</p>
      <div className={styles.title}>
        <TitleLink level="h3" to={pollPath(poll._id)}>
          {poll.title}
        </TitleLink>
      </div>
      <PollVoting poll={{ ...poll, closed }} level="h4" />
    </article>
  );
}
