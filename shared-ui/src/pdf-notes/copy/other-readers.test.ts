import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import type { Mark } from '@tvacha/shared-contract';
import { copyWithNotes } from './copy-with-notes';

type Point = [number, number];

/** 60 × 40 pixels: black on the left half, light grey on the right one. */
const halves =
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAMAAACVZWnNAAAABlBMVEUAAADIyMisR2nzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAI0lEQVRIx+3LoQEAAAwCIPf/0/vAYIZOUl0VWZZlWZZlec0PG0IEsTxmRQsAAAAASUVORK5CYII=';

// A page of 600 × 800 points of which this part is shown.
const [left, bottom, right, top] = [20, 30, 580, 770];
/** A point of the page in points from the upper left corner of what is shown, by how the page is turned. */
const turns: [number, (point: Point) => Point][] = [
  [0, ([x, y]) => [x - left, top - y]],
  [90, ([x, y]) => [y - bottom, x - left]],
  [180, ([x, y]) => [right - x, y - bottom]],
  [270, ([x, y]) => [top - y, right - x]],
];
/** Near each corner, and in the middle. */
const places: Point[] = [[80, 90], [520, 90], [80, 710], [520, 710], [300, 400]]; // biome-ignore format: one row

/** An L on its head: 40 points up on the left, then 60 to the right. */
const cornered: Point[] = [
  ...Array.from({ length: 20 }, (_, at): Point => [-30, 2 * at - 20]),
  ...Array.from({ length: 31 }, (_, at): Point => [2 * at - 30, 20]),
];

/** A mark about a place, how far it reaches to each side, and where in it the most ink lies. */
interface Case {
  mark: (x: number, y: number) => object;
  reach: Point;
  heaviest?: Point;
}
const cases: Record<string, Case> = {
  ink: {
    mark: (x, y) => ({ kind: 'ink', width: 2, points: cornered.flatMap(([right, up]) => [x + right, y + up, 0.5]) }),
    reach: [31, 21],
    heaviest: [-12, 12],
  },
  highlight: {
    mark: (x, y) => ({
      kind: 'highlight',
      boxes: [[x - 30, y - 10, x + 30, y + 10]],
      quote: '',
      before: '',
      after: '',
    }),
    reach: [30, 10],
  },
  box: {
    mark: (x, y) => ({ kind: 'shape', form: 'box', width: 2, from: [x - 30, y - 20], to: [x + 30, y + 20] }),
    reach: [31, 21],
  },
  ellipse: {
    mark: (x, y) => ({ kind: 'shape', form: 'ellipse', width: 2, from: [x - 30, y - 20], to: [x + 30, y + 20] }),
    reach: [31, 21],
  },
  line: {
    mark: (x, y) => ({ kind: 'shape', form: 'line', width: 2, from: [x - 30, y - 20], to: [x + 30, y + 20] }),
    reach: [30.5, 20.5],
  },
  note: { mark: (x, y) => ({ kind: 'note', at: [x, y], text: 'Ask about towels' }), reach: [10, 10] },
  // Turned by 30° against the clock: its dark half lies 9.7 points from the middle.
  image: {
    mark: (x, y) => ({ kind: 'image', file: 'f', box: [x - 30, y - 20, x + 30, y + 20], angle: 30, alt: '' }),
    reach: [36, 32.3],
    heaviest: [-8.4, -4.8],
  },
};
const colours: Record<string, string> = { highlight: 'yellow', note: 'rose' };

/** A page for each kind, turn and place, with that one mark on it. */
const pages = Object.entries(cases).flatMap(([name, { mark, reach, heaviest = [0, 0] as Point }]) =>
  turns.flatMap(([turn, shown]) => places.map((at) => ({ name, mark, reach, heaviest, turn, shown, at }))),
);
const marks = pages.map(({ name, mark, at }, index) => ({
  ...{ id: `${index}`, page: index + 1, revision: 1, colour: colours[name] ?? 'ink', text: '' },
  ...mark(...at),
})) as Mark[];

async function writeCopy(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const { turn } of pages) {
    const page = pdf.addPage([600, 800]);
    page.setCropBox(left, bottom, right - left, top - bottom);
    page.setRotation(degrees(turn));
  }
  return copyWithNotes(await pdf.save(), {
    marks,
    author: 'Dr. Ananya Rao',
    changedAt: () => '2026-06-01T06:00:00.000Z',
    openPicture: async () => new Blob(),
    readPicture: async () => Uint8Array.from(Buffer.from(halves, 'base64')),
  });
}

/** What is drawn on a page at 72 dots an inch, a dot a point: its box, and the middle of its ink. */
function drawnIn(file: string) {
  const bytes = readFileSync(file);
  const [head = '', width = 0] = /^P5\s+(\d+)\s+\d+\s+255\s/.exec(bytes.toString('latin1', 0, 40)) ?? [];
  const ink = [...bytes.subarray(head.length)].flatMap((grey, at) =>
    grey < 250 ? [{ x: (at % Number(width)) + 0.5, y: Math.floor(at / Number(width)) + 0.5, weight: 255 - grey }] : [],
  );
  const all = ink.reduce((sum, { weight }) => sum + weight, 0);
  const middle = (of: 'x' | 'y') => ink.reduce((sum, one) => sum + one[of] * one.weight, 0) / all;
  const ends = (of: 'x' | 'y') => {
    const values = ink.map((one) => one[of]);
    return [Math.min(...values), Math.max(...values)];
  };
  return { x: ends('x'), y: ends('y'), middle: [middle('x'), middle('y')] };
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tvacha-copy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('[PDF-02] other readers find no fault in a copy and draw each mark where the reader does, on pages turned by quarters', async () => {
  const file = join(folder, 'copy.pdf');
  writeFileSync(file, await writeCopy());
  expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toMatch(/No syntax or stream encoding errors/);
  execFileSync('pdftoppm', ['-r', '72', '-cropbox', '-gray', file, join(folder, 'page')]);
  for (const [index, { name, turn, shown, at, reach, heaviest }] of pages.entries()) {
    const [toX, toY] = turn % 180 === 0 ? reach : [reach[1], reach[0]];
    const [x, y] = shown(at);
    const middle = shown([at[0] + heaviest[0], at[1] + heaviest[1]]);
    const found = drawnIn(join(folder, `page-${String(index + 1).padStart(3, '0')}.pgm`));
    const near = (value: number) => ({ asymmetricMatch: (other: number) => Math.abs(other - value) <= 1.5 });
    expect({ name, turn, at, ...found }).toEqual({
      ...{ name, turn, at },
      x: [near(x - toX), near(x + toX)],
      y: [near(y - toY), near(y + toY)],
      middle: middle.map(near),
    });
  }
});
