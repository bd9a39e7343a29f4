import type { AreaVerbs } from '../verb';
import { reportRemotes } from './report-remotes';
import { health, ip, listSiteMap } from './system';

export const systemVerbs = {
  'system.health': health,
  'sitemap.list': listSiteMap,
  'telemetry.remotes': reportRemotes,
  'system.ip': ip,
} satisfies AreaVerbs<'system'>;
