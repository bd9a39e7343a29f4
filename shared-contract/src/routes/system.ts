import { addressPath } from '@tvacha/shared-contract/realtime';
import { open, operation } from './access';

export const checkHealth = operation('system.health', 'GET', '/api/health', open);
export const listSiteMap = operation('sitemap.list', 'GET', '/api/sitemap', open);
export const reportRemotes = operation('telemetry.remotes', 'POST', '/api/telemetry/remotes', open);
export const showOwnAddress = operation('system.ip', 'GET', addressPath, open);
