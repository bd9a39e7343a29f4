import { type RefObject, useLayoutEffect, useState } from 'react';

interface GridBox {
  columns: number;
  /** Pixels from the top of the page to the grid. */
  top: number;
  /** Pixels between rows. */
  gap: number;
}

function measure(grid: HTMLElement): GridBox {
  const style = getComputedStyle(grid);
  const tracks = style.gridTemplateColumns.split(' ').filter((track) => track.endsWith('px'));
  return {
    columns: Math.max(1, tracks.length),
    top: Math.round(grid.getBoundingClientRect().top + window.scrollY),
    gap: Number.parseFloat(style.rowGap) || 0,
  };
}

const same = (a: GridBox, b: GridBox) => a.columns === b.columns && a.top === b.top && a.gap === b.gap;

/** What style sheets made of a grid; measured again when the grid or the page changes its size. */
export function useGridBox(ref: RefObject<HTMLElement | null>): GridBox {
  const [box, setBox] = useState<GridBox>({ columns: 1, top: 0, gap: 0 });
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const update = () => {
      const next = measure(grid);
      setBox((known) => (same(known, next) ? known : next));
    };
    update();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(update);
    observer.observe(grid);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
