import type { AreaVerbs } from '../../verb';
import { importCodes } from './import-codes';
import { listCodes } from './list-codes';
import { listInvalid } from './list-invalid';
import { acceptInvalid, resolveInvalid } from './settle-invalid';

export const adminCodesVerbs = {
  'admin.invalid.list': listInvalid,
  'admin.invalid.resolve': resolveInvalid,
  'admin.invalid.accept': acceptInvalid,
  'admin.codes.list': listCodes,
  'admin.codes.import': importCodes,
} satisfies AreaVerbs<'admin/codes'>;
