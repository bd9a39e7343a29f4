import { proveIdentity, sendProofCode } from '@tvacha/shared-contract/routes/auth';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { useState } from 'react';
import { proofCodeSent, proofGiven } from './proof';

/** What somebody shows; one of them. */
export type Proof = { password: string } | { otp: string } | { totp: string };

export interface ProofCalls {
  prove: (proof: Proof) => Promise<void>;
  askCode: () => Promise<void>;
}

/** The calls of the dialog, and whether one is under way. */
export function useProof() {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const whileBusy = async (run: () => Promise<void>) => {
    setBusy(true);
    try {
      await run();
    } finally {
      setBusy(false);
    }
  };
  const calls: ProofCalls = {
    prove: (proof) =>
      whileBusy(async () => {
        await call(proveIdentity, { body: proof });
        dispatch(proofGiven());
        toast('VERIFIED');
      }),
    askCode: () =>
      whileBusy(async () => {
        const { resendIn, expiresIn } = await call(sendProofCode);
        const now = Date.now();
        dispatch(proofCodeSent({ resendAt: now + resendIn * 1000, expiresAt: now + expiresIn * 1000 }));
        toast('OTP_SENT');
      }),
  };
  return { isBusy, calls };
}
