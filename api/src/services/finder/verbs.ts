import type { AreaVerbs } from '../verb';
import { countFacets } from './count-facets';
import { listDoctors } from './list-doctors';
import { searchAll } from './search-all';
import { showDoctor } from './show-doctor';
import { suggest } from './suggest';
import { suggestDoctors } from './suggest-doctors';

export const finderVerbs = {
  'doctors.list': listDoctors,
  'doctors.facets': countFacets,
  'doctors.details': showDoctor,
  'doctors.suggest': suggestDoctors,
  'search.list': searchAll,
  'search.suggest': suggest,
} satisfies AreaVerbs<'finder'>;
