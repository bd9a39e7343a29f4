import { useEffect, useRef } from 'react';

/** What browsers with WebOTP answer; not yet among TypeScript's own types. */
interface SmsCredential extends Credential {
  code?: string;
}
interface SmsRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

const isOffered = () => typeof window !== 'undefined' && 'OTPCredential' in window;

/**
 * Hands on the code of an SMS that arrives while the field stands, where the browser offers that and its user agrees.
 * @param wanted false for codes that come another way.
 */
export function useSmsCode(wanted: boolean, onCode: (code: string) => void): void {
  const handOn = useRef(onCode);
  useEffect(() => {
    handOn.current = onCode;
  });
  useEffect(() => {
    if (!wanted || !isOffered()) return;
    const leaving = new AbortController();
    const request: SmsRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (answer: SmsCredential | null) => {
        if (answer?.code && !leaving.signal.aborted) handOn.current(answer.code);
      },
      // Refused or given up: the code is typed in.
      () => undefined,
    );
    return () => leaving.abort();
  }, [wanted]);
}
