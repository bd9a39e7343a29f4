import type { FileKind } from '@tvacha/shared-contract/uploads';

export type ImageKind = Extract<FileKind, 'jpeg' | 'png' | 'webp'>;

export interface CleanImage {
  bytes: Uint8Array<ArrayBuffer>;
  kind: ImageKind;
  width: number;
  height: number;
  /** Smaller copies of the same kind, the narrowest first; none as wide as the image itself. */
  thumbnails: { width: number; bytes: Uint8Array<ArrayBuffer> }[];
}

/**
 * Draws an image anew, upright and in sRGB, so that nothing but its pixels is left: no EXIF, no place, nothing
 * behind its end (SEC-32). Throws where it cannot be drawn. Callers hold it to its size and pixels before.
 */
export interface ImageCodec {
  /**
   * @param widths of the smaller copies, in pixels
   * @param largest of the image itself, in pixels each way; left out, it stays as large as it is
   */
  redraw(
    bytes: Uint8Array<ArrayBuffer>,
    kind: ImageKind,
    widths: readonly number[],
    largest?: number,
  ): Promise<CleanImage>;
}
