import { adminPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { PageTabs } from '../../common/page-tabs';

/** The two halves of the section: codes that failed, and those of real cards. */
export function CodeTabs({ open }: { open: 'invalid' | 'real' }) {
  const t = useT();
  const tabs = [
    { name: 'invalid', path: adminPaths.invalidCodes(), words: t('codes.tab.invalid') },
    { name: 'real', path: adminPaths.realCodes(), words: t('codes.tab.real') },
  ] as const;
  return <PageTabs label={t('codes.tabs')} tabs={tabs} open={open} />;
}
