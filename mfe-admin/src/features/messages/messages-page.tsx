import { formatDate } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Icon } from '@tvacha/shared-ui/icon';
import type { Column } from '@tvacha/shared-ui/table';
import { adminPaths } from '../../app/paths';
import { type Translate, useT } from '../../common/i18n';
import { OfficeTable } from '../../common/office-table';
import { MessageTools } from './message-tools';
import { messageList, recipientOf, type UndeliveredMessage, undelivered } from './messages';
import styles from './messages-page.module.css';

const columns = (t: Translate): Column<UndeliveredMessage>[] => [
  {
    key: 'recipient',
    title: t('messages.recipient'),
    render: (row) => (
      <span className={styles.recipient}>
        <Icon name={row.channel === 'sms' ? 'phone' : 'envelope-simple'} size={20} />
        <span className="visually-hidden">{t(`messages.channel.${row.channel}`)}</span>
        {recipientOf(row)}
      </span>
    ),
  },
  { key: 'about', title: t('messages.about'), render: (row) => row.subject ?? row.template ?? t('messages.noSubject') },
  { key: 'reason', title: t('messages.reason'), render: (row) => row.reason ?? t('messages.notTried') },
  { key: 'tries', title: t('messages.tries'), render: ({ tries }) => tries },
  {
    key: 'since',
    title: t('messages.since'),
    render: ({ createdAt, settledAt }) => formatDate(settledAt ?? createdAt, 'time'),
  },
  { key: 'tools', title: t('messages.tools'), render: (message) => <MessageTools message={message} /> },
];

/** `/admin/messages`: what did not reach people, why, and another try. */
export function MessagesPage() {
  const t = useT();
  const list = useListView(messageList, undelivered);
  const { state } = list.address;
  return (
    <div className={styles.page}>
      <BackLink to={adminPaths.adminUsers()} label={t('users.title')} />
      <OfficeTable
        of={messageList}
        views="undelivered"
        title={t('messages.title')}
        lead={t('messages.lead')}
        list={list}
        tools={[
          {
            kind: 'choice',
            name: 'state',
            label: t('messages.state'),
            options: messageList.fields.state.options.map((value) => ({ value, label: t(`messages.state.${value}`) })),
          },
        ]}
        words={{
          failed: { title: t('messages.failed'), section: t('users.title') },
          none: { title: t(`messages.none.${state}`), text: t('messages.noneText') },
          narrowed: {
            title: t(`messages.none.${state}`),
            text: t('messages.noneText'),
            action: t('messages.showDead'),
          },
        }}
        label={t('messages.title')}
        columns={columns(t)}
        rowKey={(row) => row._id}
      />
    </div>
  );
}
