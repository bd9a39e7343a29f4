import { member, open, type Route } from './access';
import { contentRoutes } from './contents';

/** What is read, watched or attended, and what it is sorted by. */
export const readingRoutes = {
  ...contentRoutes,
  'dashboard.counts': { method: 'GET', path: '/api/dashboard/datacount', access: open },
  'specialities.list': { method: 'GET', path: '/api/specialities', access: open },
  'masterdata.list': { method: 'GET', path: '/api/masterdatas', access: open },
  'articles.list': { method: 'GET', path: '/api/articles', access: open },
  'articles.details': { method: 'GET', path: '/api/articles/details/', access: open },
  'authors.list': { method: 'GET', path: '/api/authors', access: member('Ebooks', 'read') },
  'ebooks.list': { method: 'GET', path: '/api/ebooks', access: member('Ebooks', 'read') },
  'ebooks.details': { method: 'GET', path: '/api/ebooks/details/', access: member('Ebooks', 'read') },
} as const satisfies Record<string, Route>;
