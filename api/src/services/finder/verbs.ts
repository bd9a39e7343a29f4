import type { AreaVerbs } from '../verb';
import { countFacets } from './count-facets';
import { listDoctors, showDoctor } from './doctors';
import { searchAll, suggest } from './search-all';
import { suggestDoctors } from './suggest-doctors';

export const finderVerbs = {
  'doctors.list': listDoctors,
  'doctors.facets': countFacets,
  'doctors.details': showDoctor,
  'doctors.suggest': suggestDoctors,
  'search.list': searchAll,
  'search.suggest': suggest,
} satisfies AreaVerbs<'finder'>;
