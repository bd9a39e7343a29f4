import { type RefObject, useState } from 'react';
import type { PanelView } from './reader-panel';

/** What is open beside the pages. */
export function useSidePanel(stage: RefObject<HTMLElement | null>) {
  const [panel, setPanel] = useState<PanelView>();
  const [isSearching, setSearching] = useState(false);
  const open = (next: PanelView) => {
    setPanel(next);
    setSearching(next === 'search');
  };
  const close = () => {
    setPanel(undefined);
    setSearching(false);
    stage.current?.focus();
  };
  return {
    panel,
    /** What was searched for stays marked where the panel gave way to its page. */
    isSearching,
    open,
    close,
    toggle: (next: PanelView) => (panel === next ? close() : open(next)),
    /** Where the panel lies over the pages, it gives way to the one that was chosen. */
    uncover: () => {
      const lying = stage.current?.parentElement?.previousElementSibling;
      if (lying && getComputedStyle(lying).position === 'absolute') setPanel(undefined);
    },
  };
}
