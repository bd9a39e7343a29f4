/** Drawings of the empty, refused and failed states: ornament, so they have no name. */
const frame = {
  width: 160,
  height: 124,
  viewBox: '0 0 160 124',
  fill: 'none',
  'aria-hidden': true,
  focusable: false,
} as const;

const Ground = () => (
  <>
    <path d="M0 98Q80 76 160 98V112H0Z" fill="var(--skin-2)" />
    <path d="M0 108Q80 94 160 108V122H0Z" fill="var(--skin-4)" />
  </>
);

export function BookDrawing() {
  return (
    <svg {...frame} aria-hidden="true">
      <Ground />
      <rect x="48" y="12" width="64" height="86" rx="4" fill="var(--art-ink)" />
      <path d="M52 12h2v86h-2a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z" fill="var(--art-ink-deep)" />
      <path d="M86 6l18-4v34l-9-6-9 8Z" fill="var(--clay-graphic)" />
      <g stroke="var(--skin-1)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M64 36q6-6 13 0t13 0 11-2" />
        <path d="M64 54q6-6 13 0t13 0 11-2" />
        <path d="M64 72q6-6 13 0t13 0 11-2" />
      </g>
    </svg>
  );
}

export function LockDrawing() {
  return (
    <svg {...frame} aria-hidden="true">
      <ellipse cx="80" cy="66" rx="80" ry="54" fill="var(--skin-1)" />
      <ellipse cx="80" cy="66" rx="64" ry="42" fill="var(--skin-2)" />
      <ellipse cx="80" cy="66" rx="48" ry="30" fill="var(--skin-3)" />
      <ellipse cx="80" cy="66" rx="32" ry="20" fill="var(--skin-4)" />
      <path d="M69 52V42a11 11 0 0 1 22 0v10" stroke="var(--art-ink)" strokeWidth="5.5" />
      <rect x="58" y="49" width="44" height="36" rx="6" fill="var(--art-ink)" />
      <path d="M80 60a5 5 0 0 1 2.6 9.3V76h-5.2v-6.7A5 5 0 0 1 80 60Z" fill="var(--skin-1)" />
    </svg>
  );
}

export function BrokenDrawing() {
  return (
    <svg {...frame} aria-hidden="true">
      <circle cx="126" cy="24" r="16" fill="var(--art-sun)" />
      <Ground />
      <path d="M0 98Q80 76 160 98" stroke="var(--skin-1)" strokeOpacity=".7" strokeWidth="1.5" />
      <g stroke="var(--art-hair)" strokeWidth="4" strokeLinecap="round">
        <path d="M34 104Q30 66 50 34" />
        <path d="M80 102Q77 84 80 66" />
        <path d="M94 60Q108 46 130 60" />
      </g>
      <path d="M74 53l4 5M84 48l1 7M92 51l-4 5" stroke="var(--clay-graphic)" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="34" cy="106" r="6" fill="var(--clay-graphic)" />
      <circle cx="80" cy="104" r="6" fill="var(--clay-graphic)" />
    </svg>
  );
}
