import type { ReactNode } from 'react';

export type ThemeMode = 'light' | 'dark';

/** The theme of the portal; each React root wraps its tree in it. */
export function PortalTheme({ children }: { children: ReactNode }) {
  return children;
}

/** The mode in force and the way to choose another. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return ['light', () => undefined];
}
