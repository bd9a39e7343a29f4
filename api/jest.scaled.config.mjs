import config from './jest.config.mjs';

/** The whole suite on a Postgres server, and beside it what needs one, or Redis. `npm run test:postgres` gives the addresses. */
export default { ...config, displayName: 'api on Postgres', testPathIgnorePatterns: [] };
