import type { MagazineSeed } from './issue';
import { issuesOf2025 } from './issues-of-2025';
import { issuesOf2026 } from './issues-of-2026';

/** All issues of the magazine. */
export const magazineSeeds: readonly MagazineSeed[] = [...issuesOf2026, ...issuesOf2025];
