import type { Form } from '@tvacha/shared-core/form';
import { useEffect, useRef } from 'react';

/**
 * The form of a dialog that stays on its page: once the dialog is closed, the next one begins empty. What a reload
 * interrupted was not closed, so its draft stays.
 */
export function useResetOnClose<V extends Readonly<Record<string, string>>>(form: Form<V>, empty: V, open: boolean) {
  const wasOpen = useRef(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it closes
  useEffect(() => {
    if (wasOpen.current && !open) {
      form.begin(empty);
      form.clear();
    }
    wasOpen.current = open;
  }, [open]);
}
