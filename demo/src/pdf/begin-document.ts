import { PDFDocument } from '@cantoo/pdf-lib';

interface About {
  title: string;
  author: string;
  summary: string;
  publishedOn: string;
  /** What it belongs to. */
  series?: string;
  language?: 'en-IN' | 'hi-IN';
}

/** An empty document that says what it is, the same each time it is made. */
export async function beginDocument(about: About): Promise<PDFDocument> {
  const { title, author, summary, publishedOn, series = 'Tvacha Ebooks', language = 'en-IN' } = about;
  const doc = await PDFDocument.create();
  const published = new Date(`${publishedOn}T00:00:00Z`);
  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setAuthor(author);
  doc.setSubject(summary);
  doc.setProducer(series);
  doc.setCreator(series);
  doc.setLanguage(language);
  doc.setCreationDate(published);
  doc.setModificationDate(published);
  return doc;
}
