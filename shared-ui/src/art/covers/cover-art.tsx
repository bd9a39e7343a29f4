import type { Cover } from '@tvacha/shared-contract';
import type { ReactElement, ReactNode } from 'react';
import { seeded } from '../random';
import { coverPaints, field, type PatternProps } from './palette';
import { Arches, Bricks, Cells, Contours, Discs, Strands, Strata } from './patterns';

const patterns: Readonly<Record<Cover['pattern'], (props: PatternProps) => ReactNode>> = {
  contours: Contours,
  strands: Strands,
  discs: Discs,
  strata: Strata,
  bricks: Bricks,
  cells: Cells,
  arches: Arches,
};

/** A thousand covers share some three hundred drawings: each is made once. */
const made = new Map<string, ReactElement>();

/** The drawing of a cover. */
export function coverArt({ pattern, palette, variant }: Cover): ReactElement {
  const key = `${pattern} ${palette} ${variant}`;
  const known = made.get(key);
  if (known) return known;
  const art = (
    <svg viewBox={`0 0 ${field.width} ${field.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {patterns[pattern]({ paint: coverPaints[palette], random: seeded(key) })}
    </svg>
  );
  made.set(key, art);
  return art;
}
