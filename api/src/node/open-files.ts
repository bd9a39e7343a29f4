import { join } from 'node:path';
import type { FileStore } from '../files/file-store';
import { type Scanner, scannersInTurn } from '../uploads/scanner';
import { clamdScanner } from './clamd-scanner';
import { diskFiles } from './disk-files';
import type { Env } from './env';

/** Files where the environment has them: in a bucket, or in the data folder. */
export async function openFiles(env: Env): Promise<FileStore> {
  const { S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_ENDPOINT, S3_REGION, DATA_DIR } = env;
  if (!S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return diskFiles(join(DATA_DIR, 'files'));
  // Only loaded where it is wanted: the client is larger than the server.
  const { s3Files } = await import('./s3-files');
  return s3Files({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  });
}

/** Who looks at uploads: we ourselves, and a clamd where there is one. */
export const openScanner = ({ CLAMD_URL }: Env, own: Scanner): Scanner =>
  CLAMD_URL ? scannersInTurn(own, clamdScanner({ url: CLAMD_URL })) : own;
