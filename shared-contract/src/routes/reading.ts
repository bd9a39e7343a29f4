/* Articles and talks for patients, ebooks, and what all that is read is counted and sorted by. */
import { member, memberOfAny, open, operation } from './access';

// Spelled out: the table of kinds would come along with each of these calls.
const contentSections = [
  'Ebooks',
  'Ejournals',
  'Pro Guide Videos',
  'Dermatology Times',
  'Webinar',
  'Courses',
  'Quizzes',
  'Polls',
  'Magzter',
  'Vidya Open House',
  'Journal Clubs',
  'Events',
] as const;
const anyContent = memberOfAny(contentSections, 'read');

export const countResources = operation('dashboard.counts', 'GET', '/api/dashboard/datacount', open);
export const showNews = operation('dashboard.news', 'GET', '/api/dashboard/news', anyContent);
export const listSpecialities = operation('specialities.list', 'GET', '/api/specialities', open);
export const listMasterdata = operation('masterdata.list', 'GET', '/api/masterdatas', open);
export const listArticles = operation('articles.list', 'GET', '/api/articles', open);
export const showArticle = operation('articles.details', 'GET', '/api/articles/details/', open);
export const listAuthors = operation('authors.list', 'GET', '/api/authors', anyContent);
export const countContentFacets = operation('contents.facets', 'GET', '/api/contents/facets', anyContent);
export const listPublishers = operation('publishers.list', 'GET', '/api/publishers', anyContent);
export const listCategories = operation('categories.list', 'GET', '/api/categories', open);
export const listEbooks = operation('ebooks.list', 'GET', '/api/ebooks', member('Ebooks', 'read'));
export const showEbook = operation('ebooks.details', 'GET', '/api/ebooks/details/', member('Ebooks', 'read'));
export const listLiveTalks = operation('dermalive.list', 'GET', '/api/dermalive', open);
export const listDocumentPages = operation('documents.pages', 'GET', '/api/documents/pages', anyContent);
export const linkDocument = operation('documents.link', 'GET', '/api/documents/link', anyContent);
export const searchDocument = operation('documents.search', 'GET', '/api/documents/search', anyContent);
