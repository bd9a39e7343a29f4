import { countResources } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { createResource } from './resource';

export const countsResource = createResource({ name: 'countData', load: () => call(countResources) });
