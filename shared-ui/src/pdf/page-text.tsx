import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pdfjs, usePageContext } from 'react-pdf';
import css from './page-text.module.css';

type TextLayer = InstanceType<typeof pdfjs.TextLayer>;

/** While a selection is drawn, what lies behind the lines keeps it from taking the whole page, and links let it pass. */
function watchSelecting(layer: HTMLElement): () => void {
  const begin = () => layer.classList.add('selecting');
  // It may end anywhere.
  const end = () => layer.classList.remove('selecting');
  layer.addEventListener('mousedown', begin);
  document.addEventListener('mouseup', end);
  return () => {
    layer.removeEventListener('mousedown', begin);
    document.removeEventListener('mouseup', end);
  };
}

/** The letters of a page over its picture, to be selected and marked. react-pdf's own layer reads each page twice. */
export function PageText({ onText }: { onText: () => void }) {
  const context = usePageContext();
  const page = (context?.page || undefined) as PDFPageProxy | undefined;
  const { scale = 1, rotate = 0 } = context ?? {};
  const holder = useRef<HTMLDivElement>(null);
  const whole = useRef<TextLayer>(undefined);
  const viewportOf = useEffectEvent((one: PDFPageProxy) => one.getViewport({ scale, rotation: rotate }));
  const tell = useEffectEvent(onText);

  useEffect(() => {
    const container = holder.current;
    if (!page || !container) return;
    const unwatch = watchSelecting(container);
    const textContentSource = page.streamTextContent({ includeMarkedContent: true });
    const text = new pdfjs.TextLayer({ container, textContentSource, viewport: viewportOf(page) });
    text.render().then(
      () => {
        const behind = document.createElement('div');
        behind.className = 'endOfContent';
        container.append(behind);
        whole.current = text;
        text.update({ viewport: viewportOf(page) });
        tell();
      },
      // The page was left, or has no text: its picture is there all the same.
      () => undefined,
    );
    return () => {
      unwatch();
      text.cancel();
      whole.current = undefined;
      container.replaceChildren();
    };
  }, [page]);

  useEffect(() => {
    if (!page || !whole.current) return;
    whole.current.update({ viewport: page.getViewport({ scale, rotation: rotate }) });
    tell();
  }, [page, scale, rotate]);

  return <div ref={holder} className={`textLayer ${css.text}`} />;
}
