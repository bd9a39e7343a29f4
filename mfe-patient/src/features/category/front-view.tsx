import type { Article } from '@tvacha/shared-contract';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { usualTone } from '../../common/tones';
import { categoryOf } from '../../state/articles';
import { ArticleCard, ArticleGrid } from './article-card';
import styles from './front-view.module.css';
import { type CategoryQuery, hrefOf } from './section-list';

/** The large one, and a row of four. */
const shown = 5;

/** The front of a section (`view=main`): the newest article large, a few more, and the way to all. */
export function FrontView({ query }: { query: CategoryQuery }) {
  const t = useT();
  const request = { speciality: query.speciality, dataPerPage: shown };
  const view = useResource(categoryOf(query.section), request);
  return (
    <Loaded
      view={view}
      shape="grid"
      failed={{ title: t('category.error.title'), text: t('category.error.text') }}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={t('category.empty.title')} text={t('category.empty.text')} />}
    >
      {({ items, total }) => <Front articles={items} all={{ total, href: hrefOf({ ...query, view: undefined }) }} />}
    </Loaded>
  );
}

interface FrontProps {
  articles: readonly Article[];
  all: { total: number; href: string };
}
function Front({ articles: [first, ...others], all }: FrontProps) {
  const t = useT();
  const start = useId();
  const more = useId();
  if (!first) return null;
  return (
    <div className={styles.front}>
      <section aria-labelledby={start}>
        <h2 id={start} className={styles.heading}>
          {t('category.front')}
        </h2>
        <ArticleCard article={first} tone={usualTone} lead level="h3" />
      </section>
      {others.length > 0 ? (
        <section aria-labelledby={more}>
          <h2 id={more} className={styles.heading}>
            {t('category.more')}
          </h2>
          <ArticleGrid articles={others} label={t('category.more')} level="h3" />
        </section>
      ) : null}
      <Link to={all.href} className={styles.all}>
        {t('category.seeAll', { count: all.total })}
      </Link>
    </div>
  );
}
