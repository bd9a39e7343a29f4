import { listSpecialities } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { createResource } from './resource';

export const specialitiesResource = createResource({ name: 'speciality', load: () => call(listSpecialities) });
