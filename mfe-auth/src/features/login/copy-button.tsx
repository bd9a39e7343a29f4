import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';

/** Copies a text and says so; where the browser lets nothing be copied the text stands beside it to be marked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast('COPIED');
    } catch {
      // Nothing was copied, so nothing is said.
    }
  };
  return (
    <Button size="sm" icon="copy" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
