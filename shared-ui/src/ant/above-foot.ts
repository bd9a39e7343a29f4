/** Pixels from the foot of the window in which notices come. */
const reach = 96;

/**
 * As a ref of a box's row of buttons: notices, which come at the foot of the window, stand above the row for as long as
 * it is there, where it is as low as they are.
 */
export function keepNoticesAbove(foot: HTMLElement | null) {
  if (!foot) return;
  const { style } = document.documentElement;
  const measure = () => {
    const { top, bottom } = foot.getBoundingClientRect();
    const isLow = innerHeight - bottom < reach;
    style.setProperty('--notices-above', `${isLow ? Math.ceil(innerHeight - top) : 0}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(foot);
  addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
    style.removeProperty('--notices-above');
  };
}
