import { answerChat, listChatMessages } from '@tvacha/shared-contract/routes/admin/chats';
import { call } from '@tvacha/shared-core/http';
import { type EarlierRows, useEarlierRows, useFreshLinks } from '@tvacha/shared-core/list';
import { useMay } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { Icon } from '@tvacha/shared-ui/icon';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { TalkLog, type TalkMessage } from '@tvacha/shared-ui/talk-log';
import { type Translate, useT } from '../../common/i18n';
import { AnswerForm } from './answer-form';
import { type Chat, officeTalk, type TalkRow } from './chats';
import styles from './talk.module.css';
import { TalkHead } from './talk-head';
import { TalkPresence } from './talk-presence';

const filed = ({ _id: id, name, url, preview }: TalkRow['files'][number]) => ({ id, name, url, preview });

/** A message as staff see it: their own side is the team's, whoever of it wrote. */
function shown(row: TalkRow, { user }: Chat, isLast: boolean, t: Translate, self: string | undefined): TalkMessage {
  const { _id: id, text, createdAt: at, fromStaff, isNote, sender, readAt, files } = row;
  const name = sender?.name ?? t('talk.former');
  const by = fromStaff ? (sender?._id === self ? t('talk.you') : name) : user.name;
  const aside = isLast && fromStaff && !isNote && readAt ? t('talk.seen') : undefined;
  const words = isNote ? t('talk.noteBy', { name: by }) : by;
  return {
    id,
    text,
    at,
    side: isNote ? 'note' : fromStaff ? 'own' : 'other',
    by: words,
    aside,
    files: files.map(filed),
  };
}

interface MessagesProps {
  chat: Chat;
  earlier: EarlierRows<TalkRow>;
  askAnew: (id: string) => Promise<TalkRow>;
}

function Messages({ chat, earlier, askAnew }: MessagesProps) {
  const t = useT();
  const { user } = useSession();
  const { rows } = earlier;
  const messages = rows
    .map((row, at) => ({
      ...shown(row, chat, at === 0, t, user?._id),
      renew: async () => (await askAnew(row._id)).files.map(filed),
    }))
    .reverse();
  return (
    <div className={styles.messages}>
      <TalkLog label={t('talk.with', { name: chat.user.name })} messages={messages} earlier={earlier} />
    </div>
  );
}

/** One talk: who it is with and who looks after it, what was said, and the field for an answer. */
export function TalkPane({ id, back }: { id: string; back: string }) {
  const t = useT();
  const query = { id };
  const view = useResource(officeTalk, query);
  const earlier = useEarlierRows(officeTalk, query, view.value);
  const mayAnswer = useMay(answerChat);
  const askAnew = useFreshLinks({
    ...{ newest: view.value, reload: view.reload, rows: earlier.rows },
    ask: (one) => call(listChatMessages, { query: { id, ...one } }),
  });
  const isGone = view.status === 'failed' && view.code === 'NOT_FOUND';
  return (
    <section className={styles.talk} aria-label={t('talk.title')}>
      {/* Where one pane alone is shown, the title of the inbox is not there to name the page. */}
      <div className={styles.alone}>
        <h1 className="visually-hidden">{t('talk.title')}</h1>
        <Link className={styles.back} to={back}>
          <Icon name="arrow-left" size={18} />
          {t('talk.back')}
        </Link>
      </div>
      <Loaded
        view={view}
        shape="list"
        quiet
        inPlace={styles.instead}
        failed={{
          title: t('talk.failed'),
          section: t('chats.title'),
          missing: { title: t('talk.missing'), text: t('talk.missingText') },
        }}
      >
        {({ chat }) => (
          <div className={styles.whole}>
            <TalkHead chat={chat} />
            <Messages chat={chat} earlier={earlier} askAnew={askAnew} />
            <TalkPresence chat={chat} />
          </div>
        )}
      </Loaded>
      <AnswerForm
        id={id}
        chat={isGone ? null : (view.value?.chat ?? null)}
        rows={earlier.rows}
        isGone={isGone}
        mayAnswer={mayAnswer}
      />
    </section>
  );
}
