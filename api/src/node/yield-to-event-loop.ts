/**
 * Lets calls go on one at a turn of the event loop, in their order. The embedded database and the parsing of bodies work
 * on that loop: between any two of them it hears what has come meanwhile, health checks first of all.
 * @returns what resolves when it is the caller's turn
 */
export function yieldToEventLoop(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const goOn = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(goOn);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(goOn);
    });
}
