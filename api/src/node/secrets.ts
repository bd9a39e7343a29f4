import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Secrets } from '../app/config';

/** The keys of this deployment, each derived from one secret for its one use. */
export async function loadSecrets(dataDir: string, given: string | undefined): Promise<Secrets> {
  const secret = Buffer.from(given ?? (await ownSecret(join(dataDir, 'secret'))), 'hex');
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `tvacha ${use}`, 32));
  return {
    accessToken: derive('access token'),
    refreshToken: derive('refresh token'),
    codePepper: derive('code pepper'),
    fileUrl: derive('file url'),
  };
}

/** The secret in the data folder, made on the first start and readable by its owner alone. */
async function ownSecret(path: string): Promise<string> {
  try {
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (!/^[0-9a-f]{64,}$/.test(secret)) throw new Error(`${path} does not hold a secret; restore it or remove it`);
  return secret;
}
