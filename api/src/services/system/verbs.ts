import type { AreaVerbs } from '../verb';
import { health } from './health';
import { ip } from './ip';
import { listSiteMap } from './list-site-map';
import { reportRemotes } from './report-remotes';

export const systemVerbs = {
  'system.health': health,
  'sitemap.list': listSiteMap,
  'telemetry.remotes': reportRemotes,
  'system.ip': ip,
} satisfies AreaVerbs<'system'>;
