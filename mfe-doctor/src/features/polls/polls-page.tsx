import type { Poll } from '@tvacha/shared-contract';
import { useListView, useRowPages } from '@tvacha/shared-core/list';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import { Card, CardList, useCardScreen } from '../../kinds/card-list';
import { usePollState } from './poll-state';
import { pollList, pollPath, polls } from './polls';

function PollCard({ poll }: { poll: Poll }) {
  const t = useT();
  return (
    <Card
      topic={poll.speciality?.name}
      tag={poll.ownVote ? <Tag tone="primary">{t('polls.voted')}</Tag> : null}
      to={pollPath(poll._id)}
      title={poll.title}
      summary={poll.summary}
      facts={usePollState(poll).text}
    />
  );
}

/** `/doctor/polls`: open and closed ones (DOC-04). */
export function PollsPage() {
  const list = useListView(pollList, polls);
  const asked = pollList.request(list.address);
  const pages = useRowPages(polls, asked, list);
  const screen = useCardScreen('polls', { list, asked, sorts: pollList.fields.sort.options });
  return (
    <ListScreen {...screen} list={list}>
      {() => (
        <CardList label={screen.title} pages={pages}>
          {(poll) => <PollCard poll={poll} />}
        </CardList>
      )}
    </ListScreen>
  );
}
