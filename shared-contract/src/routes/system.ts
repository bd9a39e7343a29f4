import { addressPath } from '../realtime';
import { open, type Route } from './access';

export const systemRoutes = {
  'system.health': { method: 'GET', path: '/api/health', access: open },
  'sitemap.list': { method: 'GET', path: '/api/sitemap', access: open },
  'telemetry.remotes': { method: 'POST', path: '/api/telemetry/remotes', access: open },
  'system.ip': { method: 'GET', path: addressPath, access: open },
} as const satisfies Record<string, Route>;
