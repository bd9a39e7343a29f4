import { bind } from '../http/bind';
import { countFacets } from '../services/doctors/count-facets';
import { listDoctors } from '../services/doctors/list-doctors';
import { showDoctor } from '../services/doctors/show-doctor';
import { searchAll } from '../services/search/search-all';
import { suggest } from '../services/search/suggest';

export const finderRoutes = [
  bind('doctors.list', listDoctors),
  bind('doctors.facets', countFacets),
  bind('doctors.details', showDoctor),
  bind('search.list', searchAll),
  bind('search.suggest', suggest),
];
