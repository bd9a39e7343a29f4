import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

/** A button that opens a panel: closed by Escape, by a press elsewhere and when focus leaves. */
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
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
    button.current?.focus();
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
