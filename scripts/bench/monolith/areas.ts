import { descriptions, load } from 'virtual:areas';
import type { RemoteDescription } from '@tvacha/shared-contract/registry';
import type { RemoteDefinition } from '@tvacha/shared-core/remote';
import type { AreaInfo } from '../../../shell/src/federation/contract';

/** What an area brings when it is opened. */
export type AreaCode = Pick<RemoteDefinition, 'routes' | 'resources' | 'reducers' | 'saga'>;

export const areas = descriptions.map((one: RemoteDescription): AreaInfo => ({ ...one, available: true }));

/** The same code as the remotes, behind one lazy boundary each, as a single application would have it. */
export const loadArea = (area: string): Promise<AreaCode> => load[area]();
