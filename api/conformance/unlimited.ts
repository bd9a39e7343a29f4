import { createConfig } from '../src/app/config';
import type { Limits } from '../src/app/limits';

const nothing = new Uint8Array(32);
const secrets = {
  accessToken: nothing,
  refreshToken: nothing,
  codePepper: nothing,
  fileUrl: nothing,
  sealKeys: [{ version: 1, key: nothing }],
} as const;
const { limits, otp } = createConfig({ secrets });

/** Limits that no run reaches: what is fuzzed are the rules behind them. */
export const unlimited = {
  limits: Object.fromEntries(Object.keys(limits).map((name) => [name, 1e9])) as unknown as Limits,
  otp: { ...otp, resendAfter: 0, perTenMinutes: 1e9, perDay: 1e9 },
};
