import { type RefObject, useLayoutEffect, useState } from 'react';
import { between } from './page-layout';
import type { PageSize } from './page-list';

/** The pixels that pages may take: those of the stage without its margins. */
export function useRoom(stage: RefObject<HTMLElement | null>): PageSize | undefined {
  const [room, setRoom] = useState<PageSize>();
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const height = element.clientHeight - 2 * between;
      setRoom((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return room && room.width > 0 ? room : undefined;
}
