import { open, type Route } from './access';

/** Dermalive: talks of dermatologists for patients. */
export const dermaliveRoutes = {
  'dermalive.list': { method: 'GET', path: '/api/dermalive', access: open },
} as const satisfies Record<string, Route>;
