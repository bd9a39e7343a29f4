import { listArticles } from '@tvacha/shared-contract/routes/reading';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';
import { type CategoryName, categoryNames } from '../common/category-names';
import { type SectionNumber, sectionKey } from '../common/sections';

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
