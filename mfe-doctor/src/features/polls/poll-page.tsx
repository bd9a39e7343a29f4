import type { Poll } from '@tvacha/shared-contract';
import { kindPaths } from '@tvacha/shared-contract/vocabulary';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Notice } from '@tvacha/shared-ui/notice';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { RadioGroup } from '@tvacha/shared-ui/radio-group';
import { Tag } from '@tvacha/shared-ui/tag';
import { type FormEvent, useState } from 'react';
import { BackLink } from '../../common/back-link';
import { BookmarkButton } from '../../common/bookmark-button';
import { useT } from '../../common/i18n';
import { useKindFailure } from '../../kinds/use-kind-failure';
import styles from './poll-page.module.css';
import { PollResults } from './poll-results';
import { usePollState } from './poll-state';
import { pollDetails, pollVote } from './polls';

/** One answer, chosen and sent. */
function VoteForm({ poll }: { poll: Poll }) {
  const t = useT();
  const { status, problem, send } = useMutation(pollVote, poll._id);
  const [optionId, setOptionId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(optionId === '');
    if (optionId !== '') send({ pollId: poll._id, optionId });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <RadioGroup
        label={t('polls.choose')}
        framed
        required
        value={optionId}
        options={poll.options.map(({ _id, text }) => ({ value: _id, label: text }))}
        onChange={(value) => {
          setOptionId(value);
          setMissing(false);
        }}
        error={isMissing ? t('polls.chooseOne') : undefined}
      />
      {problem?.code === 'CONFLICT' ? <Notice tone="warning" title={t('polls.closedMeanwhile')} live /> : null}
      <div className={styles.actions}>
        <Button kind="primary" size="lg" htmlType="submit" loading={status === 'sending'}>
          {t('polls.vote')}
        </Button>
        <span className={styles.note}>{t('polls.once')}</span>
      </div>
    </form>
  );
}

function PollView({ poll }: { poll: Poll }) {
  const state = usePollState(poll);
  const { status, problem } = useMutation(pollVote, poll._id);
  const isVoted = poll.ownVote !== null || status === 'sent' || problem?.code === 'ALREADY_VOTE_DONE';
  return (
    <div className={styles.poll}>
      <div className={styles.tags}>
        {poll.speciality ? <Tag tone="primary">{poll.speciality.name}</Tag> : null}
        <span className={styles.state}>{state}</span>
      </div>
      <PageHeader title={poll.title} lead={poll.summary} />
      <p className={styles.context}>{poll.context}</p>
      {isVoted || poll.closed ? <PollResults pollId={poll._id} /> : <VoteForm key={poll._id} poll={poll} />}
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
