import { open, type Route } from './access';

/** How doctors, and anything else, are found. Each verb shows a caller only what they may read. */
export const finderRoutes = {
  'doctors.list': { method: 'GET', path: '/api/doctors', access: open },
  'doctors.facets': { method: 'GET', path: '/api/doctors/facets', access: open },
  'doctors.details': { method: 'GET', path: '/api/doctors/details/', access: open },
  'search.list': { method: 'GET', path: '/api/search', access: open },
  'search.suggest': { method: 'GET', path: '/api/search/suggest', access: open },
} as const satisfies Record<string, Route>;
