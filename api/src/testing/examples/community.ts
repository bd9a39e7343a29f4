import type { RouteAreas } from '@tvacha/shared-contract';
import type { Examples } from './example';

export const communityExamples: Examples<RouteAreas['community']> = {};
