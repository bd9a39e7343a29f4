import { useListView } from '@tvacha/shared-core/list';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { OfficeListScreen } from '../../common/office-list-screen';
import { ChatRow } from './chat-row';
import { ChatTabs } from './chat-tabs';
import { chatList, officeChats } from './chats';
import styles from './inbox.module.css';
import { TalkPane } from './talk-pane';

/** `/admin/chat`: the inbox of talks with members, and the one that is open beside it; below 768 px one of the two. */
export function ChatsPage() {
  const t = useT();
  const list = useListView(chatList, officeChats);
  const { id, box } = list.address;
  return (
    <div className={styles.page} data-open={id === null ? undefined : ''}>
      <div className={styles.inbox}>
        <OfficeListScreen
          of={chatList}
          views="chats"
          title={t('chats.title')}
          lead={t('chats.lead')}
          intro={<ChatTabs open="talks" />}
          list={list}
          tools={[
            {
              kind: 'select',
              name: 'box',
              label: t('chats.box'),
              options: chatList.fields.box.options.map((value) => ({ value, label: t(`chats.box.${value}`) })),
            },
            { kind: 'search', name: 'search', label: t('chats.search'), placeholder: t('chats.searchHint') },
          ]}
          shape="list"
          quiet
          words={{
            failed: { title: t('chats.failed'), section: t('chats.title') },
            none: { title: t('chats.none'), text: t('chats.noneText') },
            narrowed: {
              title: t(`chats.none.${box}`),
              text: t('chats.noneText.narrowed'),
              action: t('chats.showAll'),
            },
          }}
        >
          {({ items }) => (
            <ul className={styles.rows} data-rows aria-label={t('chats.list')}>
              {items.map((chat) => (
                <ChatRow key={chat._id} chat={chat} to={list.hrefOf({ id: chat._id })} isOpen={chat._id === id} />
              ))}
            </ul>
          )}
        </OfficeListScreen>
      </div>
      <div className={styles.pane} data-empty={id === null || undefined}>
        {id === null ? (
          <EmptyState title={t('talk.choose')} text={t('talk.chooseText')} />
        ) : (
          <TalkPane key={id} id={id} back={list.hrefOf({ id: null })} />
        )}
      </div>
    </div>
  );
}
