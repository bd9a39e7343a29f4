import type { ImageCodec, ImageKind } from '@tvacha/api/image-codec';

const kinds: Partial<Record<string, ImageKind>> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' };

async function draw(image: ImageBitmap, kind: ImageKind, width: number) {
  const canvas = new OffscreenCanvas(width, Math.round((image.height * width) / image.width));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const drawn = await canvas.convertToBlob({ type: `image/${kind}`, quality: 0.88 });
  return { bytes: new Uint8Array(await drawn.arrayBuffer()), kind: kinds[drawn.type] ?? 'png' };
}

/** Redraws images on a canvas, as a browser can. One that writes no WebP answers with a PNG. */
export const canvasImages = (): ImageCodec => ({
  async redraw(bytes, kind, widths, largest) {
    const image = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
    const scale = Math.min(1, (largest ?? Number.POSITIVE_INFINITY) / Math.max(image.width, image.height));
    const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
    const whole = await draw(image, kind, width);
    const smaller = widths.filter((narrow) => narrow < width);
    const thumbnails = await Promise.all(
      smaller.map(async (narrow) => ({ width: narrow, bytes: (await draw(image, kind, narrow)).bytes })),
    );
    image.close();
    return { ...whole, width, height, thumbnails };
  },
});
