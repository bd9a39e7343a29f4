import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { chooseMode, readMode, serverMode, type ThemeMode, watchMode } from './theme-mode';

export type { ThemeMode } from './theme-mode';

const ModeContext = createContext<ThemeMode | undefined>(undefined);

/**
 * The theme of the portal; each React root wraps its tree in it, so that one root watches the mode once.
 * Colours are custom properties; antd and its tokens come only with the parts that need them (ant/scope.tsx).
 */
export function PortalTheme({ children }: { children: ReactNode }) {
  const mode = useSyncExternalStore(watchMode, readMode, serverMode);
  return <ModeContext value={mode}>{children}</ModeContext>;
}

/** The mode in force and the way to choose another. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  const mode = use(ModeContext);
  if (!mode) throw new Error('useThemeMode needs a PortalTheme above it');
  return [mode, chooseMode];
}
