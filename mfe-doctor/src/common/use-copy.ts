import { toast } from '@tvacha/shared-core/toasts';
import { useCallback } from 'react';
import { useT } from './i18n';

/** Copies a text and says so, or that the browser does not let it be copied. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useT();
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        toast('COPY_TO_CLIPBOARD');
      } catch {
        toast({ words: t('area.notCopied'), severity: 'error' });
      }
    },
    [t],
  );
}
