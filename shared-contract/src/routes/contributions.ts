/* Cases and images that members share. */
import { memberOfAny, operation, session } from './access';

const sections = ['Contribution Images', 'Contribution Cases'] as const;
const contributions = '/api/contributions';

export const listContributions = operation('contributions.list', 'GET', contributions, memberOfAny(sections, 'read'));
export const showContribution = operation(
  'contributions.details',
  'GET',
  `${contributions}/details/`,
  memberOfAny(sections, 'read'),
);
export const listWithoutCopyright = operation(
  'contributions.nocopyright',
  'GET',
  `${contributions}/nocopyright`,
  memberOfAny(sections, 'read'),
);
export const createContribution = operation(
  'contributions.create',
  'POST',
  contributions,
  memberOfAny(sections, 'create'),
);
export const updateContribution = operation(
  'contributions.update',
  'PUT',
  contributions,
  memberOfAny(sections, 'update'),
);
export const deleteContribution = operation(
  'contributions.delete',
  'DELETE',
  contributions,
  memberOfAny(sections, 'delete'),
);
export const beginContribution = operation(
  'contributions.begin',
  'POST',
  `${contributions}/drafts`,
  memberOfAny(sections, 'create'),
);
export const saveContribution = operation(
  'contributions.save',
  'PUT',
  `${contributions}/drafts`,
  memberOfAny(sections, 'create'),
);
export const addPicture = operation(
  'contributions.pictures.add',
  'POST',
  `${contributions}/drafts/pictures`,
  memberOfAny(sections, 'create'),
);
export const removePicture = operation(
  'contributions.pictures.remove',
  'DELETE',
  `${contributions}/drafts/pictures`,
  memberOfAny(sections, 'create'),
);
export const submitContribution = operation(
  'contributions.submit',
  'POST',
  `${contributions}/drafts/submit`,
  memberOfAny(sections, 'create'),
);
export const reopenContribution = operation(
  'contributions.reopen',
  'POST',
  `${contributions}/reopen`,
  memberOfAny(sections, 'update'),
);
// Whoever gave a consent may always take it back, whatever else they may still do.
export const withdrawPatientConsent = operation(
  'contributions.withdraw',
  'POST',
  `${contributions}/consent/withdraw`,
  session,
);
