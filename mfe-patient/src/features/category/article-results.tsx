import { useListView } from '@tvacha/shared-core/list';
import { ListResults } from '@tvacha/shared-ui/list-screen';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { categoryOf } from '../../state/categories';
import { ArticleGrid } from './article-grid';
import styles from './article-results.module.css';
import { Elsewhere, sectionsElsewhere } from './elsewhere';
import { NoArticles } from './no-articles';
import { type CategoryQuery, type SectionPlace, sectionList } from './section-list';
import type { Hits } from './use-hits';

interface ArticleResultsProps {
  place: SectionPlace;
  query: CategoryQuery;
  /** Name of the topic, where one is chosen and known. */
  topic?: string;
  /** Where else the words are found, as soon as that is known. */
  hits: Hits | null;
  clearHref: string;
}

/** The section's articles, a page at a time. */
export function ArticleResults({ place, query, topic, hits, clearHref }: ArticleResultsProps) {
  const t = useT();
  const elsewhere = useId();
  const list = useListView(sectionList, categoryOf(place.section), { place: [place] });
  const isElsewhere = hits !== null && sectionsElsewhere(query.section, hits).length > 0;
  return (
    <>
      <ListResults
        list={list}
        links
        shape="grid"
        words={{ failed: { title: t('category.error.title'), text: t('category.error.text') } }}
        empty={<NoArticles query={query} hits={hits} clearHref={clearHref} />}
      >
        {({ items, total }) => (
          <>
            <p className={styles.total} aria-live="polite">
              {topic ? t('category.totalIn', { count: total, topic }) : t('category.total', { count: total })}
            </p>
            <ArticleGrid articles={items} label={t('category.list')} />
          </>
        )}
      </ListResults>
      {isElsewhere && list.value && list.value.items.length > 0 ? (
        <section className={styles.elsewhere} aria-labelledby={elsewhere}>
          <h2 id={elsewhere}>{t('category.elsewhere.list')}</h2>
          <Elsewhere query={query} hits={hits} />
        </section>
      ) : null}
    </>
  );
}
