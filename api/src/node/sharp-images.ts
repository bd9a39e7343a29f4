import { maxPixels } from '@tvacha/shared-contract/uploads';
import sharp from 'sharp';
import type { ImageCodec } from '../uploads/image-codec';

/** Redraws images with libvips, which reads no more pixels than are allowed. */
export const sharpImages = (): ImageCodec => ({
  async redraw(bytes, kind) {
    const { data, info } = await sharp(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      limitInputPixels: maxPixels,
      failOn: 'error',
    })
      .autoOrient()
      .toColourspace('srgb')
      .toFormat(kind, kind === 'png' ? {} : { quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), kind, width: info.width, height: info.height };
  },
});
