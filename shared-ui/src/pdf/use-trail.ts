import { useState } from 'react';
import { type Destination, standOf } from './destination';
import type { PdfFile } from './page-list';
import type { Stand } from './reader-pages';
import { leave, noTrail, retrace } from './trail';

interface Ways {
  pdf: PdfFile;
  /** Degrees by which the reader has turned the pages. */
  turned: number;
  here: () => Stand;
  show: (stand: Stand) => void;
}

/** Links within the document, and the way back from them. */
export function useTrail({ pdf, turned, here, show }: Ways) {
  const [trail, setTrail] = useState(noTrail);
  const follow = async (dest: Destination) => {
    const to = await standOf(pdf, dest, turned);
    if (!to) return;
    const from = here();
    setTrail((was) => leave(was, from));
    show(to);
  };
  /** @returns whether there is such a way */
  const go = (direction: 1 | -1): boolean => {
    const next = retrace(trail, direction, here());
    if (!next) return false;
    setTrail(next.trail);
    show(next.to);
    return true;
  };
  return { trail, follow, go, end: () => setTrail(noTrail) };
}
