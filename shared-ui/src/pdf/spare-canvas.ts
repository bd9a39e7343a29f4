import { useEffect } from 'react';
import { release } from './sharpness';

let spare: HTMLCanvasElement | undefined;

function dropSpare(): void {
  if (spare) release([spare]);
  spare = undefined;
}

/** The canvases of a page that is left: one is kept for the next page, as a new one's memory takes a slow phone 0.1 s. */
export function leaveCanvases(canvases: Iterable<HTMLCanvasElement>): void {
  for (const canvas of canvases) {
    if ('part' in canvas.dataset) release([canvas]);
    else {
      dropSpare();
      canvas.remove();
      spare = canvas;
    }
  }
}

/** An empty canvas of so many pixels. */
export function takeCanvas(width: number, height: number): HTMLCanvasElement {
  if (spare?.width !== width || spare.height !== height) dropSpare();
  const canvas = spare ?? document.createElement('canvas');
  spare = undefined;
  // To set a size empties it, also where it is the same.
  return Object.assign(canvas, { width, height });
}

/** Gives the memory of the one that is kept back once the reader is left. */
export function useSpareCanvas(): void {
  // The pages leave after what holds them.
  useEffect(() => () => queueMicrotask(dropSpare), []);
}
