import type { RemoteDefinition } from '@tvacha/shared-core/remote';

/** What an area brings when it is opened. */
export type AreaCode = Pick<RemoteDefinition, 'routes' | 'reducers' | 'saga'>;
