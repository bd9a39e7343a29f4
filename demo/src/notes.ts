import type { annotations } from '@tvacha/api/schema';
import type { Mark } from '@tvacha/shared-contract';
import { highlightColours, penColours, shapeForms } from '@tvacha/shared-contract/annotations';
import { z } from 'zod';
import { readRows } from './content/read-folder';
import type { MadeBook } from './pdf/make-book';
import { width } from './pdf/sheet';
import { seedId } from './seed-id';
import { type Around, days, hours } from './when';

const on = z.string();
const text = z.string().default('');
const marker = z.enum(highlightColours);
const pen = z.enum(penColours);
const schema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('highlight'), on, colour: marker, text }),
  z.strictObject({ kind: z.literal('note'), on, colour: marker, text: z.string() }),
  z.strictObject({ kind: z.literal('margin'), on, colour: pen }),
  z.strictObject({ kind: z.literal('shape'), on, colour: pen, form: z.enum(shapeForms) }),
  z.strictObject({ kind: z.literal('text'), on, colour: pen, text: z.string() }),
]);
type NoteSeed = z.output<typeof schema>;

/** What the demo doctor has written into the first book. */
export const noteSeeds = readRows('notes', schema, (row) => row);

type Box = [left: number, bottom: number, right: number, top: number];
interface Found {
  page: number;
  boxes: Box[];
  before: string;
  after: string;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Where words stand in the book: one box a line, on the page where they begin. @throws where they do not stand */
export function findWords(lines: MadeBook['lines'], words: string): Found {
  const starts: number[] = [];
  let whole = '';
  for (const line of lines) {
    starts.push(whole.length);
    whole += `${line.words} `;
  }
  const from = whole.indexOf(words);
  if (from < 0) throw new Error(`These words are not in the book: ${words}`);
  const to = from + words.length;
  const touched = lines.flatMap((line, at) => {
    const start = starts[at] ?? 0;
    const first = Math.max(0, from - start);
    const last = Math.min(line.words.length, to - start);
    return first < last ? [{ line, first, last }] : [];
  });
  const page = touched[0]?.line.page ?? 0;
  const boxes = touched
    .filter(({ line }) => line.page === page)
    .map(({ line: { words: said, x, baseline, size, widthOf }, first, last }): Box => {
      const left = x + widthOf(said.slice(0, first));
      const right = x + widthOf(said.slice(0, last));
      return [rounded(left), rounded(baseline - size * 0.28), rounded(right), rounded(baseline + size * 0.82)];
    });
  return { page, boxes, before: whole.slice(Math.max(0, from - 32), from), after: whole.slice(to, to + 32) };
}

/** A brace beside some lines, as a pen draws it: x, y and pressure of each point. */
function brace(x: number, bottom: number, top: number): number[] {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, at) => {
    const along = at / steps;
    const far = Math.abs(along - 0.5) * 2;
    const bend = far > 0.85 ? (far - 0.85) * 26 : far < 0.12 ? -(0.12 - far) * 32 : 0;
    const pressure = 0.35 + 0.3 * Math.sin(along * Math.PI);
    return [rounded(x + bend), rounded(top - along * (top - bottom)), rounded(pressure)];
  }).flat();
}

function markOf(seed: NoteSeed, found: Found): Mark {
  const { page, boxes, before, after } = found;
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last) throw new Error(`These words have no place: ${seed.on}`);
  const common = { id: seedId(`note/${seed.kind}/${seed.on}`), revision: 1, page };
  const bottom = last[1];
  switch (seed.kind) {
    case 'highlight':
      return {
        ...common,
        kind: 'highlight',
        colour: seed.colour,
        boxes,
        quote: seed.on,
        before,
        after,
        text: seed.text,
      };
    case 'note':
      return { ...common, kind: 'note', colour: seed.colour, text: seed.text, at: [width - 24, first[3]] };
    case 'margin':
      return { ...common, kind: 'ink', colour: seed.colour, width: 1, points: brace(34, bottom - 34, first[3]) };
    case 'text':
      return {
        ...common,
        kind: 'text',
        colour: seed.colour,
        size: 9,
        text: seed.text,
        box: [width - 170, 26, width - 20, 52],
      };
    default: {
      const isLine = seed.form === 'line' || seed.form === 'arrow';
      const from: [number, number] = isLine ? [first[0], first[1]] : [first[0] - 5, first[1] - 3];
      const to: [number, number] = isLine ? [first[2], first[1] - 1] : [first[2] + 5, first[3] + 3];
      return { ...common, kind: 'shape', form: seed.form, colour: seed.colour, width: 1, from, to };
    }
  }
}

/** SHA-256 in base64url, as the server counts it. */
async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Their rows: written over the last days, the last this morning. */
export async function noteRows(
  { bytes, lines }: MadeBook,
  userId: string,
  when: Around,
): Promise<(typeof annotations.$inferInsert)[]> {
  const document = await hashOf(bytes);
  return noteSeeds.map((seed, at) => {
    const mark = markOf(seed, findWords(lines, seed.on));
    const changedAt = when.ago(days(Math.floor((noteSeeds.length - at) / 4)) + hours(2) - at * 3);
    return { userId, document, id: mark.id, revision: 1, mark, serial: at + 1, changedAt };
  });
}
