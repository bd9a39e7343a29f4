import type { Code } from '@tvacha/shared-contract/codes';
import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { EmptyState, ErrorState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';

interface ReaderFailureProps {
  /** Why the book did not come; null where it came without a file. */
  code: Code | null;
  id: string;
  onRetry: () => void;
}

/** What is said where there is no page to show. */
export function ReaderFailure({ code, id, onRetry }: ReaderFailureProps) {
  const t = useT();
  if (code === null) {
    const back = <Button href={paths.ebook(id)}>{t('reader.back')}</Button>;
    return <EmptyState title={t('reader.noFile.title')} text={t('reader.noFile.text')} action={back} />;
  }
  if (code === 'NOT_FOUND' || code === 'VALIDATION_FAILED') {
    const back = <Button href={paths.ebooks()}>{t('ebook.back')}</Button>;
    return <EmptyState title={t('ebook.missing.title')} text={t('ebook.missing.text')} action={back} />;
  }
  return <ErrorState title={t('reader.error.title')} text={t('reader.error.text')} onRetry={onRetry} />;
}
