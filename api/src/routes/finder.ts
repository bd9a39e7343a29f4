import { bind } from '../http/bind';
import { countFacets } from '../services/finder/count-facets';
import { listDoctors } from '../services/finder/list-doctors';
import { searchAll } from '../services/finder/search-all';
import { showDoctor } from '../services/finder/show-doctor';
import { suggest } from '../services/finder/suggest';

export const finderRoutes = [
  bind('doctors.list', listDoctors),
  bind('doctors.facets', countFacets),
  bind('doctors.details', showDoctor),
  bind('search.list', searchAll),
  bind('search.suggest', suggest),
];
