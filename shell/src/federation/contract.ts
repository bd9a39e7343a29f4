import type { Area, MenuRow, RemoteRoute, Words } from '@tvacha/shared-contract/registry';
import type { ReactNode } from 'react';

/** Why an area could not be shown. */
export type FailureReason =
  /** The registry has no usable row for it. */
  | 'unavailable'
  /** None of its releases runs on the shared packages of this shell. */
  | 'incompatible'
  /** Every release failed to load, to start or to keep running. */
  | 'failed';

export type AreaStatus =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; version: string }
  /** An older release stands in for the newest one. */
  | { state: 'fallback'; version: string }
  | { state: 'failed'; reason: FailureReason; needs?: string; of?: string; has?: string };

/** What the shell knows of an area before any of its code is there. */
export interface AreaInfo {
  area: Area;
  /** What people are told it is called. */
  name?: Words;
  /** False where the registry or its row is missing or broken; `routes` and `menu` are then empty. */
  available: boolean;
  prefixes: string[];
  routes: RemoteRoute[];
  menu: MenuRow[];
}

/**
 * `main.tsx` renders `Frame` of `shell/src/frame/frame.tsx` inside the store's Provider, PortalTheme and BrowserRouter.
 * `outlet` must be rendered exactly once and stay mounted on every route, public pages included:
 * it owns the element into which remotes mount, and takes no room while no area's route is open.
 *
 * For the frame: `useAreaStatus(area)` of `federation/area-status.ts`, `routeFor(areas, pathname)` of
 * `federation/match.ts` (area and route of a path, or nothing: a shell page or a 404), and `useHold(blocked)` of
 * `federation/hold.ts` (while a guard has not let the visitor in, no area is loaded or mounted).
 */
export interface FrameProps {
  outlet: ReactNode;
  areas: AreaInfo[];
}
