import { assignChat, closeChat, listChatStaff, markChatSeen } from '@tvacha/shared-contract/routes/admin/chats';
import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { useSession } from '@tvacha/shared-core/session';
import { Button } from '@tvacha/shared-ui/button';
import { Select } from '@tvacha/shared-ui/select';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import { type Chat, chatAssignment, chatClosing, chatSeeing, chatStaff, isLate } from './chats';
import styles from './talk.module.css';

/** Who looks after a talk: oneself by a press, another by choosing. */
function Assign({ chat: { _id: id, assignedTo } }: { chat: Chat }) {
  const t = useT();
  const { user } = useSession();
  const staff = useResource(chatStaff, useMay(listChatStaff) ? undefined : null).value ?? [];
  const { status, send } = useMutation(chatAssignment, id);
  const from = assignedTo?._id ?? null;
  const mayTake = staff.some(({ _id }) => _id === user?._id) && assignedTo?._id !== user?._id;
  const known = assignedTo && !staff.some(({ _id }) => _id === assignedTo._id) ? [assignedTo, ...staff] : staff;
  return (
    <>
      {mayTake ? (
        <Button size="sm" loading={status === 'sending'} onClick={() => send({ id, from, to: user?._id ?? null })}>
          {t(assignedTo ? 'talk.takeOver' : 'talk.take')}
        </Button>
      ) : null}
      <div className={styles.assign}>
        <Select
          label={t('talk.assign')}
          hideLabel
          searchable
          value={assignedTo?._id ?? 'nobody'}
          options={[
            { value: 'nobody', label: t('chats.nobodys') },
            ...known.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(to) => send({ id, from, to: to === 'nobody' ? null : to })}
        />
      </div>
    </>
  );
}

const roleOf = (role: string) => (role === 'doctor' || role === 'patient' ? role : 'staff');

/** With whom the talk is, how it stands, and what may be done with it. */
export function TalkHead({ chat }: { chat: Chat }) {
  const t = useT();
  const { _id: id, user, closedAt, unread, waitingSince, assignedTo } = chat;
  const [maySee, mayAssign, mayClose] = [useMay(markChatSeen), useMay(assignChat), useMay(closeChat)];
  const seeing = useMutation(chatSeeing, id);
  const closing = useMutation(chatClosing, id);
  const isClosed = closedAt !== null;
  const since = waitingSince && !isClosed ? t('talk.since', { date: formatDate(waitingSince, 'time') }) : null;
  return (
    <header className={styles.head}>
      <div>
        <h2 className={styles.who}>{user.name}</h2>
        <p className={styles.facts}>
          {t(`talk.role.${roleOf(user.role)}`)}
          {isClosed ? <Tag tone="neutral">{t('talk.closedOn', { date: formatDate(closedAt, 'time') })}</Tag> : null}
          {since ? (
            <Tag tone={isLate(chat, Date.now()) ? 'amber' : 'neutral'} icon="clock">
              {since}
            </Tag>
          ) : null}
        </p>
      </div>
      <div className={styles.tools}>
        {maySee && unread > 0 ? (
          <Button size="sm" kind="text" loading={seeing.status === 'sending'} onClick={() => seeing.send({ id })}>
            {t('talk.markSeen')}
          </Button>
        ) : null}
        {mayAssign ? (
          <Assign chat={chat} />
        ) : (
          <span className={styles.owner}>
            {assignedTo ? t('chats.ownedBy', { name: assignedTo.name }) : t('chats.nobodys')}
          </span>
        )}
        {mayClose ? (
          <Button
            size="sm"
            loading={closing.status === 'sending'}
            onClick={() => closing.send({ id, closed: !isClosed })}
          >
            {t(isClosed ? 'talk.reopen' : 'talk.close')}
          </Button>
        ) : null}
      </div>
    </header>
  );
}
