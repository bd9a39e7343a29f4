export interface Secrets {
  /** At least 256 bits each. */
  accessToken: Uint8Array;
  refreshToken: Uint8Array;
  codePepper: Uint8Array;
  fileUrl: Uint8Array;
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
  secrets: Secrets;
  /** Whether a refresh token is worth something only together with the device cookie. */
  deviceBinding: boolean;
  /** Whether messages stay in the database and are shown at /dev/outbox. */
  outbox: boolean;
  /** Largest request body, in bytes. */
  maxBody: number;
  accessTokenLife: number;
  refreshGrace: number;
  sessionLife: { member: Life; staff: Life };
  otp: { life: number; tries: number; resendAfter: number; perTenMinutes: number; perDay: number };
  limits: Limits;
  fileUrlLife: number;
  /** Origin of links to public files, where they have one of their own. */
  filesOrigin?: string;
  uploads: UploadLimits;
}

/** The most there may be in a window of one minute, or of a quarter of an hour where the name says so. */
export interface Limits {
  lookupsPerMinute: number;
  codesPerMinute: number;
  passwordsPerQuarter: number;
  /** All calls without a login from one address (SEC-42). */
  anonymousPerMinute: number;
  /** All calls of one user (SEC-42). */
  userPerMinute: number;
  searchesPerMinute: number;
  exportsPerMinute: number;
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
  deviceBinding: true,
  outbox: false,
  maxBody: 1_048_576,
  accessTokenLife: 10 * minute,
  refreshGrace: 10 * second,
  sessionLife: {
    member: { absolute: 30 * day, idle: 7 * day },
    staff: { absolute: 12 * hour, idle: 30 * minute },
  },
  otp: { life: 5 * minute, tries: 5, resendAfter: minute, perTenMinutes: 3, perDay: 10 },
  limits: {
    lookupsPerMinute: 60,
    codesPerMinute: 60,
    passwordsPerQuarter: 20,
    anonymousPerMinute: 200,
    userPerMinute: 600,
    searchesPerMinute: 30,
    exportsPerMinute: 1,
  },
  fileUrlLife: 300 * second,
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

export type GivenConfig = Partial<Omit<Config, 'limits'>> & Pick<Config, 'secrets'> & { limits?: Partial<Limits> };

/** The product's values, with those of this deployment in their place. */
export const createConfig = ({ limits, ...given }: GivenConfig): Config => ({
  ...defaults,
  ...given,
  limits: { ...defaults.limits, ...limits },
});
