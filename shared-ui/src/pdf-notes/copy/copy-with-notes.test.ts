import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { Mark } from '@tvacha/shared-contract';
import { copyWithNotes, LockedFile } from './copy-with-notes';
import { paperColours } from './paper-colours';

const rotations = [0, 90, 180, 270];
/** One pixel. */
const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** A page for each rotation, whose crop box does not begin at zero; the first has a link already. */
async function made(useObjectStreams: boolean): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const rotation of rotations) {
    const page = pdf.addPage([600, 800]);
    page.setCropBox(20, 30, 560, 740);
    page.setRotation(degrees(rotation));
  }
  const link = pdf.context.register(pdf.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [1, 2, 3, 4] }));
  pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.register(pdf.context.obj([link])));
  return pdf.save({ useObjectStreams });
}

const stroke = [100, 200, 0.3, 140.25, 212.5, 0.9, 180, 190, 0.6];
const marksOn = (page: number): Mark[] => {
  const common = { page, revision: 1 };
  const id = (kind: string) => `${kind}-${page}`;
  return [
    { ...common, id: id('ink'), kind: 'ink', colour: 'red', width: 2, points: stroke },
    {
      ...common,
      id: id('highlight'),
      kind: 'highlight',
      colour: 'yellow',
      boxes: [[100, 600, 300, 612.5], [90, 585, 210.25, 597]], // biome-ignore format: two lines
      quote: 'words of two lines',
      before: '',
      after: '',
      text: 'Biopsy the edge (not the middle) – त्वचा',
    },
    {
      ...common,
      id: id('note'),
      kind: 'note',
      colour: 'rose',
      at: [400.5, 300.25],
      text: 'दाद: ask about gloves\nand towels',
    },
    {
      ...common,
      id: id('arrow'),
      kind: 'shape',
      form: 'arrow',
      colour: 'teal',
      width: 4,
      from: [50, 60],
      to: [150, 160],
    },
    { ...common, id: id('box'), kind: 'shape', form: 'box', colour: 'clay', width: 2, from: [200, 60], to: [300, 160] },
    {
      ...common,
      id: id('ellipse'),
      kind: 'shape',
      form: 'ellipse',
      colour: 'gold',
      width: 1,
      from: [350, 60],
      to: [420, 90],
    },
    {
      ...common,
      id: id('text'),
      kind: 'text',
      colour: 'ink',
      size: 12,
      box: [100, 400, 280, 448],
      text: 'Show the residents',
    },
    { ...common, id: id('hindi'), kind: 'text', colour: 'ink', size: 12, box: [300, 400, 480, 448], text: 'त्वचा' },
    {
      ...common,
      id: id('stamp'),
      kind: 'image',
      file: 'f',
      box: [300, 600, 400, 700],
      angle: 45,
      alt: 'Rings with a scaly edge',
    },
  ];
};
const marks = rotations.flatMap((_, at) => marksOn(at + 1));
const given = {
  marks,
  author: 'Dr. Ananya Rao',
  changedAt: () => '2026-06-01T06:00:00.000Z',
  openPicture: async () => new Blob(),
  readPicture: async () => png,
  drawWords: async () => ({ png, width: 180, height: 60 }),
};

const plain = (value: unknown): unknown => {
  if (value instanceof PDFNumber) return value.asNumber();
  if (value instanceof PDFString || value instanceof PDFHexString) return value.decodeText();
  if (value instanceof PDFName) return value.decodeText();
  if (value instanceof PDFArray) return value.asArray().map((one) => plain(one));
  return value;
};
async function annotationsOf(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map(({ node }) =>
    (node.Annots()?.asArray() ?? []).map((ref) => {
      const dict = pdf.context.lookup(ref, PDFDict);
      const of = (name: string) => plain(dict.lookup(PDFName.of(name)));
      const appearance = dict.lookupMaybe(PDFName.of('AP'), PDFDict)?.lookup(PDFName.of('N'), PDFStream);
      const matrix = plain(appearance?.dict.lookup(PDFName.of('Matrix')));
      return { of, id: of('NM'), matrix };
    }),
  );
}
/** About 400.5, 300.25: viewers turn a sign upright about the corner that is its upper left one before the page is turned. */
const signs = [
  [390.5, 290.25, 410.5, 310.25],
  [390.5, 270.25, 410.5, 290.25],
  [410.5, 270.25, 430.5, 290.25],
  [410.5, 290.25, 430.5, 310.25],
];
/** Within a tenth of a point. */
const near = (numbers: readonly number[]) => numbers.map((value) => expect.closeTo(value, 1));

test.each([true, false])(
  '[PDF-02] a copy says in any viewer what was drawn, on pages turned by quarters (object streams: %s)',
  async (packed) => {
    const bytes = await made(packed);
    const copy = await copyWithNotes(bytes, given);
    expect(Buffer.from(copy.subarray(0, bytes.length)).equals(bytes)).toBe(true);
    // Its last table is of the kind of the one before, or readers would not follow from one to the other.
    const said = Buffer.from(copy).toString('latin1');
    const last = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(said)?.[1]);
    expect(said.startsWith('xref', last)).toBe(!packed);
    const pages = await annotationsOf(copy);
    expect(pages.map((page) => page.length)).toEqual([10, 9, 9, 9]);
    expect(pages[0]?.[0]?.of('Subtype')).toBe('Link');
    for (const [at, found] of pages.entries()) {
      const one = (kind: string) => found.find(({ id }) => id === `${kind}-${at + 1}`)?.of ?? (() => undefined);
      const turn = [undefined, [0, 1, -1, 0, 0, 0], [-1, 0, 0, -1, 0, 0], [0, -1, 1, 0, 0, 0]][at];
      const matrices = found.flatMap(({ id, matrix }) => (matrix && !String(id).startsWith('stamp') ? [matrix] : []));
      expect(matrices).toEqual(turn ? [turn, turn] : []);
      expect(one('ink')('InkList')).toEqual([near([100, 200, 140.25, 212.5, 180, 190])]);
      expect(one('highlight')('QuadPoints')).toEqual(
        near([100, 612.5, 300, 612.5, 100, 600, 300, 600, 90, 597, 210.25, 597, 90, 585, 210.25, 585]),
      );
      expect(one('highlight')('Contents')).toBe('Biopsy the edge (not the middle) – त्वचा');
      expect(one('note')('Contents')).toBe('दाद: ask about gloves\nand towels');
      expect(one('note')('Rect')).toEqual(near(signs[at] as number[]));
      expect(one('arrow')('L')).toEqual(near([50, 60, 150, 160]));
      expect(one('arrow')('LE')).toEqual(['None', 'OpenArrow']);
      expect(one('box')('Subtype')).toBe('Square');
      expect(one('ellipse')('Rect')).toEqual(near([349.5, 59.5, 420.5, 90.5]));
      expect(one('text')('Rect')).toEqual(near([100, 400, 280, 448]));
      expect(one('text')('Contents')).toBe('Show the residents');
      expect(one('hindi')('Contents')).toBe('त्वचा');
      expect(one('stamp')('Contents')).toBe('Rings with a scaly edge');
      // Its corners reach out by half a diagonal.
      expect(one('stamp')('Rect')).toEqual(near([279.29, 579.29, 420.71, 720.71]));
      expect(one('ink')('T')).toBe('Dr. Ananya Rao');
    }
    // What needs more room than its box goes on downwards, as the page is shown.
    const grown = pages.map((page) => page.find(({ id }) => String(id).startsWith('hindi'))?.of('Rect'));
    expect(grown).toEqual([[300, 388, 480, 448], [300, 400, 480, 448], [300, 400, 480, 460], [300, 400, 480, 448]].map(near)); // biome-ignore format: a page each
  },
);

test('[PDF-02] a copy for print has the signs of notes where they are drawn, upright by themselves', async () => {
  const notes = marks.filter(({ kind }) => kind === 'note');
  const pages = await annotationsOf(
    await copyWithNotes(await made(true), { ...given, marks: notes, isForPrint: true }),
  );
  for (const found of pages) expect(found.at(-1)?.of('Rect')).toEqual(near(signs[0] as number[]));
  expect(pages.map((found) => (found.at(-1)?.matrix as number[] | undefined)?.slice(0, 2))).toEqual([undefined, [0, 1], [-1, 0], [0, -1]]); // biome-ignore format: a page each
});

test('[PDF-02] a locked file is left alone, and so are pages that are not there', async () => {
  const pdf = await PDFDocument.load(await made(true));
  pdf.encrypt({ userPassword: '', ownerPassword: 'naevus', permissions: { annotating: false } });
  await expect(copyWithNotes(await pdf.save(), given)).rejects.toBeInstanceOf(LockedFile);
  const bytes = await made(true);
  const copy = await copyWithNotes(bytes, { ...given, marks: [{ ...(marks[0] as Mark), page: 5 }] });
  expect((await annotationsOf(copy)).map((page) => page.length)).toEqual([1, 0, 0, 0]);
});

test('[PDF-02] the colours of a copy are those of the page', () => {
  const css = readFileSync(join(__dirname, '../mark-colours.module.css'), 'utf8');
  const written = [...css.matchAll(/\.(\w+) \{\s*--mark: (#\w+);/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(written)).toEqual(paperColours);
});
