import { maxPixels } from '@tvacha/shared-contract/uploads';
import sharp from 'sharp';
import type { ImageCodec, ImageKind } from '../uploads/image-codec';

const quality = (kind: ImageKind) => (kind === 'png' ? {} : { quality: 88 });

/** Redraws images with libvips, which reads no more pixels than are allowed. */
export const sharpImages = (): ImageCodec => ({
  async redraw(bytes, kind, widths, largest) {
    const image = sharp(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      limitInputPixels: maxPixels,
      failOn: 'error',
    })
      .autoOrient()
      .toColourspace('srgb');
    if (largest) image.resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await image.toFormat(kind, quality(kind)).toBuffer({ resolveWithObject: true });
    const thumbnails = [];
    // One after the other: each holds the whole image while it is drawn.
    for (const width of widths.filter((width) => width < info.width)) {
      const small = await sharp(data).resize({ width }).toFormat(kind, quality(kind)).toBuffer();
      thumbnails.push({ width, bytes: new Uint8Array(small) });
    }
    return { bytes: new Uint8Array(data), kind, width: info.width, height: info.height, thumbnails };
  },
});
