import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';

const facts = 0;
const [target = '', query] = paths
  .patientCategory({ speciality: 'all', section: facts, name: patientSections[facts].title })
  .split('?');
const fields = [...new URLSearchParams(query)];

/** Where a search of the patient articles begins, and what its address says besides the words. */
export const articleSearch = {
  target,
  fields,
  pathOf: (search: string) => `${target}?${new URLSearchParams([...fields, ['search', search]])}`,
} as const;
