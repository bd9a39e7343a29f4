import { storage } from '@tvacha/shared-core/storage';

export type ThemeMode = 'light' | 'dark';

const darkQuery = '(prefers-color-scheme: dark)';

/** The mode in force: the reader's own choice, else what their system asks for. */
export function readMode(): ThemeMode {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia?.(darkQuery).matches ? 'dark' : 'light';
}

/** A server cannot know the system's wish; style sheets answer it until the browser takes over. */
export const serverMode = (): ThemeMode => 'light';

/** Tells of a change of the choice or of the system. */
export function watchMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const media = window.matchMedia?.(darkQuery);
  media?.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    media?.removeEventListener('change', listener);
  };
}

/** Keeps the choice; the server reads the cookie and sends the page in that mode at once. */
export function chooseMode(mode: ThemeMode): void {
  document.documentElement.dataset.theme = mode;
  storage.set('theme', mode);
}
