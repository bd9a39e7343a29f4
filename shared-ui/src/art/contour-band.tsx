import css from './contour-band.module.css';
import { seeded } from './random';
import { blob, times } from './shapes';

// Each ring is the same uneven shape a step wider, so that the lines never cross.
const rings = times(12).map((ring) =>
  blob({ x: 620, y: 190, r: 26 + ring * 42, wobble: 0.17, corners: 9, flat: 0.72 }, seeded('contours of the band')),
);
const path = rings.join('');

/** Contour lines that lie behind a dark band; the band itself must be positioned. */
export function ContourBand() {
  return (
    <svg className={css.lines} viewBox="0 0 960 420" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
