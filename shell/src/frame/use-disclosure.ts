import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusAmong } from './focus-among';

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
