import { all, call, put, race, take, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { call as callServer } from '@tvacha/shared-core/http';
import { toast } from '@tvacha/shared-core/toasts';
import {
  proofAsked,
  proofCodeAsked,
  proofCodeSent,
  proofFailed,
  proofGiven,
  proofLeft,
  proofSubmitted,
} from './proof.slice';

type Terms = Awaited<ReturnType<typeof sendCode>>;
const sendCode = () => callServer('auth.prove.code');

function* submit({ payload }: ReturnType<typeof proofSubmitted>) {
  try {
    yield call(callServer, 'auth.prove', { body: payload });
    yield put(proofGiven());
    yield call(toast, 'VERIFIED');
  } catch (error) {
    yield put(proofFailed(codeOf(error)));
  }
}

function* askCode() {
  try {
    const { resendIn, expiresIn }: Terms = yield call(sendCode);
    const now = Date.now();
    yield put(proofCodeSent({ resendAt: now + resendIn * 1000, expiresAt: now + expiresIn * 1000 }));
    yield call(toast, 'OTP_SENT');
  } catch (error) {
    yield put(proofFailed(codeOf(error)));
  }
}

export function* proofSaga() {
  yield all([takeLeading(proofSubmitted, submit), takeLeading(proofCodeAsked, askCode)]);
}

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
