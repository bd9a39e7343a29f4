import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

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

/**
 * A button that opens a panel of links: closed by Escape, by a press elsewhere and when focus leaves. The arrow keys
 * open it and go through its links.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open, close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
      button.current?.focus();
    }
    const opens = !open && event.key === 'ArrowDown' && event.target === button.current;
    if (opens) flushSync(() => setOpen(true));
    const links = root.current?.querySelectorAll('a') ?? [];
    if ((open || opens) && focusAmong('column', links, event.key)) event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close();
  };

  return {
    open,
    close,
    rootProps: { ref: root, onKeyDown, onBlur },
    buttonProps: { ref: button, 'aria-expanded': open, onClick: () => setOpen((was) => !was) },
  };
}
