import type { Poll } from '@tvacha/shared-contract';
import { kindPaths } from '@tvacha/shared-contract/vocabulary';
import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Tag } from '@tvacha/shared-ui/tag';
import { BookmarkButton } from '../../common/bookmark-button';
import { useT } from '../../common/i18n';
import { useKindFailure } from '../../kinds/use-kind-failure';
import styles from './poll-page.module.css';
import { usePollState } from './poll-state';
import { PollVoting } from './poll-voting';
import { pollDetails } from './polls';

function PollView({ poll }: { poll: Poll }) {
  const { closed, text } = usePollState(poll);
  return (
    <div className={styles.poll}>
      <div className={styles.tags}>
        {poll.speciality ? <Tag tone="primary">{poll.speciality.name}</Tag> : null}
        <span className={styles.state}>{text}</span>
      </div>
      <PageHeader title={poll.title} lead={poll.summary} />
      <p className={styles.context}>{poll.context}</p>
      <PollVoting poll={{ ...poll, closed }} />
      <BookmarkButton contentId={poll._id} />
    </div>
  );
}

/** `/doctor/polls/:id`: vote once, then see how it stands (DOC-04). */
export function PollPage() {
  const t = useT();
  const { id = '' } = useParams();
  const view = useResource(pollDetails, { id });
  return (
    <>
      <BackLink to={kindPaths.polls} label={t('polls.all')} />
      <Loaded view={view} shape="article" failed={useKindFailure('record', 'polls')} page>
        {(poll) => <PollView poll={poll} />}
      </Loaded>
    </>
  );
}
