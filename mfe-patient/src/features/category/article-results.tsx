import { useList } from '@tvacha/shared-core/resources';
import { Pagination } from '@tvacha/shared-ui/pagination';
import { ErrorState, LoadingState } from '@tvacha/shared-ui/states';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { categoryOf } from '../../state/categories.slice';
import { ArticleGrid } from './article-grid';
import styles from './article-results.module.css';
import { type CategoryQuery, hrefOf } from './category-query';
import { Elsewhere, sectionsElsewhere } from './elsewhere';
import { NoArticles } from './no-articles';
import type { Hits } from './use-hits';

const dataPerPage = 12;

interface ArticleResultsProps {
  query: CategoryQuery;
  /** Name of the topic, where one is chosen and known. */
  topic?: string;
  /** Where else the words are found, as soon as that is known. */
  hits: Hits | null;
  clearHref: string;
}

/** The section's articles, a page at a time. */
export function ArticleResults({ query, topic, hits, clearHref }: ArticleResultsProps) {
  const t = useT();
  const elsewhere = useId();
  const { speciality, search, page } = query;
  const request = { speciality, search: search || undefined, page, dataPerPage };
  const { items, total, status, reload } = useList(categoryOf(query.section), request);

  if (status === 'failed') {
    return <ErrorState title={t('category.error.title')} text={t('category.error.text')} onRetry={reload} />;
  }
  if (status !== 'ready') return <LoadingState shape="grid" />;
  if (items.length === 0) {
    return <NoArticles query={query} hits={hits} clearHref={clearHref} />;
  }
  return (
    <>
      <p className={styles.total} aria-live="polite">
        {topic ? t('category.totalIn', { count: total, topic }) : t('category.total', { count: total })}
      </p>
      <ArticleGrid articles={items} label={t('category.list')} />
      {total > dataPerPage ? (
        <div className={styles.pages}>
          <Pagination
            page={page}
            dataPerPage={dataPerPage}
            total={total}
            hrefOf={(next) => hrefOf({ ...query, page: next })}
          />
        </div>
      ) : null}
      {hits && sectionsElsewhere(query.section, hits).length > 0 ? (
        <section className={styles.elsewhere} aria-labelledby={elsewhere}>
          <h2 id={elsewhere}>{t('category.elsewhere.list')}</h2>
          <Elsewhere query={query} hits={hits} />
        </section>
      ) : null}
    </>
  );
}
