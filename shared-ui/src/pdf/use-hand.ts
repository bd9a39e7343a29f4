import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Of the view, what the space bar goes on by. */
const leap = 0.9;

/**
 * While the space bar is held, the pointer moves the pages and neither selects nor draws. A space bar that is pressed
 * without that goes on by a view, and with Shift back.
 * @param onEnd goes beyond the end of what is scrolled
 */
export function useHand(stage: RefObject<HTMLElement | null>, onEnd: (direction: 1 | -1) => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let isHeld = false;
    let wasUsed = false;
    let from: { id: number; x: number; y: number } | undefined;
    const tell = () => {
      if (isHeld) element.dataset.hand = from ? 'drag' : 'open';
      else delete element.dataset.hand;
    };
    const letGo = () => {
      isHeld = false;
      from = undefined;
      tell();
    };
    const press = (event: KeyboardEvent) => {
      // A link or a button of a page has its own use for the key.
      if (event.key !== ' ' || event.target !== element || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      if (isHeld) return;
      isHeld = true;
      wasUsed = false;
      tell();
    };
    const lift = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isHeld) return;
      letGo();
      if (wasUsed) return;
      const direction = event.shiftKey ? -1 : 1;
      const { scrollTop, scrollHeight, clientHeight } = element;
      const isAtEnd = direction > 0 ? scrollTop + clientHeight >= scrollHeight - 1 : scrollTop <= 0;
      if (isAtEnd) end(direction);
      else element.scrollBy({ top: direction * leap * clientHeight, behavior: 'instant' });
    };
    const grab = (event: PointerEvent) => {
      if (!isHeld || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      wasUsed = true;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
      tell();
    };
    const drag = (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return;
      event.stopPropagation();
      element.scrollBy({ left: from.x - event.clientX, top: from.y - event.clientY, behavior: 'instant' });
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const drop = (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return;
      event.stopPropagation();
      from = undefined;
      tell();
    };
    const abort = new AbortController();
    // Before whatever lies over the pages hears of it.
    const hear = { capture: true, signal: abort.signal };
    element.addEventListener('keydown', press, hear);
    element.addEventListener('keyup', lift, hear);
    element.addEventListener('blur', letGo, hear);
    element.addEventListener('pointerdown', grab, hear);
    element.addEventListener('pointermove', drag, hear);
    element.addEventListener('pointerup', drop, hear);
    element.addEventListener('pointercancel', drop, hear);
    return () => {
      abort.abort();
      letGo();
    };
  }, [stage]);
}
