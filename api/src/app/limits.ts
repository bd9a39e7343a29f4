/** The most there may be in a window of one minute, or of the time that the name says. */
export interface Limits {
  lookupsPerMinute: number;
  /** Codes asked for from one address before each further one costs work (SEC-10). */
  codesPerMinute: number;
  /** New contacts that one registration tries before any is proved. */
  correctionsPerHour: number;
  /** Logins by password from one address within an hour before each further one costs work (SEC-10). */
  loginsPerHour: number;
  /** SMS of all callers together (SEC-12). */
  smsPerMinute: number;
  /** All calls without a login from one address (SEC-42). */
  anonymousPerMinute: number;
  /** All calls of one user (SEC-42). */
  userPerMinute: number;
  searchesPerMinute: number;
  /** Counts by which lists are narrowed, one with each filter that is set. */
  facetsPerMinute: number;
  /** Titles asked for while somebody types. */
  suggestionsPerMinute: number;
  /** Reports of remotes, each of up to twenty events. */
  reportsPerMinute: number;
  /** Events of remotes of all callers together that are kept; more are dropped. */
  reportedRowsPerDay: number;
  /** Searches without result of all callers together that are counted; more are dropped. */
  missesPerDay: number;
  exportsPerMinute: number;
  /** Certificates that one caller checks or has drawn. */
  certificatesPerMinute: number;
  /** How often calendars may ask by one link. */
  feedsPerHour: number;
  /** Quizzes that one member hands in. */
  attemptsPerHour: number;
  /** Questions and answers that one member posts. */
  postsPerHour: number;
  /** Cases and images that one member shares. */
  contributionsPerHour: number;
  /** Messages that one member writes to the team. */
  chatsPerMinute: number;
  /** Contact forms from one address. */
  contactsPerHour: number;
}

/** The product's own, where a deployment gives no other. */
export const usualLimits: Limits = {
  lookupsPerMinute: 60,
  codesPerMinute: 10,
  correctionsPerHour: 5,
  loginsPerHour: 30,
  smsPerMinute: 600,
  anonymousPerMinute: 200,
  userPerMinute: 600,
  searchesPerMinute: 30,
  facetsPerMinute: 120,
  suggestionsPerMinute: 60,
  reportsPerMinute: 30,
  reportedRowsPerDay: 20_000,
  missesPerDay: 2000,
  exportsPerMinute: 1,
  certificatesPerMinute: 20,
  feedsPerHour: 60,
  attemptsPerHour: 60,
  postsPerHour: 10,
  contributionsPerHour: 20,
  chatsPerMinute: 30,
  contactsPerHour: 20,
};
