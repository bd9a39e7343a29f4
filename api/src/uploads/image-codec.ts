import type { FileKind } from '@tvacha/shared-contract/uploads';

export type ImageKind = Extract<FileKind, 'jpeg' | 'png' | 'webp'>;

export interface CleanImage {
  bytes: Uint8Array<ArrayBuffer>;
  kind: ImageKind;
  width: number;
  height: number;
}

/**
 * Draws an image anew, upright and in sRGB, so that nothing but its pixels is left: no EXIF, no place, nothing
 * behind its end (SEC-32). Throws where it cannot be drawn. Callers hold it to its size and pixels before.
 */
export interface ImageCodec {
  redraw(bytes: Uint8Array<ArrayBuffer>, kind: ImageKind): Promise<CleanImage>;
}
