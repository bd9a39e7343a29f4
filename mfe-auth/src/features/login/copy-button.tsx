import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { useT } from '../../common/i18n';

/** Copies a text that stands beside it, and says so; where the browser lets nothing be copied it says how else. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast('COPIED');
    } catch {
      toast({ words: t('copy.failed'), severity: 'error' });
    }
  };
  return (
    <Button size="sm" icon="copy" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
