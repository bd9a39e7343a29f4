import type { Poll } from '@tvacha/shared-contract';
import { useMutation } from '@tvacha/shared-core/mutations';
import { Button } from '@tvacha/shared-ui/button';
import { RadioGroup } from '@tvacha/shared-ui/radio-group';
import { type FormEvent, useState } from 'react';
import { useT } from '../../common/i18n';
import { MembersOnly } from '../../common/members-only';
import { Refusal } from '../../common/refusal';
import { useSentWhenBack } from '../../common/use-sent-when-back';
import styles from './poll-page.module.css';
import { PollResults } from './poll-results';
import { pollVote } from './polls';

/** One answer, chosen and sent. */
function VoteForm({ poll }: { poll: Poll }) {
  const t = useT();
  const { status, send } = useSentWhenBack(pollVote, poll._id);
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
      <div className={styles.actions}>
        <Button kind="primary" size="lg" htmlType="submit" loading={status === 'sending'}>
          {t('polls.vote')}
        </Button>
        <span className={styles.note}>{t('polls.once')}</span>
      </div>
    </form>
  );
}

interface PollVotingProps {
  poll: Poll;
  /** Of the heading above the result. */
  level?: 'h2' | 'h4';
}

/** A vote, once; then, or where the poll is closed, how it stands. */
export function PollVoting({ poll, level }: PollVotingProps) {
  const t = useT();
  const { status, problem } = useMutation(pollVote, poll._id);
  const isVoted = poll.ownVote !== null || status === 'sent' || problem?.code === 'ALREADY_VOTE_DONE';
  return (
    <>
      <Refusal problem={problem} words={{ CONFLICT: { title: t('polls.closedMeanwhile') } }} />
      {isVoted || poll.closed ? (
        <PollResults pollId={poll._id} level={level} />
      ) : (
        <MembersOnly what="vote">
          <VoteForm key={poll._id} poll={poll} />
        </MembersOnly>
      )}
    </>
  );
}
