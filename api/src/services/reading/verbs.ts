import { countFacets } from '../contents/count-facets';
import { linkDocument, listDocumentPages, searchDocument } from '../documents/documents';
import type { AreaVerbs } from '../verb';
import { listArticles, showArticle } from './articles';
import { countResources } from './count-resources';
import { listEbooks, showEbook } from './ebooks';
import { listLiveTalks } from './list-live-talks';
import { listCategories, listMasterdata } from './masterdata';
import { showNews } from './show-news';
import { listSpecialities } from './specialities';
import { listAuthors, listPublishers } from './writers';

export const readingVerbs = {
  'dashboard.counts': countResources,
  'dashboard.news': showNews,
  'specialities.list': listSpecialities,
  'masterdata.list': listMasterdata,
  'articles.list': listArticles,
  'articles.details': showArticle,
  'authors.list': listAuthors,
  'contents.facets': countFacets,
  'publishers.list': listPublishers,
  'categories.list': listCategories,
  'ebooks.list': listEbooks,
  'ebooks.details': showEbook,
  'documents.pages': listDocumentPages,
  'documents.link': linkDocument,
  'documents.search': searchDocument,
  'dermalive.list': listLiveTalks,
} satisfies AreaVerbs<'reading'>;
