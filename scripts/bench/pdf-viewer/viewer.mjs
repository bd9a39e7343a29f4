import { GlobalWorkerOptions, getDocument } from './pdf.min.mjs';

GlobalWorkerOptions.workerSrc = './pdf.worker.min.mjs';
// It takes pdf.js from here.
const { EventBus, PDFLinkService, PDFViewer } = await import('./pdf_viewer.mjs');

/** With the options that it has by itself: it reads on to the end of the file. */
const eventBus = new EventBus();
const linkService = new PDFLinkService({ eventBus });
const viewer = new PDFViewer({ container: document.getElementById('stage'), eventBus, linkService });
linkService.setViewer(viewer);
eventBus.on('pagesinit', () => {
  viewer.currentScaleValue = 'page-width';
});
const file = new URLSearchParams(location.search).get('file');
const pdf = await getDocument({ url: file, useWasm: false, isEvalSupported: false }).promise;
viewer.setDocument(pdf);
linkService.setDocument(pdf);
window.goTo = (page) => {
  viewer.currentPageNumber = page;
};
