/** Does something at most once in a while, in milliseconds: what fails a thousand times a second needs one log line. */
export function throttle<Given extends unknown[]>(
  gap: number,
  act: (...given: Given) => void,
): (...given: Given) => void {
  let next = 0;
  return (...given) => {
    const now = Date.now();
    if (now < next) return;
    next = now + gap;
    act(...given);
  };
}
