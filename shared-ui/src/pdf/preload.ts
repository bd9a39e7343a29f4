import { preloadFirstRange } from './fetch-range';
import { preloadThread } from './worker-thread';

/**
 * Asks for the first bytes of a PDF, and starts the thread that reads it, while the code of the viewer comes. The
 * viewer takes both when it opens this very link; what fails, it tries again.
 * @returns what ends whatever the viewer has not taken
 */
export function preloadPdf(url: string): () => void {
  const ends = [preloadFirstRange(url), preloadThread()];
  return () => {
    for (const end of ends) end();
  };
}
