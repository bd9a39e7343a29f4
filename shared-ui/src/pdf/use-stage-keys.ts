import type { ClipboardEvent, KeyboardEvent } from 'react';
import { type ReaderCommand, readerCommand } from './page-list';
import { plainWords } from './plain-words';

interface StageKeys {
  run: (command: ReaderCommand) => void;
  /** @returns whether there is a way back (-1) or ahead (1) in the document */
  retrace: (direction: 1 | -1) => boolean;
  /** What another part does with a key. */
  otherKey: ((key: string) => boolean) | undefined;
  /** Given while the reader has the whole screen. */
  leaveFull: (() => void) | undefined;
}

/** Whether what is typed belongs to a field that lies over the pages. */
const isTyping = (target: EventTarget) => (target as Element).matches('input, textarea, select, [contenteditable]');

/** What keys of the stage do, and what is copied from it. */
export function useStageKeys({ run, retrace, otherKey, leaveFull }: StageKeys) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      // Without a way back in the document the browser's own is meant.
      if (retrace(event.key === 'ArrowLeft' ? -1 : 1)) event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') leaveFull?.();
    const command = readerCommand(event.key);
    if (!command && !otherKey?.(event.key)) return;
    event.preventDefault();
    if (command) run(command);
  };
  const onCopy = (event: ClipboardEvent) => {
    const words = isTyping(event.target) ? '' : (document.getSelection()?.toString() ?? '');
    if (!words) return;
    event.clipboardData.setData('text/plain', plainWords(words));
    event.preventDefault();
  };
  return { onKeyDown, onCopy };
}
