import { newestVersion } from '../auth/seal';
import { resealAll } from '../services/auth/reseal';
import { readArguments, runCommand, say, withDatabase } from './run-command';
import { loadSecrets } from './secrets';

/**
 * Seals everything anew with the newest key and says of how many rows; 1, and nothing changed, where a key is missing.
 */
runCommand(async (env) => {
  readArguments({});
  const { resealed, already, missing, secrets } = await withDatabase(env, async (db) => {
    const secrets = await loadSecrets(env);
    return { ...(await resealAll(db, { secrets })), secrets };
  });
  for (const [version, rows] of missing)
    say(`Key ${version} is missing: ${rows} rows need it. Give it in SEAL_KEYS, after the others.`);
  if (missing.size > 0) say('Nothing was changed.');
  else say(`Key ${newestVersion({ secrets })}: ${resealed} rows sealed anew, ${already} were already.`);
  return missing.size > 0 ? 1 : 0;
});
