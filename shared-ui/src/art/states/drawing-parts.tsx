/** Drawings of the empty, refused and failed states: ornament, so they have no name. */
export const frame = {
  width: 160,
  height: 124,
  viewBox: '0 0 160 124',
  fill: 'none',
  'aria-hidden': true,
  focusable: false,
} as const;

export const Ground = () => (
  <>
    <path d="M0 98Q80 76 160 98V112H0Z" fill="var(--skin-2)" />
    <path d="M0 108Q80 94 160 108V122H0Z" fill="var(--skin-4)" />
  </>
);
