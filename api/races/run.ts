import { unlimited } from '../conformance/unlimited';
import { createConfig } from '../src/app/config';
import { makeApp, testSecrets } from '../src/testing/make-app';
import { rightCodes, wrongCodes } from './codes';
import { beginnings, posts } from './community';
import { decisions } from './decisions';
import { codeRequests, contactChanges, passwordLogins, proofs } from './identity';
import { attempts, enrolments, votes } from './learning';
import { logins } from './logins';
import type { Outcome, Race, Scale } from './race';
import { refreshes } from './refreshes';

export const races = {
  refreshes,
  'wrong codes': wrongCodes,
  'right codes': rightCodes,
  logins,
  'code requests': codeRequests,
  'password logins': passwordLogins,
  proofs,
  'contact changes': contactChanges,
  votes,
  'quiz attempts': attempts,
  enrolments,
  decisions,
  beginnings,
  posts,
} satisfies Record<string, Race>;
export type RaceName = keyof typeof races;

const { otp } = createConfig({ secrets: testSecrets });

/** Races for the pause between two codes; for the others there is none, as they ask for many. */
const pausing: ReadonlySet<RaceName> = new Set(['code requests', 'contact changes']);

/** Runs one race over an emptied database that was lent; limits of tries stay, those of rates do not. */
export async function runRace(name: RaceName, scale: Scale): Promise<Outcome> {
  const test = await makeApp({ limits: unlimited.limits, otp: pausing.has(name) ? otp : { ...otp, resendAfter: 0 } });
  return races[name](test, scale);
}
