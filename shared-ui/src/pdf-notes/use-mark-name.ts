import type { Mark } from '@tvacha/shared-contract';
import { useT } from './messages';

/** How a mark is called: its kind and, where it has them, its words. */
export function useMarkName(): (mark: Mark) => string {
  const t = useT();
  return (mark) => {
    const kind = mark.kind === 'shape' ? t(`form.${mark.form}`) : t(`kind.${mark.kind}`);
    const said = { ...{ text: '', quote: '', alt: '' }, ...mark };
    const words = said.text || said.quote || said.alt;
    return words ? `${kind}: ${words.slice(0, 80)}` : kind;
  };
}
