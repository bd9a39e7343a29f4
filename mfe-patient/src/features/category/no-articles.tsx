import { Button } from '@tvacha/shared-ui/button';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { sectionKey } from '../../common/sections';
import type { CategoryQuery } from './category-query';
import { Elsewhere, sectionsElsewhere } from './elsewhere';
import type { Hits } from './use-hits';

interface NoArticlesProps {
  query: CategoryQuery;
  hits: Hits | null;
  clearHref: string;
}

/** The section has nothing that fits; another may, and is then a click away. */
export function NoArticles({ query, hits, clearHref }: NoArticlesProps) {
  const t = useT();
  const clear = <Button href={clearHref}>{t('category.empty.clear')}</Button>;
  if (hits === null || sectionsElsewhere(query.section, hits).length === 0) {
    return <EmptyState title={t('category.empty.title')} text={t('category.empty.text')} action={clear} />;
  }
  const section = t(`sections.${sectionKey(query.section)}.title`);
  return (
    <EmptyState
      title={t('category.elsewhere.title', { search: query.search })}
      text={t('category.elsewhere.text', { section })}
      action={
        <>
          <Elsewhere query={query} hits={hits} />
          {clear}
        </>
      }
    />
  );
}
