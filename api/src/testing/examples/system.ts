import type { RouteAreas } from '@tvacha/shared-contract';
import type { Examples } from './example';

export const systemExamples: Examples<RouteAreas['system']> = {
  'system.health': {},
  'system.ip': {},
};
