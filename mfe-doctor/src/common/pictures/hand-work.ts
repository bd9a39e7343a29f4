import type { PercentCrop } from 'react-image-crop';

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What was done to a picture by hand, in pixels of the picture as it came. */
export interface HandWork {
  /** The part that is kept. */
  left: Rect;
  covered: readonly Rect[];
}

export const untouched = ({ width, height }: Pick<Rect, 'width' | 'height'>): HandWork => ({
  left: { x: 0, y: 0, width, height },
  covered: [],
});

/** A box over what is left of the picture. */
function rectOf({ left }: HandWork, box: PercentCrop): Rect {
  const part = (share: number, of: number) => Math.round((share * of) / 100);
  return {
    x: left.x + part(box.x, left.width),
    y: left.y + part(box.y, left.height),
    width: Math.max(1, part(box.width, left.width)),
    height: Math.max(1, part(box.height, left.height)),
  };
}

export const cropped = (work: HandWork, box: PercentCrop): HandWork => ({ ...work, left: rectOf(work, box) });
export const coveredBy = (work: HandWork, box: PercentCrop): HandWork => ({
  ...work,
  covered: [...work.covered, rectOf(work, box)],
});

/** Draws what is left of the picture, with what is covered in black. */
export function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, covered }: HandWork): void {
  canvas.width = left.width;
  canvas.height = left.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  // JPEG knows nothing to see through.
  context.fillStyle = 'white';
  context.fillRect(0, 0, left.width, left.height);
  context.drawImage(picture, -left.x, -left.y);
  context.fillStyle = 'black';
  for (const { x, y, width, height } of covered) context.fillRect(x - left.x, y - left.y, width, height);
}

const qualities = [0.92, 0.8, 0.6];

/** As a JPEG of no more bytes than are taken, where one of the qualities gives that; null where it cannot be written. */
export async function jpegOf(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob | null> {
  let blob: Blob | null = null;
  for (const quality of qualities) {
    blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (blob && blob.size <= maxBytes) break;
  }
  return blob;
}
