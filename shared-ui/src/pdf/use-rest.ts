import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds without scrolling after which a view rests, in browsers that do not tell. */
const pause = 300;

/** Tells when a view rests after it was scrolled, and when it was zoomed. */
export function useRest(stage: RefObject<HTMLElement | null>, zoom: unknown, onRest: () => void): void {
  const tell = useEffectEvent(onRest);
  useEffect(() => {
    const element = stage.current;
    const rest = () => tell();
    const event = 'onscrollend' in window ? 'scrollend' : 'scroll';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, pause);
    };
    const heard = event === 'scroll' ? wait : rest;
    element?.addEventListener(event, heard, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener(event, heard);
    };
  }, [stage]);
  const shown = useRef(zoom);
  useEffect(() => {
    if (shown.current === zoom) return;
    shown.current = zoom;
    tell();
  }, [zoom]);
}
