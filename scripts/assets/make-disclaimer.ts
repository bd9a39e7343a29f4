import { PDFDocument } from '@cantoo/pdf-lib';
import { readFontFiles } from '../../api/src/node/font-files';
import { embedFaces } from '../../api/src/pdf/embed-faces';
import { createComposer } from '../../demo/src/pdf/composer';
import { drawRunningHead } from '../../demo/src/pdf/front-matter';
import { edition, lead, parts, title } from './disclaimer';

/** Sets the disclaimer as the portal's books are set. The same words give the same bytes. */
export async function makeDisclaimer(): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const faces = await embedFaces(doc, await readFontFiles());
  const published = new Date(`${edition}T00:00:00Z`);
  doc.setTitle(`${title} · Tvacha`, { showInWindowTitleBar: true });
  doc.setAuthor('Tvacha');
  doc.setProducer('Tvacha');
  doc.setCreator('Tvacha');
  doc.setLanguage('en-IN');
  doc.setCreationDate(published);
  doc.setModificationDate(published);
  const composer = createComposer(doc, faces);
  composer.chapter(title, 'Tvacha');
  composer.paragraph(lead);
  for (const { heading, text, points } of parts) {
    composer.heading(heading);
    for (const words of text) composer.paragraph(words);
    if (points) composer.list(points);
  }
  composer.heads.forEach(({ page, ...head }, at) => {
    drawRunningHead(page, faces, { ...head, series: 'Edition of November 2026', number: at + 1 });
  });
  return doc.save();
}
