import type { Result } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Notice } from '@tvacha/shared-ui/notice';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { MembersOnly } from '../../common/members-only';
import { Refusal } from '../../common/refusal';
import { useCopy } from '../../common/use-copy';
import { everything } from '../../common/use-folder-options';
import { calendarFeed, calendarFeedChange } from './calendar-feed';
import styles from './calendar-link.module.css';

/** The link, the one time that it is known. */
function NewLink({ url }: { url: string }) {
  const t = useT();
  const copy = useCopy();
  return (
    <Notice tone="success" live title={t('calendar.link.made')}>
      <p className={styles.once}>{t('calendar.link.once')}</p>
      <code className={styles.url}>{url}</code>
      <div className={styles.actions}>
        <Button kind="primary" icon="copy" onClick={() => copy(url)}>
          {t('calendar.link.copy')}
        </Button>
        <Button href={url.replace(/^https?:/, 'webcal:')}>{t('calendar.link.subscribe')}</Button>
      </div>
    </Notice>
  );
}

/** What is known of a link whose secret is known no more, and what can be done with it. */
function Standing({ feed: { madeAt, askedAt, asked } }: { feed: NonNullable<Result<'events.feed'>> }) {
  const t = useT();
  const { status, send } = useMutation(calendarFeedChange);
  const [asks, setAsks] = useState<'renew' | 'end'>();
  const shown = asks ?? 'end';
  return (
    <>
      <p className={styles.fact}>
        {t('calendar.link.since', { date: formatDate(madeAt) })}{' '}
        {askedAt
          ? t('calendar.link.asked', { count: asked, time: formatDate(askedAt, 'time') })
          : t('calendar.link.neverAsked')}
      </p>
      <div className={styles.actions}>
        <Button loading={status === 'sending'} onClick={() => setAsks('renew')}>
          {t('calendar.link.renew')}
        </Button>
        <Button kind="text" onClick={() => setAsks('end')}>
          {t('calendar.link.end')}
        </Button>
      </div>
      <ConfirmDialog
        open={asks !== undefined}
        title={t(`calendar.link.${shown}Title`)}
        text={t(`calendar.link.${shown}Text`)}
        confirmLabel={t(`calendar.link.${shown}`)}
        danger={shown === 'end'}
        onCancel={() => setAsks(undefined)}
        onConfirm={() => {
          send({ ends: shown === 'end' });
          setAsks(undefined);
        }}
      />
    </>
  );
}

/** The secret link by which the reader's own calendar follows what they come to: made, copied, made anew, ended. */
export function CalendarLink() {
  const t = useT();
  return (
    <div className={styles.link}>
      <Card title={t('calendar.link.title')}>
        <p className={styles.fact}>{t('calendar.link.text')}</p>
        <MembersOnly what="calendar">
          <OwnLink />
        </MembersOnly>
      </Card>
    </div>
  );
}

function OwnLink() {
  const t = useT();
  const view = useResource(calendarFeed, everything);
  const { status, answer, problem, send } = useMutation(calendarFeedChange);
  const failed = { title: t('calendar.link.error'), text: t('record.error.text') };
  return (
    <>
      <div className={styles.said}>
        {status === 'sent' && answer?.url ? <NewLink url={answer.url} /> : null}
        <Refusal problem={problem} words={{ NOT_FOUND: { title: t('calendar.link.ended') } }} />
      </div>
      <Loaded view={view} shape="list" failed={failed}>
        {({ feed }) =>
          feed ? (
            <Standing feed={feed} />
          ) : (
            <div className={styles.actions}>
              <Button
                kind="primary"
                icon="calendar-blank"
                loading={status === 'sending'}
                onClick={() => send({ ends: false })}
              >
                {t('calendar.link.make')}
              </Button>
            </div>
          )
        }
      </Loaded>
    </>
  );
}
