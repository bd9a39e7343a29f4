import { useListView } from '@tvacha/shared-core/list';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { ListResults } from '@tvacha/shared-ui/list-screen';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { sectionKey, sectionNumbers } from '../../common/sections';
import { categoryOf } from '../../state/articles';
import { ArticleGrid } from './article-card';
import styles from './article-results.module.css';
import { type CategoryQuery, hrefOf, inSection, type SectionPlace, sectionList } from './section-list';
import type { Hits } from './use-hits';

interface NoArticlesProps {
  query: CategoryQuery;
  hits: Hits | null;
  clearHref: string;
}

/** The section has nothing that fits. Where another has, the way there is the first thing to see. */
function NoArticles({ query, hits, clearHref }: NoArticlesProps) {
  const t = useT();
  const clear = <Button href={clearHref}>{t('category.empty.clear')}</Button>;
  if (hits === null || sectionsElsewhere(query.section, hits).length === 0) {
    return <EmptyState title={t('category.empty.title')} text={t('category.empty.text')} action={clear} />;
  }
  const section = t(`sections.${sectionKey(query.section)}.title`);
  return (
    <div className={styles.others}>
      <h2>{t('category.elsewhere.title', { search: query.search })}</h2>
      <p>{t('category.elsewhere.text', { section })}</p>
      <Elsewhere query={query} hits={hits} />
      {clear}
    </div>
  );
}

/** The sections besides the open one in which the words are found. */
const sectionsElsewhere = (section: CategoryQuery['section'], hits: Hits | null) =>
  sectionNumbers.filter((number) => number !== section && hits !== null && hits[number] > 0);

/** Leads to the same words and topic in the other sections that have them. */
function Elsewhere({ query, hits }: { query: CategoryQuery; hits: Hits }) {
  const t = useT();
  return (
    <ul className={styles.sections} aria-label={t('category.elsewhere.list')}>
      {sectionsElsewhere(query.section, hits).map((number) => (
        <li key={number}>
          <Link to={hrefOf(inSection(query, number))}>
            <span className={styles.title}>{t(`sections.${sectionKey(number)}.title`)}</span>{' '}
            <span className={styles.count}>{t('category.total', { count: hits[number] })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

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
  const list = useListView(sectionList, categoryOf(place.section), { place: [place], links: true });
  const isElsewhere = hits !== null && sectionsElsewhere(query.section, hits).length > 0;
  return (
    <>
      <ListResults
        list={list}
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
