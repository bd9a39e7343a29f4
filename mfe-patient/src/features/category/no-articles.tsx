import { Button } from '@tvacha/shared-ui/button';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { sectionKey } from '../../common/sections';
import { Elsewhere, sectionsElsewhere } from './elsewhere';
import styles from './no-articles.module.css';
import type { CategoryQuery } from './section-list';
import type { Hits } from './use-hits';

interface NoArticlesProps {
  query: CategoryQuery;
  hits: Hits | null;
  clearHref: string;
}

/** The section has nothing that fits. Where another has, the way there is the first thing to see. */
export function NoArticles({ query, hits, clearHref }: NoArticlesProps) {
  const t = useT();
  const clear = <Button href={clearHref}>{t('category.empty.clear')}</Button>;
  if (hits === null || sectionsElsewhere(query.section, hits).length === 0) {
    return <EmptyState title={t('category.empty.title')} text={t('category.empty.text')} action={clear} />;
  }
  const section = t(`sections.${sectionKey(query.section)}.title`);
  return (
    <div className={styles.elsewhere}>
      <h2>{t('category.elsewhere.title', { search: query.search })}</h2>
      <p>{t('category.elsewhere.text', { section })}</p>
      <Elsewhere query={query} hits={hits} />
      {clear}
    </div>
  );
}
