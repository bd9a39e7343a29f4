/** Whether an element is typed into: keys are its own. */
export const isTyped = (target: Element): boolean =>
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** The same, but that boxes to tick take no letters. */
const takesLetters = (target: Element): boolean =>
  isTyped(target) && !target.matches('[type="checkbox"], [type="radio"]');

/** A box over the page, which keeps keys from what lies under it. */
export const boxes = '[role="dialog"], [role="alertdialog"]';

/** The key of a press that may be for the page: not with a modifier, not typed, not taken by something else. */
export function plainKey(event: KeyboardEvent): string | undefined {
  const { ctrlKey, metaKey, altKey, defaultPrevented, target, key } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented) return undefined;
  return target instanceof Element && takesLetters(target) ? undefined : key;
}
