import type { ImageCodec, ImageKind } from '@tvacha/api/image-codec';

const kinds: Partial<Record<string, ImageKind>> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' };

/** Redraws images on a canvas, as a browser can. One that writes no WebP answers with a PNG. */
export const canvasImages = (): ImageCodec => ({
  async redraw(bytes, kind) {
    const image = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    image.close();
    const drawn = await canvas.convertToBlob({ type: `image/${kind}`, quality: 0.88 });
    return { bytes: new Uint8Array(await drawn.arrayBuffer()), kind: kinds[drawn.type] ?? 'png', width, height };
  },
});
