import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Milliseconds after which a wheel that turns again means a new push. */
const pause = 150;
/** Pixels of a swipe that turns the page. */
const swipe = 60;

/** Whether nothing is to be seen further down (1) or up (-1). */
const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Element, direction: 1 | -1) =>
  direction > 0 ? scrollTop + clientHeight >= scrollHeight - 1 : scrollTop <= 0;

/**
 * Where pages stand alone: a push of the wheel that begins at the end of one leads to the next, and so does a swipe of a
 * finger.
 */
export function useTurning(
  stage: RefObject<HTMLElement | null>,
  isOn: boolean,
  onTurn: (direction: 1 | -1, down: number) => void,
): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const element = stage.current;
    if (!element || !isOn) return;
    let last = Number.NEGATIVE_INFINITY;
    const wheel = (event: WheelEvent) => {
      const isNew = event.timeStamp - last > pause;
      last = event.timeStamp;
      if (event.ctrlKey || event.metaKey || event.deltaY === 0) return;
      const direction = event.deltaY > 0 ? 1 : -1;
      if (isNew && isAtEnd(element, direction)) turn(direction, direction > 0 ? 0 : 1);
    };
    let from: { x: number; y: number } | undefined;
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      // Where something is drawn a finger draws.
      const isOurs = touches.length === 1 && getComputedStyle(target as Element).touchAction !== 'none';
      const isWhole = element.scrollWidth <= element.clientWidth + 1;
      from = touch && isOurs && isWhole ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      from = undefined;
      if (Math.abs(x) > swipe && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1, 0);
    };
    const abort = new AbortController();
    const hear = { passive: true, signal: abort.signal };
    element.addEventListener('wheel', wheel, hear);
    element.addEventListener('touchstart', begin, hear);
    element.addEventListener('touchend', end, hear);
    return () => abort.abort();
  }, [stage, isOn]);
}
