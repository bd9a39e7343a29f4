import { Button } from '@tvacha/shared-ui/button';
import type { FailureWords } from '@tvacha/shared-ui/failure';
import { useT } from '../common/i18n';
import { kindRows, listPaths } from './kind-rows';
import type { OpenKind } from './screens';

/** What is said where one of a kind did not come: of its page, or of the reader. */
export function useKindFailure(where: 'record' | 'reader', key: OpenKind): FailureWords {
  const t = useT();
  const words = { one: t(`${key}.one`), item: t(`${key}.item`) };
  return {
    title: t(`${where}.error.title`, words),
    text: t(`${where}.error.text`),
    missing: {
      title: t('record.missing.title', words),
      text: t('record.missing.text'),
      action: <Button href={listPaths[key]}>{t(`${key}.all`)}</Button>,
    },
    section: kindRows[key].title.en,
  };
}
