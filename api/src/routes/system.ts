import { bind } from '../http/bind';
import { health } from '../services/system/health';
import { ip } from '../services/system/ip';
import { listSiteMap } from '../services/system/list-site-map';
import { reportRemotes } from '../services/system/report-remotes';

export const systemRoutes = [
  bind('system.health', health),
  bind('system.ip', ip),
  bind('sitemap.list', listSiteMap),
  bind('telemetry.remotes', reportRemotes),
];
