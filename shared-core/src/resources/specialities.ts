import { call } from '@tvacha/shared-core/http';
import { createResource } from './resource';

export const specialitiesResource = createResource({ name: 'speciality', load: () => call('specialities.list') });
