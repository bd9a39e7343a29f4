import type { Code } from '@tvacha/shared-contract/codes';
import { Button } from '@tvacha/shared-ui/button';
import { EmptyState, ErrorState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { QuietHeading } from '../../common/quiet-heading';
import { sectionHref } from '../../common/sections';

interface ArticleFailureProps {
  code: Code | null;
  onRetry: () => void;
}

/** An article that is not there, which no second try will change, or one that did not come. */
export function ArticleFailure({ code, onRetry }: ArticleFailureProps) {
  const t = useT();
  if (code !== 'NOT_FOUND' && code !== 'VALIDATION_FAILED') {
    return (
      <>
        <QuietHeading>{t('article.error.title')}</QuietHeading>
        <ErrorState title={t('article.error.title')} text={t('article.error.text')} onRetry={onRetry} />
      </>
    );
  }
  const others = <Button href={sectionHref(3)}>{t('article.missing.action')}</Button>;
  return (
    <>
      <QuietHeading>{t('article.missing.title')}</QuietHeading>
      <EmptyState title={t('article.missing.title')} text={t('article.missing.text')} action={others} />
    </>
  );
}
