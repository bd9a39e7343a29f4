import type { Area, MenuRow, RemoteRoute } from '@tvacha/shared-contract/registry';
import type { ReactNode } from 'react';

/** Why an area could not be shown. */
export type FailureReason =
  /** The registry has no usable row for it. */
  | 'unavailable'
  /** None of its releases runs on the shared-core of this shell. */
  | 'incompatible'
  /** Every release failed to load, to start or to keep running. */
  | 'failed';

export type AreaStatus =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; version: string }
  /** An older release stands in for the newest one. */
  | { state: 'fallback'; version: string }
  | { state: 'failed'; reason: FailureReason };

/** What the shell knows of an area before any of its code is there. */
export interface AreaInfo {
  area: Area;
  /** False where the registry row is missing or broken; the lists are then empty but for the prefixes. */
  available: boolean;
  prefixes: string[];
  routes: RemoteRoute[];
  menu: MenuRow[];
}

/**
 * `main.tsx` renders the frame inside the store's Provider, PortalTheme and BrowserRouter.
 * `outlet` must be rendered exactly once and stay mounted on every route, public pages included:
 * it owns the element into which remotes mount, and is empty while no area's route is open.
 */
export interface FrameProps {
  outlet: ReactNode;
  areas: AreaInfo[];
}
