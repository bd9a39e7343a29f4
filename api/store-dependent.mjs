const files = [
  'api/conformance/conformance',
  'api/races/races',
  'api/src/db/migrate',
  // The full run has what starts servers one after the other: a restore by pg_dump, and a run of 1,000 killed twice.
  'api/src/node/scaled/(?!restore|bulk-killed)[^/]+',
  'api/src/services/account/(?:people-in-tables|privacy)',
  'api/src/services/annotations/[^/]+',
  'api/src/services/outbox/outbox',
  'api/src/services/admin/(?:bulk/[^/]+|chats/chats|codes/codes|contents/contents|users/[^/]+)',
  'api/src/services/(?:audit|audit-chain|audit-refusal|ctx|purge-records)',
  'api/src/services/auth/(?:codes|failures|login|passwords|refresh|second-factor|sessions|single-device|strangers)',
  'api/src/services/(?:contents|finder|learning|questions|telemetry)/[^/]+',
  'api/src/services/reading/(?:counts|ebooks)',
  'api/src/services/registration/(?:register|verify-contact|verify-customer)',
  'api/src/services/uploads/quota',
  'demo/src/life',
];

/**
 * Patterns of what behaves by the store it runs on: transactions and locks, unique rows under races, search, sorting
 * and counting, expiry, erasure by foreign keys, and what needs two servers.
 */
export const storeDependent = files.map((name) => `/${name}\\.test\\.ts$`);

/** Left to the run on Postgres, where one is beside this run; on the embedded database too in the full run. */
export const leftToPostgres = process.env.TVACHA_BESIDE_POSTGRES ? storeDependent : [];
