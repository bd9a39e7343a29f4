import type { CallLimit } from '../operation';
import type { OperationId } from '../routes';

type Ids = readonly OperationId[];

/*
 * How calls are treated, written down by hand a second time from the requirements, and never from the contract: a
 * slip in either place shows.
 */

/**
 * Where no token is looked at: whether the server is well and where a caller is (SES-06), the steps by which somebody
 * gets in, or stays in, while the token of before is stale (AUTH-01 to AUTH-08, SES-02, SES-03), and a calendar that
 * asks by its link (DOC-08).
 */
export const ignoresToken: Ids = [
  'system.health',
  'system.ip',
  'code.verify',
  'auth.create',
  'auth.otp.verify',
  'auth.otp.resend',
  'auth.login',
  'auth.verify',
  'auth.password.forgot',
  'auth.refresh',
  'demo.register',
  'demo.confirm',
  'events.feed.read',
];

/** Where a token that is not good counts as none: a stale scoped token is a stale link (LINK_EXPIRE, AUTH-06). */
export const forgivesToken: Ids = ['auth.password.reset'];

/** All that somebody may do who must choose a password first (AUTH-06), beside what is open to anyone. */
export const atFirstLogin: Ids = ['auth.password.change', 'auth.password.keep', 'auth.logout'];

/** All that somebody may change who only looks around (AUTH-08), beside what is open to anyone. */
export const changedInDemo: Ids = ['auth.logout'];

/**
 * Where nothing but a code that was sent will do (SEC-12): the login by phone (AUTH-05), the contacts of a
 * registration (AUTH-04), the demo (AUTH-08) and a new contact of one's own.
 */
export const takesCode: Ids = ['auth.verify', 'auth.otp.verify', 'demo.confirm', 'users.contact.confirm'];

/** Limits of their own, and what is never counted (SEC-42). */
export const limits: Partial<Record<OperationId, CallLimit | 'none'>> = {
  'system.health': 'none',
  'search.list': 'searchesPerMinute',
  'documents.search': 'searchesPerMinute',
  'contents.facets': 'facetsPerMinute',
  'doctors.suggest': 'suggestionsPerMinute',
  'search.suggest': 'suggestionsPerMinute',
  'questions.similar': 'suggestionsPerMinute',
  'admin.find': 'suggestionsPerMinute',
  'enrollments.certificate.file': 'certificatesPerMinute',
  'certificates.verify': 'certificatesPerMinute',
  'learning.record': 'certificatesPerMinute',
  'learning.record.file': 'certificatesPerMinute',
  'users.export': 'exportsPerMinute',
  'admin.users.export': 'exportsPerMinute',
  'admin.bulk.export': 'exportsPerMinute',
  'telemetry.remotes': 'reportsPerMinute',
};
