import { canRead, isStaff, type ReadingSection } from '@tvacha/shared-contract';
import type { Caller } from '../ctx';

/** Whether the caller may read a section for members; asked by verbs that show several sections at once. */
export const mayRead = (caller: Caller, section: ReadingSection): boolean =>
  caller.userId !== undefined && (caller.role === 'doctor' || isStaff(caller.role)) && canRead(caller, section, 'read');
