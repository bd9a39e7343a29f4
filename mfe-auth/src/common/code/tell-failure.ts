import type { Code } from '@tvacha/shared-contract/codes';
import { toastFailure } from '@tvacha/shared-core/toasts';

/** What the forms around a code have a place of its own for. */
const placed: readonly Code[] = [
  'INVALID_OTP',
  'OTP_EXPIRED',
  'TOO_MANY_TRIES',
  'INVALID_CREDENTIALS',
  'APPROVAL_PENDING',
];

/** Any other failure of a code is said at its form, and once more in general (AUTH-04). */
export function tellFailure(problem: Code): void {
  if (!placed.includes(problem)) toastFailure();
}
