import type { Binding } from '../http/bind';

export const learningRoutes: Binding[] = [];
