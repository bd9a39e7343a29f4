import { sectionOfType } from '../content-kinds';
import { member, memberOfAny, open, type Route } from './access';
import { contentRoutes } from './contents';
import { dermaliveRoutes } from './dermalive';
import { finderRoutes } from './finder';
import { meetingRoutes } from './meetings';

const anyContent = memberOfAny(Object.values(sectionOfType), 'read');

/** What is read, watched or attended, and what it is sorted by. */
export const readingRoutes = {
  ...contentRoutes,
  ...meetingRoutes,
  ...finderRoutes,
  ...dermaliveRoutes,
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
} as const satisfies Record<string, Route>;
