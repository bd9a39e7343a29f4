import { embedFaces } from '@tvacha/api/embed-faces';
import type { FontFiles } from '@tvacha/api/font-files';
import type { Cover } from '@tvacha/shared-contract';
import { factsOf, type MadePdf } from '../files/pdf-shelf';
import { beginDocument } from './begin-document';
import { createComposer } from './composer';
import { drawCover } from './covers/draw-cover';
import { drawContents, drawRunningHead } from './front-matter';
import { addOutline } from './outline';
import { height, width } from './sheet';

/** An issue of a journal, the newspaper or the magazine. */
export interface Issue {
  title: string;
  /** What it belongs to, `Hair and Scalp Review`. */
  series: string;
  editor: string;
  summary: string;
  publishedOn: string;
  cover: Cover;
  parts: readonly { title: string; by?: string; text: string }[];
}

export interface MadeIssue extends MadePdf {
  /** Pages on which the parts begin, counted from 1. */
  starts: number[];
}

/** Makes the PDF of an issue: cover, contents, and each part from a page of its own. */
export async function makeIssue(issue: Issue, files: FontFiles): Promise<MadeIssue> {
  const { title, editor, cover, series } = issue;
  const doc = await beginDocument({ ...issue, author: editor });
  const faces = await embedFaces(doc, files);
  drawCover(doc.addPage([width, height]), { title, author: editor, cover, series: series.toUpperCase() }, faces);
  const contents = doc.addPage([width, height]);
  const composer = createComposer(doc, faces);
  for (const part of issue.parts) {
    composer.chapter(part.title);
    if (part.by) composer.heading(part.by);
    composer.paragraph(part.text);
  }
  const numbers = new Map(doc.getPages().map((page, at) => [page.ref, at + 1]));
  drawContents(contents, composer.chapters, ({ page }) => numbers.get(page.ref) ?? 0, faces);
  for (const { page, ...head } of composer.heads)
    drawRunningHead(page, faces, { ...head, series, number: numbers.get(page.ref) ?? 0 });
  addOutline(doc, composer.chapters);
  const starts = composer.chapters.map(({ page }) => numbers.get(page.ref) ?? 0);
  return { bytes: await doc.save(), facts: factsOf(doc), starts };
}
