import { useList } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { Pagination } from '@tvacha/shared-ui/pagination';
import { EmptyState, ErrorState, LoadingState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { categoryOf } from '../../state/categories.slice';
import { ArticleGrid } from './article-grid';
import styles from './article-results.module.css';
import type { CategoryQuery } from './category-query';

const dataPerPage = 12;

interface ArticleResultsProps {
  query: CategoryQuery;
  /** Name of the topic, where one is chosen and known. */
  topic?: string;
  clearHref: string;
  onPage: (page: number) => void;
}

/** The section's articles, a page at a time. */
export function ArticleResults({ query, topic, clearHref, onPage }: ArticleResultsProps) {
  const t = useT();
  const { speciality, search, page } = query;
  const request = { speciality, search: search || undefined, page, dataPerPage };
  const { items, total, status, reload } = useList(categoryOf(query.section), request);

  if (status === 'failed') {
    return <ErrorState title={t('category.error.title')} text={t('category.error.text')} onRetry={reload} />;
  }
  if (status !== 'ready') return <LoadingState shape="grid" />;
  if (items.length === 0) {
    const clear = <Button href={clearHref}>{t('category.empty.clear')}</Button>;
    return <EmptyState title={t('category.empty.title')} text={t('category.empty.text')} action={clear} />;
  }
  return (
    <>
      <p className={styles.total} aria-live="polite">
        {topic ? t('category.totalIn', { count: total, topic }) : t('category.total', { count: total })}
      </p>
      <ArticleGrid articles={items} label={t('category.list')} />
      {total > dataPerPage ? (
        <div className={styles.pages}>
          <Pagination page={page} dataPerPage={dataPerPage} total={total} onChange={onPage} />
        </div>
      ) : null}
    </>
  );
}
