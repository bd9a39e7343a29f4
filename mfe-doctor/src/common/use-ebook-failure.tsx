import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import type { FailureWords } from '@tvacha/shared-ui/failure';
import { useT } from './i18n';

/** What is said where a book did not come: of its page, or of the reader. */
export function useEbookFailure(where: 'ebook' | 'reader'): FailureWords {
  const t = useT();
  return {
    title: t(`${where}.error.title`),
    text: t(`${where}.error.text`),
    missing: {
      title: t('ebook.missing.title'),
      text: t('ebook.missing.text'),
      action: <Button href={paths.ebooks()}>{t('ebook.back')}</Button>,
    },
    section: t('ebooks.title'),
  };
}
