import { frame, Ground } from './drawing-parts';

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
