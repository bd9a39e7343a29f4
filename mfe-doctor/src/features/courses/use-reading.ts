import { type RefObject, useEffect, useState } from 'react';

/** Words a second of somebody who reads fast; whoever only scrolls to the end has not read. */
const wordsPerSecond = 12;
const tick = 1000;

/** How much of an element has come above the lower edge of the window, from 0 to 1. */
function seenOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return height === 0 ? 1 : Math.min(1, Math.max(0, (window.innerHeight - top) / height));
}

/**
 * How much of a text is read, in percent: as much as has been in view, and no more than can be read in the time that it
 * was. Time counts while the page is looked at.
 */
export function useReading(text: RefObject<HTMLElement | null>, words: number): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const needed = (words / wordsPerSecond) * 1000;
    let spent = 0;
    let last = Date.now();
    const look = () => {
      const now = Date.now();
      if (!document.hidden) spent += now - last;
      last = now;
      const seen = text.current ? seenOf(text.current) : 0;
      const read = Math.floor(100 * Math.min(seen, spent / needed));
      setPercent((before) => Math.max(before, read));
    };
    const timer = setInterval(look, tick);
    return () => clearInterval(timer);
  }, [text, words]);
  return percent;
}
