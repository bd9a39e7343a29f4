import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Secrets } from '../app/config';
import { type Env, EnvError } from './env';
import { readSealKeys } from './seal-keys';

type Given = Pick<Env, 'DATA_DIR' | 'SECRET' | 'SEAL_KEYS'>;

/** The keys of this deployment: those of the secret, each derived for its one use, and those that seal. */
export async function loadSecrets({ DATA_DIR, SECRET, SEAL_KEYS }: Given): Promise<Secrets> {
  const secret = Buffer.from(SECRET ?? (await ownSecret(join(DATA_DIR, 'secret'))), 'hex');
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `tvacha ${use}`, 32));
  return {
    accessToken: derive('access token'),
    refreshToken: derive('refresh token'),
    codePepper: derive('code pepper'),
    fileUrl: derive('file url'),
    sealKeys: SEAL_KEYS ?? (await ownSealKeys(join(DATA_DIR, 'seal-keys'))),
  };
}

/** What a file of the data folder holds, made on the first start and readable by its owner alone. */
async function kept(path: string, fresh: string): Promise<string> {
  try {
    await writeFile(path, fresh, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}

async function ownSecret(path: string): Promise<string> {
  const secret = await kept(path, randomBytes(32).toString('hex'));
  if (!/^[0-9a-f]{64,}$/.test(secret)) throw new Error(`${path} does not hold a secret; restore it or remove it`);
  return secret;
}

async function ownSealKeys(path: string): Promise<Secrets['sealKeys']> {
  const text = await kept(path, `1:${randomBytes(32).toString('base64')}`);
  try {
    return readSealKeys(text);
  } catch (error) {
    throw new EnvError(`${path} does not hold keys: ${(error as Error).message}`);
  }
}
