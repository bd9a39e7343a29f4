import { useList } from '@tvacha/shared-core/resources';
import { type SectionNumber, sectionNumbers } from '../../common/sections';
import { foundArticles } from '../../state/articles';
import type { CategoryQuery } from './section-list';

/** How many articles of each section fit the words and topic. */
export type Hits = Readonly<Record<SectionNumber, number>>;

/** Most that one call brings; where there are more, sections cannot be counted. */
const most = 100;

/** Where else the words are found; nothing while that is not known, which the page can do without. */
export function useHits({ speciality, search }: Pick<CategoryQuery, 'speciality' | 'search'>): Hits | null {
  const { items, total, status } = useList(foundArticles, search ? { speciality, search, dataPerPage: most } : null);
  if (status !== 'ready' || total > items.length) return null;
  const hits = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 };
  for (const number of sectionNumbers) hits[number] = items.filter(({ section }) => section === number).length;
  return hits;
}
