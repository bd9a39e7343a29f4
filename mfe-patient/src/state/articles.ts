import { listArticles, showArticle } from '@tvacha/shared-contract/routes/reading';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';
import { type SectionKey, type SectionNumber, sectionKey } from '../common/sections';

/** Single articles by slug. */
export const articles = createResource({
  name: 'articles',
  load: (query: { slug: string }, options) => call(showArticle, { query }, options),
});

type WordsQuery = Pick<NonNullable<CallInput<'articles.list'>['query']>, 'speciality' | 'search' | 'dataPerPage'>;

/** What a search finds over all sections at once. */
export const foundArticles = createResource({
  name: 'foundArticles',
  load: (query: WordsQuery, options) => call(listArticles, { query }, options),
});

/** What the store calls each section (MFE-13); the names are the product's. */
const categoryNames = {
  facts: 'mythsandfacts',
  bytes: 'dermabytes',
  graphics: 'dermagraphics',
  problems: 'embarrassing',
  solutions: 'solutions',
} as const satisfies Record<SectionKey, string>;

type CategoryName = (typeof categoryNames)[SectionKey];

export type ArticleQuery = Omit<NonNullable<CallInput<'articles.list'>['query']>, 'section'>;

const category = (name: CategoryName, section: SectionNumber) =>
  createResource({
    name,
    within: 'categories',
    load: (query: ArticleQuery, options) => call(listArticles, { query: { ...query, section } }, options),
  });

/** The articles of each section by query, each section a field of the one slice `categories` (MFE-13). */
export const categories = {
  mythsandfacts: category('mythsandfacts', 0),
  dermabytes: category('dermabytes', 1),
  dermagraphics: category('dermagraphics', 2),
  embarrassing: category('embarrassing', 3),
  solutions: category('solutions', 4),
} as const;

export const categoryOf = (section: SectionNumber) => categories[categoryNames[sectionKey(section)]];
