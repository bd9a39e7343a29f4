import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

type Control = HTMLButtonElement | HTMLInputElement;

const controlsIn = (bar: Element): Control[] =>
  [...bar.querySelectorAll<Control>('button:not(:disabled), input:not(:disabled)')].filter(
    (control) => control.checkVisibility?.() ?? true,
  );

/** Whether a field needs the key itself: its caret is not at the end that the key leads to. */
function isInText(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = target;
  if (key === 'ArrowLeft') return selectionStart !== 0 || selectionEnd !== 0;
  if (key === 'ArrowRight') return selectionStart !== value.length || selectionEnd !== value.length;
  return true;
}

/**
 * One stop of Tab for all controls of a toolbar; arrows, Home and End go from one to the next. A field keeps the arrows
 * until its text ends.
 * @param isFirst the control that Tab reaches before any was used; without it the first one
 * @returns what the toolbar listens with
 */
export function useRovingFocus(
  bar: RefObject<HTMLElement | null>,
  isFirst: (control: Element) => boolean = () => false,
) {
  const stopAt = (stop: Element | undefined) => {
    for (const control of bar.current?.querySelectorAll<Control>('button, input') ?? [])
      control.tabIndex = control === stop ? 0 : -1;
  };
  // After each render: controls come and go.
  useEffect(() => {
    if (!bar.current) return;
    const controls = controlsIn(bar.current);
    const used = controls.find((control) => control === document.activeElement);
    // Where all of them have the stop, none was chosen yet.
    const known = controls.filter((control) => control.tabIndex === 0);
    const kept = known.length === 1 ? known[0] : undefined;
    stopAt(used ?? controls.find(isFirst) ?? kept ?? controls[0]);
  });
  return {
    onFocus: (event: FocusEvent) => stopAt(event.target),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const controls = controlsIn(event.currentTarget);
      const at = controls.indexOf(event.target as Control);
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: controls.length - 1 }[event.key];
      if (at < 0 || to === undefined || isInText(event.target, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      controls[(to + controls.length) % controls.length]?.focus();
    },
  };
}
