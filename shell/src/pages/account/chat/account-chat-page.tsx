import { showChat } from '@tvacha/shared-contract/routes/chats';
import { call } from '@tvacha/shared-core/http';
import { useEarlierRows, useFreshLinks } from '@tvacha/shared-core/list';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { usePresence } from '@tvacha/shared-core/presence';
import { useResource } from '@tvacha/shared-core/resources';
import { useSupportHours } from '@tvacha/shared-core/support-hours';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { MembersNote } from '@tvacha/shared-ui/members-note';
import { EmptyState } from '@tvacha/shared-ui/states';
import { TalkLog, type TalkMessage } from '@tvacha/shared-ui/talk-log';
import { useEffect, useRef } from 'react';
import { AccountLayout, usePageParts } from '../account-layout';
import { useAccountT } from '../messages';
import styles from './account-chat.module.css';
import { MessageForm } from './message-form';
import { type OwnTalk, ownTalk, talkParts, talkReading } from './own-talk';

const newest = {};

/**
 * Marks what came as read while somebody looks at it, and not in a tab that lies behind; once for each newest message.
 */
function useReading(unread: number, newestId: string | undefined): void {
  const { send } = useMutation(talkReading);
  const isDue = useMayWrite() && unread > 0;
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (!isDue) return;
    const look = () => {
      if (document.hidden || said.current === newestId) return;
      said.current = newestId;
      send(undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isDue, newestId, send]);
}

type OwnMessage = OwnTalk['items'][number];
const filed = ({ _id: id, name, url, preview }: OwnMessage['files'][number]) => ({ id, name, url, preview });
const askOne = (query: { before?: string; dataPerPage: 1 }) => call(showChat, { query });

function Talk() {
  const t = useAccountT();
  const view = useResource(ownTalk, newest);
  const earlier = useEarlierRows(ownTalk, newest, view.value);
  const isTyping = usePresence(view.value?.thread?._id).some((one) => one.isTyping);
  const askAnew = useFreshLinks({ newest: view.value, reload: view.reload, rows: earlier.rows, ask: askOne });
  useReading(view.value?.thread?.unread ?? 0, view.value?.items[0]?._id);
  const shown = ({ _id: id, text, createdAt: at, fromStaff, readAt, files }: OwnMessage, index: number) => {
    const message: TalkMessage = {
      id,
      text,
      at,
      side: fromStaff ? 'other' : 'own',
      by: t(fromStaff ? 'chat.team' : 'chat.you'),
      aside: index === 0 && !fromStaff && readAt ? t('chat.seen') : undefined,
      files: files.map(filed),
      renew: async () => (await askAnew(id)).files.map(filed),
    };
    return message;
  };
  return (
    <Loaded
      view={view}
      shape="list"
      quiet
      failed={{ title: t('chat.failed') }}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={t('chat.none')} text={t('chat.noneText')} />}
    >
      {({ thread }) => (
        <>
          <div className={styles.log}>
            <TalkLog label={t('chat.title')} messages={earlier.rows.map(shown).reverse()} earlier={earlier} />
          </div>
          <p className={styles.note} role="status">
            {isTyping ? t('chat.typing') : '\u00a0'}
          </p>
          {thread?.closed ? <p className={styles.note}>{t('chat.closed')}</p> : null}
        </>
      )}
    </Loaded>
  );
}

/** `/account/chat`: the member's one talk with the team, with all that was said and when somebody is there. */
export function AccountChatPage() {
  const t = useAccountT();
  const hours = useSupportHours();
  usePageParts(talkParts);
  return (
    <AccountLayout title="nav.chat" lead="chat.lead">
      <Card title={t('chat.title')}>
        <p className={styles.note}>{t('chat.hours', { ...hours })}</p>
        <Talk />
        {useMayWrite() ? <MessageForm /> : <MembersNote>{t('chat.members')}</MembersNote>}
        <p className={styles.note}>{t('chat.advice')}</p>
      </Card>
    </AccountLayout>
  );
}
