import type { RouteAreas } from '@tvacha/shared-contract';
import type { Examples } from './example';

export const systemExamples: Examples<RouteAreas['system']> = {
  'system.health': {},
  'system.ip': {},
  'sitemap.list': {},
  'telemetry.remotes': { body: { reports: [{ remote: 'doctor', version: '1.0.0', event: 'loaded', took: 420 }] } },
};
