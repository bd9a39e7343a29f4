import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../base/button';
import { ProgressBar } from '../feedback/progress-bar';
import { Checkbox } from '../form/checkbox';
import { TextField } from '../form/text-field';
import { useT } from './messages';
import type { PdfFile } from './page-list';
import { nameOfPage, pageFrom } from './page-list';
import { type OpenedCopy, openCopy, printPages } from './print-pages';
import css from './reader-panel.module.css';
import type { KnownPage } from './use-page-facts';

interface PrintPanelProps {
  pdf: PdfFile;
  pages: readonly KnownPage[];
  /** The document with what was written in it, where there is something. */
  copy: (() => Promise<Uint8Array<ArrayBufferLike>>) | undefined;
}

/** Prints the pages that are chosen; it may be cancelled while they are drawn. */
export function PrintPanel({ pdf, pages, copy }: PrintPanelProps) {
  const t = useT();
  const total = pdf.numPages;
  const [start, end] = [nameOfPage(pages, 1), nameOfPage(pages, total)];
  const [from, setFrom] = useState(start);
  const [to, setTo] = useState(end);
  const inputMode = pages.some(({ label }) => label !== null) ? 'text' : 'numeric';
  const [drawn, setDrawn] = useState<number>();
  const [hasNotes, setHasNotes] = useState(false);
  const [failed, setFailed] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const first = pageFrom(from, total, pages);
  const last = pageFrom(to, total, pages);
  const wrong = t('readerPrintPage', { first: start, last: end });
  const isRange = first !== undefined && last !== undefined && first <= last;

  const print = async (event: FormEvent) => {
    event.preventDefault();
    if (!isRange || drawn !== undefined) return;
    abort.current = new AbortController();
    setFailed(false);
    setDrawn(0);
    let printed: OpenedCopy | undefined;
    try {
      if (copy && hasNotes) printed = await openCopy(await copy());
      const { signal } = abort.current;
      await printPages(printed?.pdf ?? pdf, { from: first, to: last, onPage: setDrawn, signal });
    } catch {
      setFailed(true);
    } finally {
      printed?.close();
      setDrawn(undefined);
    }
  };
  const count = isRange ? last - first + 1 : 0;
  return (
    <form className={css.print} onSubmit={print}>
      <TextField
        name="from"
        label={t('readerPrintFrom')}
        value={from}
        onChange={setFrom}
        inputMode={inputMode}
        error={first === undefined ? wrong : undefined}
      />
      <TextField
        name="to"
        label={t('readerPrintTo')}
        value={to}
        onChange={setTo}
        inputMode={inputMode}
        error={last === undefined ? wrong : isRange || first === undefined ? undefined : t('readerPrintOrder')}
      />
      {copy ? <Checkbox label={t('readerPrintNotes')} checked={hasNotes} onChange={setHasNotes} /> : null}
      {drawn === undefined ? (
        <Button kind="primary" htmlType="submit" icon="printer" disabled={!isRange}>
          {t('readerPrintPages', { count })}
        </Button>
      ) : (
        <>
          <ProgressBar
            label={t('readerPrinting')}
            value={count ? drawn / count : undefined}
            text={t('readerPrinted', { drawn, count })}
          />
          <Button icon="x" onClick={() => abort.current?.abort()}>
            {t('cancel')}
          </Button>
        </>
      )}
      {failed ? (
        <p className={css.note} role="alert">
          {t('readerPrintFailed')}
        </p>
      ) : null}
    </form>
  );
}
