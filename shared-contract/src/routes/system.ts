import { open, type Route } from './access';

export const systemRoutes = {
  'system.health': { method: 'GET', path: '/api/health', access: open },
  'system.ip': { method: 'GET', path: '/api/ip', access: open },
} as const satisfies Record<string, Route>;
