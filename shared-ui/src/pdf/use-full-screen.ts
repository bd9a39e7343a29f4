import { useEffect, useState } from 'react';

/**
 * The reader over the whole window, and that over the whole screen where the browser can: dialogs and notices of the
 * page, which lie beside the reader, are seen all the same.
 */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull) return;
    const hear = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    document.addEventListener('fullscreenchange', hear);
    return () => {
      document.removeEventListener('fullscreenchange', hear);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [isFull]);
  const toggle = () => {
    setFull(!isFull);
    // A browser that refuses shows it in its window.
    if (!isFull) document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return { isFull, toggle };
}
