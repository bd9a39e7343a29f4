import type { StorePart } from '@tvacha/shared-core/resources';
import { articles, categories, foundArticles } from '../state/articles';
import { certificateChecks } from '../state/certificates';
import { doctorFacets, doctorProfiles, doctorSuggestions, doctors } from '../state/doctors';
import { liveTalks } from '../state/live-talks';
import { masterdata } from '../state/masterdata';

/** What this area loads, each in a slice of its name or of the one that it is a field of (MFE-13). */
export const resources: readonly StorePart[] = [
  ...Object.values(categories),
  articles,
  certificateChecks,
  doctorFacets,
  doctorProfiles,
  doctorSuggestions,
  doctors,
  foundArticles,
  liveTalks,
  masterdata,
];
