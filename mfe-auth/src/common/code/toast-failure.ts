import type { Code } from '@tvacha/shared-contract/codes';
import { codeOf } from '@tvacha/shared-core/errors';
import { toastFailure } from '@tvacha/shared-core/toasts';

/** What the forms around a code have a place of its own for. */
const placed: readonly Code[] = ['INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_TRIES', 'INVALID_CREDENTIALS', 'RATE_LIMITED'];

/** Any other failure of a code is said at its form, and once more in general (AUTH-04). */
export async function tellFailure<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!placed.includes(codeOf(error))) toastFailure();
    throw error;
  }
}
