/* Invalid Customer Ids, and the codes that are valid. */
import { operation, staff } from '../access';

export const listInvalidCodes = operation(
  'admin.invalid.list',
  'GET',
  '/api/admin/invalidcodes',
  staff('Invalid Customer Ids', 'read'),
);
export const resolveInvalidCode = operation(
  'admin.invalid.resolve',
  'POST',
  '/api/admin/invalidcodes/resolve',
  staff('Invalid Customer Ids', 'update'),
);
export const acceptInvalidCode = operation(
  'admin.invalid.accept',
  'POST',
  '/api/admin/invalidcodes/accept',
  staff('Invalid Customer Ids', 'create'),
);
export const findApplicants = operation(
  'admin.invalid.applicants',
  'GET',
  '/api/admin/invalidcodes/applicants',
  staff('Invalid Customer Ids', 'create'),
);
export const linkInvalidCode = operation(
  'admin.invalid.link',
  'POST',
  '/api/admin/invalidcodes/link',
  staff('Invalid Customer Ids', 'create'),
);
export const listNearCodes = operation(
  'admin.invalid.near',
  'GET',
  '/api/admin/invalidcodes/near',
  staff('Invalid Customer Ids', 'read'),
);
export const listCodes = operation(
  'admin.codes.list',
  'GET',
  '/api/admin/codes',
  staff('Invalid Customer Ids', 'read'),
);
export const importCodes = operation(
  'admin.codes.import',
  'POST',
  '/api/admin/codes/import',
  staff('Invalid Customer Ids', 'create'),
);
export const withdrawCode = operation(
  'admin.codes.withdraw',
  'DELETE',
  '/api/admin/codes',
  staff('Invalid Customer Ids', 'delete'),
);
