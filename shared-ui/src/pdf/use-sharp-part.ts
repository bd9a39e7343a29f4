import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { type RefObject, useEffect } from 'react';
import { release } from './sharpness';

/** Milliseconds that the view has to rest before its part of a page is drawn. */
const rest = 150;

interface Sharp {
  /** Where the picture of the whole page lies. */
  holder: RefObject<HTMLElement | null>;
  /** None where the picture of the whole is as sharp as it can be. */
  page: PDFPageProxy | undefined;
  scale: number;
  rotate: number;
  /** Pixels of the canvas for one of CSS. */
  ratio: number;
}

/** What of an element lies within another, in CSS pixels from its own corner. */
function partInView(element: Element, view: Element) {
  const [own, seen] = [element.getBoundingClientRect(), view.getBoundingClientRect()];
  const left = Math.max(0, Math.floor(seen.left - own.left));
  const top = Math.max(0, Math.floor(seen.top - own.top));
  const width = Math.min(own.width, Math.ceil(seen.right - own.left)) - left;
  const height = Math.min(own.height, Math.ceil(seen.bottom - own.top)) - top;
  return { left, top, width, height };
}

/** Over a page that is too large to be drawn sharply, a picture of the part that is in view. */
export function useSharpPart({ holder, page, scale, rotate, ratio }: Sharp): void {
  useEffect(() => {
    const element = holder.current;
    const view = element?.closest('[role="document"]');
    if (!element || !view || !page) return;
    let task: RenderTask | undefined;
    let shown: HTMLCanvasElement | undefined;
    let timer = 0;
    const draw = () => {
      task?.cancel();
      const { left, top, width, height } = partInView(element, view);
      if (width <= 0 || height <= 0) {
        if (shown) release([shown]);
        return;
      }
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      canvas.dataset.turned = String(rotate);
      canvas.dataset.part = '';
      Object.assign(canvas.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      const offset = { offsetX: -left * ratio, offsetY: -top * ratio };
      const viewport = page.getViewport({ scale: scale * ratio, rotation: rotate, ...offset });
      task = page.render({ canvas, viewport });
      task.promise.then(
        () => {
          if (shown) release([shown]);
          shown = canvas;
          element.append(canvas);
        },
        // What is shown of the whole page stays.
        () => release([canvas]),
      );
    };
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(draw, rest);
    };
    wait();
    view.addEventListener('scroll', wait, { passive: true });
    return () => {
      view.removeEventListener('scroll', wait);
      clearTimeout(timer);
      task?.cancel();
      if (shown) release([shown]);
    };
  }, [holder, page, scale, rotate, ratio]);
}
