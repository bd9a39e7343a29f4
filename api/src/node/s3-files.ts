import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkKey, type FileStore } from '../files/file-store';
import { Refusal, refuse } from '../services/refuse';

interface Options {
  /** Amazon's own address for the region where it is not given. */
  endpoint?: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** Seconds. */
const retryAfter = 2;

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

/** A store that cannot be reached, or cannot answer for now, is said to callers as such. */
function sayAway(error: unknown): never {
  if (error instanceof Refusal) throw error;
  const status = statusOf(error);
  if (status !== undefined && status < 500 && status !== 429) throw error;
  throw new Refusal('UNAVAILABLE', { retryAfter });
}

const nullWhereMissing = (error: unknown): null => (statusOf(error) === 404 ? null : sayAway(error));

/**
 * Files in a bucket of any store that speaks S3, by path style. Each call is tried three times within a few
 * seconds. Checksums go along only where the protocol needs them, as many stores know no others.
 * @throws UNAVAILABLE where the store is away
 */
export function s3Files({ endpoint, bucket: Bucket, region, accessKey, secretKey }: Options): FileStore {
  const client = new S3Client({
    ...(endpoint ? { endpoint } : {}),
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2000, requestTimeout: 20_000 },
  });
  const place = (Key: string) => {
    checkKey(Key);
    return { Bucket, Key };
  };
  return {
    async put(key, bytes, type) {
      const body = { Body: bytes, ContentType: type, ContentLength: bytes.byteLength };
      await client.send(new PutObjectCommand({ ...place(key), ...body })).catch(sayAway);
    },
    async putStream(key, body, { type, size }) {
      const Body = Readable.fromWeb(body as NodeStream);
      const broken = new AbortController();
      // The client does not look after a body that breaks off: the call would wait for the rest of it.
      Body.once('error', (error) => broken.abort(error));
      const put = new PutObjectCommand({ ...place(key), Body, ContentType: type, ContentLength: size });
      // A stream cannot be sent twice, so there is one try; what is put in one call is there whole, or not at all.
      await client.send(put, { abortSignal: broken.signal }).catch((error: unknown) => {
        if (broken.signal.aborted) throw broken.signal.reason;
        // What still comes is for nobody.
        Body.destroy();
        sayAway(error);
      });
    },
    async stat(key) {
      const found = await client.send(new HeadObjectCommand(place(key))).catch(nullWhereMissing);
      if (!found) return null;
      const { ContentLength: size = 0, ContentType: type = 'application/octet-stream', ETag = '' } = found;
      return { size, type, version: ETag.replace(/^W\/|"/g, '') };
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await client.send(new GetObjectCommand({ ...place(key), Range })).catch(nullWhereMissing);
      return found && (found.Body?.transformToWebStream() ?? refuse('UNAVAILABLE', { retryAfter }));
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key))).catch(nullWhereMissing);
    },
  };
}
