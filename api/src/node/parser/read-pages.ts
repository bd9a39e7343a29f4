import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { keptText, type PageFacts, type PageSlice } from '../../uploads/page-reader';

/** Milliseconds after which no further page is begun; the process that reads is given longer for a file. */
const budget = 5000;

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** pdf.js with its worker in the same thread: this is a process of its own already. */
async function loadPdfjs() {
  const worker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string);
  Object.assign(globalThis, { pdfjsWorker: worker });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

const open = async (bytes: Uint8Array) => {
  const { getDocument, VerbosityLevel } = await loadPdfjs();
  return getDocument({
    data: bytes,
    cMapUrl: `${folder}/cmaps/`,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    disableFontFace: true,
    isEvalSupported: false,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  });
};

async function readPage(document: PDFDocumentProxy, number: number, labels: string[] | null): Promise<PageFacts> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const box = page.view as PageFacts['box'];
  const label = labels?.[number - 1] ?? null;
  let text = '';
  try {
    const { items } = await page.getTextContent();
    text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  } catch {
    // A page whose text cannot be read has its size all the same, and the others have both.
  }
  page.cleanup();
  const named = label === null || label === String(number) ? null : keptText(label);
  return { width, height, rotation: page.rotate, box, label: named, text: keptText(text) };
}

/** See `PageReader`. It loads pdf.js, which takes a tenth of a second and 30 MB. */
export async function readPages(bytes: Uint8Array, from: number): Promise<PageSlice> {
  const until = performance.now() + budget;
  const task = await open(bytes);
  try {
    const document = await task.promise;
    const labels = await document.getPageLabels().catch(() => null);
    const pages: PageFacts[] = [];
    for (let number = from; number <= document.numPages; number += 1) {
      pages.push(await readPage(document, number, labels));
      if (performance.now() > until) break;
    }
    return { total: document.numPages, pages };
  } finally {
    await task.destroy();
  }
}
