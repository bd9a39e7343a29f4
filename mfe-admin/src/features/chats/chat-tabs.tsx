import { adminPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { PageTabs } from '../../common/page-tabs';

/** The two ways in which people write to the team, and what it often answers. */
export function ChatTabs({ open }: { open: 'talks' | 'messages' | 'answers' }) {
  const t = useT();
  const tabs = [
    { name: 'talks', path: adminPaths.chat(), words: t('chats.talks') },
    { name: 'messages', path: adminPaths.contactMessages(), words: t('contact.title') },
    { name: 'answers', path: adminPaths.cannedAnswers(), words: t('canned.title') },
  ] as const;
  return <PageTabs label={t('chats.title')} tabs={tabs} open={open} />;
}
