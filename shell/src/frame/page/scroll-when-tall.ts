const limit = 3000;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position as soon as the page reaches that far; gives up when the reader moves first. */
export function scrollWhenTall(top: number): () => void {
  const attempt = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight >= top + window.innerHeight) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), limit);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  }
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}
