import * as constants from '@tvacha/shared-contract/constants';
import type { TokenScope } from '@tvacha/shared-contract/routes';
import { fullPasswordCost, type PasswordCost } from '../auth/password';
import { type Limits, usualLimits } from './limits';

/** A key that sealed values name by its version. */
export interface SealKey {
  /** From 1; never used for another key. */
  version: number;
  /** 256 bits. */
  key: Uint8Array;
}

export interface Secrets {
  /** At least 256 bits each. */
  accessToken: Uint8Array;
  refreshToken: Uint8Array;
  codePepper: Uint8Array;
  fileUrl: Uint8Array;
  /** What is kept sealed in the database: the first is for writing, all are for reading. */
  sealKeys: readonly [SealKey, ...SealKey[]];
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;

/** Everything about a deployment that a rule may depend on. Durations in milliseconds. */
export interface Config {
  version: string;
  /** The origin people see; with https the device cookie is a `__Host-` one. */
  publicUrl: string;
  /** Where messages of the contact form are mailed to. */
  teamEmail: string;
  secrets: Secrets;
  /** What new passwords are hashed with; a server refuses to start with less than the full cost. */
  passwordCost: PasswordCost;
  /** Whether a refresh token is worth something only together with the device cookie. */
  deviceBinding: boolean;
  /** Whether messages stay in the database and are shown at /dev/outbox, and to whom: this machine, or anybody. */
  outbox: false | 'local' | 'public';
  /** Largest request body, in bytes. */
  maxBody: number;
  accessTokenLife: number;
  refreshGrace: number;
  sessionLife: { member: Life; staff: Life; demo: Life };
  otp: {
    life: number;
    tries: number;
    resendAfter: number;
    perTenMinutes: number;
    perDay: number;
    /** For an email address, beside the others. */
    perHourByMail: number;
  };
  /** How long a person without a session may go on with what they proved. */
  scopedTokenLife: Record<TokenScope, number>;
  /** The sum that a busy address is asked to solve: how hard it is, and how long it may be handed in. */
  work: { bits: number; life: number };
  /** Failed logins of one account: how many a day, how long it then rests, and how many at all (SEC-11). */
  failures: { perDay: number; rest: number; most: number };
  /** Refusals that the audit log takes in an hour, from one address and in all (SEC-43). */
  auditedRefusals: { perAddress: number; inAll: number };
  /** How mail and SMS are tried: how often, how long between, and how long one try may take. */
  delivery: { tries: number; firstPause: number; longestPause: number; lease: number };
  /** How long what is of no use any more is kept. */
  retention: Retention;
  /** Passkeys: the most a person has, and how long a browser may take over one. */
  passkeys: { most: number; life: number };
  /** How old a proof may be where one is asked for (SEC-26). */
  proofLife: number;
  limits: Limits;
  fileUrlLife: number;
  /** A look at the dashboard so long after the last one begins a visit. */
  visitPause: number;
  /** How old the counts of the menu may be, which count whole tables. */
  countsLife: number;
  /** Origin of links to public files, where they have one of their own. */
  filesOrigin?: string;
  uploads: UploadLimits;
}

/** How long after its end, or after it was last used. */
export interface Retention {
  sessions: number;
  /** Refresh tokens that were exchanged; a replay is known as one for that long. */
  spentTokens: number;
  loginFailures: number;
  invalidCodes: number;
  remoteReports: number;
  /** Mail and SMS that were delivered. */
  messages: number;
  /** Those that were given up. */
  deadMessages: number;
  /** What became of the accounts of a run; the audit log keeps it for good. */
  bulkJobs: number;
  /** Accounts to look around with whose phone was never proved. */
  unprovedDemos: number;
  /** Registrations that nobody went on with. */
  abandonedRegistrations: number;
  codes: number;
  /** Files that were not taken, which count for the quota of a day. */
  refusedFiles: number;
  /** Messages of the contact form, once they are handled. */
  contactMessages: number;
  /** Drafts of contributions in which nothing was written. */
  emptyDrafts: number;
  /** Quizzes that were begun and never handed in; until then their questions stay as they are. */
  quizSittings: number;
  /** Time spent learning, by day; the five years for which doctors count, and the one that runs. */
  learningTime: number;
  /** What members were told of at the bell. */
  notices: number;
  /** Marks that were removed from a document; a device that was away for longer may bring one back. */
  removedMarks: number;
  /** Counts for the charts, which cover two years. */
  analytics: number;
  /** Reads of each piece by day, of which ninety days are told. */
  dailyReads: number;
  searchMisses: number;
}

/** What uploads may take of the server (SEC-34). Sizes in bytes. */
export interface UploadLimits {
  /** What one person may send in any 24 hours. */
  daily: { member: Allowance; staff: Allowance };
  /** Calls with files that one person may have under way at once. */
  parallel: number;
  /** What all calls with files may hold in memory at once. */
  inFlight: number;
  /** How long a file that no record holds is kept. */
  orphanLife: number;
}

export interface Allowance {
  files: number;
  bytes: number;
}

export interface Life {
  absolute: number;
  idle: number;
}

const defaults = {
  version: '1.0.0',
  publicUrl: 'http://127.0.0.1:4000',
  teamEmail: 'team@tvacha.example',
  passwordCost: fullPasswordCost,
  deviceBinding: true,
  outbox: false,
  maxBody: 1_048_576,
  accessTokenLife: 10 * minute,
  refreshGrace: 10 * second,
  sessionLife: {
    member: { absolute: 30 * day, idle: 7 * day },
    staff: { absolute: 12 * hour, idle: 30 * minute },
    demo: { absolute: constants.demoHours * hour, idle: constants.demoHours * hour },
  },
  otp: { life: 5 * minute, tries: 5, resendAfter: minute, perTenMinutes: 3, perDay: 10, perHourByMail: 5 },
  scopedTokenLife: { correction: hour, registration: hour, reset: 10 * minute, 'second-factor': 5 * minute },
  work: { bits: 14, life: 2 * minute },
  failures: { perDay: 20, rest: 15 * minute, most: 100 },
  auditedRefusals: { perAddress: 30, inAll: 600 },
  // About a day in all.
  delivery: { tries: 17, firstPause: 2 * second, longestPause: 6 * hour, lease: 2 * minute },
  retention: {
    sessions: 90 * day,
    spentTokens: 7 * day,
    loginFailures: 90 * day,
    invalidCodes: 180 * day,
    remoteReports: 30 * day,
    messages: 7 * day,
    deadMessages: 30 * day,
    bulkJobs: 90 * day,
    unprovedDemos: day,
    // The purge comes every hour, and a code must be gone after a day (SEC-07).
    codes: 23 * hour,
    abandonedRegistrations: 90 * day,
    notices: 90 * day,
    refusedFiles: day,
    contactMessages: 365 * day,
    emptyDrafts: 7 * day,
    quizSittings: 30 * day,
    learningTime: 6 * 366 * day,
    removedMarks: 180 * day,
    analytics: 2 * 731 * day,
    dailyReads: 92 * day,
    searchMisses: 91 * day,
  },
  passkeys: { most: 10, life: 2 * minute },
  proofLife: 5 * minute,
  limits: usualLimits,
  fileUrlLife: 300 * second,
  visitPause: 4 * hour,
  countsLife: minute,
  uploads: {
    daily: {
      member: { files: 60, bytes: 300 * megabyte },
      staff: { files: 600, bytes: 6000 * megabyte },
    },
    parallel: 5,
    inFlight: 256 * megabyte,
    orphanLife: 2 * day,
  },
} satisfies Omit<Config, 'secrets'>;

export type GivenConfig = Partial<Omit<Config, 'limits' | 'sessionLife'>> &
  Pick<Config, 'secrets'> & { limits?: Partial<Limits>; staffLife?: Life };

/** The product's values, with those of this deployment in their place. */
export const createConfig = ({ limits, staffLife, ...given }: GivenConfig): Config => ({
  ...defaults,
  ...given,
  limits: { ...usualLimits, ...limits },
  sessionLife: { ...defaults.sessionLife, ...(staffLife ? { staff: staffLife } : {}) },
});
