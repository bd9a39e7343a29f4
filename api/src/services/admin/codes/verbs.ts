import type { AreaVerbs } from '../../verb';
import { importCodes, listCodes } from './customer-codes';
import { acceptInvalid, listInvalid, resolveInvalid } from './invalid-codes';

export const adminCodesVerbs = {
  'admin.invalid.list': listInvalid,
  'admin.invalid.resolve': resolveInvalid,
  'admin.invalid.accept': acceptInvalid,
  'admin.codes.list': listCodes,
  'admin.codes.import': importCodes,
} satisfies AreaVerbs<'admin/codes'>;
