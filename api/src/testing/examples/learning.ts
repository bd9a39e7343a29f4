import type { RouteAreas } from '@tvacha/shared-contract';
import type { Examples } from './example';

export const learningExamples: Examples<RouteAreas['learning']> = {};
