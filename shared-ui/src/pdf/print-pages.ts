import { pdfjs } from 'react-pdf';
import { documentOptions, startWorker } from './engine';
import type { PdfFile } from './page-list';

/** Dots an inch on paper, and points an inch in the document. */
const sharpness = 150 / 72;
const quality = 0.9;

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The page gave no picture'))), 'image/jpeg', quality),
  );

async function drawPage(pdf: PdfFile, number: number): Promise<Blob> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: sharpness });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  try {
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    return await toBlob(canvas);
  } finally {
    // Gives the memory back at once.
    canvas.width = 0;
    canvas.height = 0;
    page.cleanup();
  }
}

export interface OpenedCopy {
  pdf: PdfFile;
  close: () => void;
}

/** Opens bytes as a document of its own, and throws where they are none, or where what reads them does not come. */
export async function openCopy(data: Uint8Array<ArrayBufferLike>): Promise<OpenedCopy> {
  const { worker, ready, end } = startWorker();
  try {
    await ready;
    const task = pdfjs.getDocument({ data, ...documentOptions, worker });
    return { pdf: await task.promise, close: () => void task.destroy().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

interface Printing {
  /** From 1. */
  from: number;
  to: number;
  onPage: (drawn: number) => void;
  signal: AbortSignal;
}

/** Prints pages as pictures out of this window, as the site's policy opens no frame for them. */
export async function printPages(pdf: PdfFile, { from, to, onPage, signal }: Printing): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = 'reader-sheets';
  const links: string[] = [];
  try {
    for (let number = from; number <= to; number += 1) {
      const link = URL.createObjectURL(await drawPage(pdf, number));
      links.push(link);
      if (signal.aborted) return;
      const picture = new Image();
      picture.src = link;
      picture.alt = '';
      // Loaded one by one: a browser that decodes all of them at once holds each as plain pixels.
      await picture.decode();
      sheets.append(picture);
      onPage(number - from + 1);
    }
    document.body.append(sheets);
    // Returns when the dialog of the browser is closed.
    if (!signal.aborted) window.print();
  } finally {
    sheets.remove();
    for (const link of links) URL.revokeObjectURL(link);
  }
}
