import { Button } from '@tvacha/shared-ui/button';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';

/** Where a link names a topic that there is not. */
export function UnknownTopic({ href }: { href: string }) {
  const t = useT();
  return (
    <EmptyState
      title={t('category.unknownTopic.title')}
      text={t('category.unknownTopic.text')}
      action={<Button href={href}>{t('category.unknownTopic.action')}</Button>}
    />
  );
}
