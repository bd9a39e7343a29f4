import type { Access, OperationId } from './routes';
import { readRight } from './testing/read-right';
import { rights } from './testing/rights-table';

export { atFirstLogin, changedInDemo, forgivesToken, ignoresToken } from './testing/call-rules-table';

/** Who may call an operation by the table of rights, whatever the contract says. */
export const accessByTable = (id: OperationId): Access => readRight(rights[id]).access;

/** Whether an operation wants a fresh proof by the table of rights, whatever the contract says. */
export const wantsProofByTable = (id: OperationId): boolean => readRight(rights[id]).fresh !== undefined;
