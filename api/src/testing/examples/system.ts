import type { Examples } from './example';

export const systemExamples: Examples<'system'> = {
  'system.health': {},
  'system.ip': {},
  'sitemap.list': {},
  'telemetry.remotes': { body: { reports: [{ remote: 'doctor', version: '1.0.0', event: 'loaded', took: 420 }] } },
};
