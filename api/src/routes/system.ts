import { bind } from '../http/bind';
import { health } from '../services/system/health';
import { ip } from '../services/system/ip';

export const systemRoutes = [bind('system.health', health), bind('system.ip', ip)];
