import { frame } from './drawing-parts';

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
