import { adminPaths } from '../app/paths';
import { useT } from './i18n';
import { PageTabs } from './page-tabs';

/** The two halves of Content Approval: what doctors contributed, and what they write in threads. */
export function ApprovalTabs({ open }: { open: 'contributions' | 'posts' }) {
  const t = useT();
  const tabs = [
    { name: 'contributions', path: adminPaths.contentApproval(), words: t('approval.tab.contributions') },
    { name: 'posts', path: adminPaths.posts(), words: t('approval.tab.posts') },
  ] as const;
  return <PageTabs label={t('approval.title')} tabs={tabs} open={open} />;
}
