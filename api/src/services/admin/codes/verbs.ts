import type { AreaVerbs } from '../../verb';
import { importCodes, listCodes, withdrawCode } from './customer-codes';
import { acceptInvalid, findApplicants, linkInvalid, listInvalid, resolveInvalid } from './invalid-codes';
import { listNear } from './list-near';

export const adminCodesVerbs = {
  'admin.invalid.list': listInvalid,
  'admin.invalid.resolve': resolveInvalid,
  'admin.invalid.accept': acceptInvalid,
  'admin.invalid.applicants': findApplicants,
  'admin.invalid.link': linkInvalid,
  'admin.invalid.near': listNear,
  'admin.codes.list': listCodes,
  'admin.codes.import': importCodes,
  'admin.codes.withdraw': withdrawCode,
} satisfies AreaVerbs<'admin/codes'>;
