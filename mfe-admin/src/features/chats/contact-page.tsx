import { formatDate } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import type { Column } from '@tvacha/shared-ui/table';
import { type Translate, useT } from '../../common/i18n';
import { OfficeTable } from '../../common/office-table';
import { useOpenRow } from '../../common/use-open-row';
import { ChatTabs } from './chat-tabs';
import { type ContactMessage, contactList, contactMessages } from './contact';
import { ContactDrawer } from './contact-drawer';
import styles from './letters.module.css';

const columns = (t: Translate): Column<ContactMessage>[] => [
  { key: 'from', title: t('contact.from'), render: ({ name }) => name },
  { key: 'subject', title: t('contact.subject'), render: ({ subject }) => subject },
  {
    key: 'received',
    title: t('contact.received'),
    sort: { asc: 'oldest', desc: 'newest' },
    render: ({ createdAt }) => formatDate(createdAt, 'time'),
  },
  {
    key: 'state',
    title: t('contact.state'),
    render: ({ handledAt }) => t(handledAt ? 'contact.state.handled' : 'contact.state.open'),
  },
];

/** `/admin/chat/messages`: what came through the contact form, answered by mail or settled with a note (ADM-04). */
export function ContactPage() {
  const t = useT();
  const list = useListView(contactList, contactMessages);
  const open = useOpenRow(list);
  const { id, state } = list.address;
  return (
    <div className={styles.wide}>
      <OfficeTable
        of={contactList}
        views="messages"
        title={t('contact.title')}
        lead={t('contact.lead')}
        intro={<ChatTabs open="messages" />}
        list={list}
        tools={[
          {
            kind: 'choice',
            name: 'state',
            label: t('contact.state'),
            options: contactList.fields.state.options.map((value) => ({ value, label: t(`contact.state.${value}`) })),
          },
          { kind: 'search', name: 'search', label: t('contact.search'), placeholder: t('contact.searchHint') },
        ]}
        words={{
          failed: { title: t('contact.failed'), section: t('chats.title') },
          none: { title: t('contact.none'), text: t('contact.noneText') },
          narrowed: {
            title: state === 'open' ? t('contact.none') : t('contact.empty'),
            text: t('contact.emptyText'),
            action: t('contact.clear'),
          },
        }}
        label={t('contact.table')}
        columns={columns(t)}
        rowKey={(row) => row._id}
        opens="id"
      />
      <ContactDrawer id={id} {...open} />
    </div>
  );
}
