import type { AreaVerbs } from '../verb';
import { countResources } from './count-resources';
import { listArticles } from './list-articles';
import { listAuthors } from './list-authors';
import { listCategories } from './list-categories';
import { listEbooks } from './list-ebooks';
import { listLiveTalks } from './list-live-talks';
import { listMasterdata } from './list-masterdata';
import { listPublishers } from './list-publishers';
import { listSpecialities } from './list-specialities';
import { showArticle } from './show-article';
import { showEbook } from './show-ebook';

export const readingVerbs = {
  'dashboard.counts': countResources,
  'specialities.list': listSpecialities,
  'masterdata.list': listMasterdata,
  'articles.list': listArticles,
  'articles.details': showArticle,
  'authors.list': listAuthors,
  'publishers.list': listPublishers,
  'categories.list': listCategories,
  'ebooks.list': listEbooks,
  'ebooks.details': showEbook,
  'dermalive.list': listLiveTalks,
} satisfies AreaVerbs<'reading'>;
