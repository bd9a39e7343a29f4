import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A notch of a wheel zooms by no more than this, in natural logarithms; a touchpad sends many small steps. */
const mostAtOnce = 0.2;
/** Pixels of a line, where a wheel counts in lines. */
const line = 16;

interface Gestures {
  stage: RefObject<HTMLElement | null>;
  factor: number;
  /** @param point of the stage that stays where it is, in pixels */
  onZoom: (factor: number, point: { x: number; y: number }) => void;
}

const gap = ([one, other]: readonly Touch[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** Zoom about the pointer: by Ctrl and the wheel, by a touchpad, or by two fingers. */
export function useZoomGestures({ stage, factor, onZoom }: Gestures): void {
  const current = useEffectEvent(() => factor);
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const zoomTo = (next: number, clientX: number, clientY: number) => {
      const { left, top } = element.getBoundingClientRect();
      zoom(next, { x: clientX - left - element.clientLeft, y: clientY - top - element.clientTop });
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      // Else the browser enlarges the whole page.
      event.preventDefault();
      const by = (-event.deltaY * (event.deltaMode === event.DOM_DELTA_LINE ? line : 1)) / 100;
      const step = Math.min(mostAtOnce, Math.max(-mostAtOnce, by));
      zoomTo(current() * Math.exp(step), event.clientX, event.clientY);
    };
    let pinch: { gap: number; factor: number } | undefined;
    const begin = ({ touches }: TouchEvent) => {
      pinch = touches.length === 2 ? { gap: gap([...touches]), factor: current() } : undefined;
    };
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!pinch || !one || !other || pinch.gap === 0) return;
      event.preventDefault();
      const next = (pinch.factor * gap([one, other])) / pinch.gap;
      zoomTo(next, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    };
    const abort = new AbortController();
    const { signal } = abort;
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('touchstart', begin, { passive: true, signal });
    element.addEventListener('touchmove', move, { passive: false, signal });
    element.addEventListener('touchend', begin, { passive: true, signal });
    element.addEventListener('touchcancel', begin, { passive: true, signal });
    return () => abort.abort();
  }, [stage]);
}
