import type { UploadPurpose } from '@tvacha/shared-contract/vocabulary';

/** A file as a caller sent it: nothing of it is believed yet. */
export interface IncomingFile {
  /** Where it stood in the call, for instance `files.degreeCreds.0`; faults are told by it. */
  path: string;
  purpose: UploadPurpose;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A file that is passed on while it arrives: nothing of it is believed yet. */
export interface IncomingStream {
  purpose: UploadPurpose;
  name: string;
  /** Bytes, as its sender announced them. */
  size: number;
  body: ReadableStream<Uint8Array>;
}

/** Why a file is not taken, in words for the person who sent it. */
export class FileError extends Error {}
