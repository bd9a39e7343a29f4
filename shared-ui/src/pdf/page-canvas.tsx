import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePageContext } from 'react-pdf';
import css from './pdf-viewer.module.css';
import { release, sharpnessOf } from './sharpness';
import { leaveCanvases, takeCanvas } from './spare-canvas';
import { useSharpPart } from './use-sharp-part';

const wasCancelled = (error: unknown) => (error as Error)?.name === 'RenderingCancelledException';

interface PageCanvasProps {
  onDrawn: () => void;
  /** The page cannot be drawn. */
  onFail: () => void;
}

/** The picture of a page. Until a new one is whole, the one before stays, enlarged or reduced to its size. */
export function PageCanvas({ onDrawn, onFail }: PageCanvasProps) {
  const context = usePageContext();
  const page = (context?.page || undefined) as PDFPageProxy | undefined;
  const { scale = 1, rotate = 0 } = context ?? {};
  const holder = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFail);
  const tell = useEffectEvent(onDrawn);
  const { width, height } = page?.getViewport({ scale, rotation: rotate }) ?? { width: 0, height: 0 };
  const { whole, part } = sharpnessOf(width, height, window.devicePixelRatio);

  useEffect(() => {
    const element = holder.current;
    if (!page || !element) return;
    const viewport = page.getViewport({ scale: scale * whole, rotation: rotate });
    const canvas = takeCanvas(Math.round(viewport.width), Math.round(viewport.height));
    canvas.dataset.turned = String(rotate);
    const before = [...element.querySelectorAll('canvas')].filter(
      ({ dataset }) => dataset.turned !== canvas.dataset.turned,
    );
    // A picture of another shape says nothing of this one.
    release(before);
    const task = page.render({ canvas, viewport });
    task.promise.then(
      () => {
        release(element.querySelectorAll<HTMLCanvasElement>('canvas:not([data-part])'));
        element.append(canvas);
        tell();
      },
      (error: unknown) => {
        release([canvas]);
        if (!wasCancelled(error)) fail();
      },
    );
    return () => task.cancel();
  }, [page, scale, rotate, whole]);

  useEffect(() => {
    const element = holder.current;
    return () => {
      if (element) leaveCanvases(element.querySelectorAll('canvas'));
      page?.cleanup();
    };
  }, [page]);

  useSharpPart({ holder, page: whole < part ? page : undefined, scale, rotate, ratio: part });
  return <div ref={holder} className={css.picture} style={{ width, height }} aria-hidden="true" />;
}
