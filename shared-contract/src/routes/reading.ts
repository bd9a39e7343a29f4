import { sectionOfType } from '../content-kinds';
import { member, memberOfAny, open, type Route } from './access';

const anyContent = memberOfAny(Object.values(sectionOfType), 'read');

/** Articles and talks for patients, ebooks, and what all that is read is counted and sorted by. */
export const readingRoutes = {
  'dashboard.counts': { method: 'GET', path: '/api/dashboard/datacount', access: open },
  'specialities.list': { method: 'GET', path: '/api/specialities', access: open },
  'masterdata.list': { method: 'GET', path: '/api/masterdatas', access: open },
  'articles.list': { method: 'GET', path: '/api/articles', access: open },
  'articles.details': { method: 'GET', path: '/api/articles/details/', access: open },
  'authors.list': { method: 'GET', path: '/api/authors', access: anyContent },
  'publishers.list': { method: 'GET', path: '/api/publishers', access: anyContent },
  'categories.list': { method: 'GET', path: '/api/categories', access: open },
  'ebooks.list': { method: 'GET', path: '/api/ebooks', access: member('Ebooks', 'read') },
  'ebooks.details': { method: 'GET', path: '/api/ebooks/details/', access: member('Ebooks', 'read') },
  'dermalive.list': { method: 'GET', path: '/api/dermalive', access: open },
} as const satisfies Record<string, Route>;
