import { listContents } from '../contents/list-contents';
import type { Verb } from '../verb';
import { articleColumns, presentArticle } from './present-article';

/** Patient articles of a section, by speciality; open to everyone (PAT-01). */
export const listArticles: Verb<'articles.list'> = async ({ ctx, input }) => {
  const { speciality, ...query } = input.query;
  const result = await listContents(ctx, {
    type: 'article',
    query: speciality === 'all' ? query : { ...query, speciality },
    columns: articleColumns,
    present: presentArticle,
  });
  return { code: 'SUCCESS', result };
};
