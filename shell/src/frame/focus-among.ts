/** Which way arrow keys lead in a row and in a column of controls. */
const ways = {
  row: { ArrowRight: 1, ArrowLeft: -1 },
  column: { ArrowDown: 1, ArrowUp: -1 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

const isVisible = (element: HTMLElement) => element.checkVisibility?.() ?? true;

/**
 * Moves focus by an arrow key, Home or End among those controls that can be seen; from elsewhere to the first or last.
 * @returns whether the key was one of these and there was somewhere to go.
 */
export function focusAmong(way: keyof typeof ways, controls: Iterable<HTMLElement>, key: string): boolean {
  const seen = [...controls].filter(isVisible);
  const steps: Readonly<Record<string, number>> = ways[way];
  const at = seen.findIndex((one) => one.matches(':focus'));
  const step = steps[key];
  let next: HTMLElement | undefined;
  if (key === 'Home' || (step === 1 && at < 0)) next = seen[0];
  else if (key === 'End' || (step === -1 && at < 0)) next = seen.at(-1);
  else if (step !== undefined) next = seen[(at + step + seen.length) % seen.length];
  next?.focus();
  return next !== undefined;
}
