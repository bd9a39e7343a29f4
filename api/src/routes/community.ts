import type { Binding } from '../http/bind';

export const communityRoutes: Binding[] = [];
