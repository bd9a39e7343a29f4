/** Pixels of the canvas for one of CSS: more is not seen. */
const sharpest = 2;
/** Pixels that a whole page takes at most: four bytes each. */
const mostPixels = 8_000_000;

/** How sharp a page of so many CSS pixels is drawn as a whole, and how sharp the part of it that is in view. */
export function sharpnessOf(width: number, height: number, ratio: number): { whole: number; part: number } {
  const part = Math.min(sharpest, ratio);
  return { whole: Math.min(part, Math.sqrt(mostPixels / (width * height))), part };
}

/** Gives the memory of canvases back at once, and not when the page is tidied up. */
export function release(canvases: Iterable<HTMLCanvasElement>): void {
  for (const canvas of canvases) {
    canvas.width = 0;
    canvas.height = 0;
    canvas.remove();
  }
}
