import { call, put, race, take } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { proofAsked, proofGiven, proofLeft } from './proof.slice';

/**
 * Does what wants a fresh proof of who it is (SEC-26): where the server refuses for the lack of one, asks for it and
 * does it again.
 * @throws AbortError where it is left at the question.
 */
export function* withProof(run: () => Promise<unknown>): Generator<unknown, void, { given?: unknown }> {
  try {
    yield call(run);
    return;
  } catch (error) {
    if (codeOf(error) !== 'PROOF_NEEDED') throw error;
  }
  yield put(proofAsked());
  const { given } = yield race({ given: take(proofGiven), left: take(proofLeft) });
  if (!given) throw new DOMException('Left at the question', 'AbortError');
  yield call(run);
}
