import type { Code } from '@tvacha/shared-contract/codes';
import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { ErrorState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { QuietHeading } from '../../common/quiet-heading';

interface EbookFailureProps {
  code: Code | null;
  onRetry: () => void;
}

/** A book that is not there, which no second try will change, or one that did not come. */
export function EbookFailure({ code, onRetry }: EbookFailureProps) {
  const t = useT();
  if (code === 'NOT_FOUND' || code === 'VALIDATION_FAILED') {
    return (
      <PageHeader
        title={t('ebook.missing.title')}
        lead={t('ebook.missing.text')}
        actions={<Button href={paths.ebooks()}>{t('ebook.back')}</Button>}
      />
    );
  }
  return (
    <>
      <QuietHeading>{t('ebook.error.title')}</QuietHeading>
      <ErrorState title={t('ebook.error.title')} text={t('ebook.error.text')} onRetry={onRetry} />
    </>
  );
}
