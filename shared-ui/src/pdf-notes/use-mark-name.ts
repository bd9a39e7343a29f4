import type { Mark } from '@tvacha/shared-contract';
import { useT } from './messages';

/** How a mark is called: its kind and, where it has them, its words. */
export function useMarkName(): (mark: Mark) => string {
  const t = useT();
  return (mark) => {
    const kind = mark.kind === 'shape' ? t(`form.${mark.form}`) : t(`kind.${mark.kind}`);
    const words = mark.kind === 'highlight' ? mark.text || mark.quote : 'text' in mark ? mark.text : '';
    return words ? `${kind}: ${words.slice(0, 80)}` : kind;
  };
}
