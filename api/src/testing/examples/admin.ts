import type { RouteAreas } from '@tvacha/shared-contract';
import { type Examples, exampleId } from './example';

export const adminExamples: Examples<RouteAreas['admin']> = {
  'admin.dashboard': {},
  'admin.users.list': { query: { state: 'pending', search: 'rao', sort: 'name', page: 1, dataPerPage: 20 } },
  'admin.users.details': { query: { id: exampleId } },
  'admin.users.approve': { body: { id: exampleId } },
  'admin.users.reject': { body: { id: exampleId, reason: 'The registration number is not known' } },
};
