import type { Mark } from '@tvacha/shared-contract';
import { leading } from './appearance';
import { paperColours } from './paper-colours';
import { wrapWords } from './wrap-words';

/** Dots of the picture in a point: 288 an inch, as letters are printed. */
const dots = 4;
const face = 'Inter Variable, Noto Sans Devanagari Variable, sans-serif';

/** Words as a picture, as the browser sets them. */
export interface WordsPicture {
  png: Uint8Array;
  /** In points. */
  width: number;
  height: number;
}

/** Draws words that no font of every PDF viewer has, such as Hindi, in a width in points. @throws where nothing can be drawn */
export async function drawWordsPicture(
  text: string,
  { size, colour }: Pick<Extract<Mark, { kind: 'text' }>, 'size' | 'colour'>,
  width: number,
): Promise<WordsPicture> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Nothing can be drawn here');
  const font = `${size * dots}px ${face}`;
  pen.font = font;
  const lines = wrapWords(text, width * dots, (words) => pen.measureText(words).width);
  const height = lines.length * size * leading;
  canvas.width = Math.ceil(width * dots);
  canvas.height = Math.ceil(height * dots);
  pen.font = font;
  pen.fillStyle = paperColours[colour];
  pen.textBaseline = 'middle';
  for (const [at, line] of lines.entries()) pen.fillText(line, 0, (at + 0.5) * size * leading * dots);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  canvas.width = 0;
  if (!blob) throw new Error('The words gave no picture');
  return { png: new Uint8Array(await blob.arrayBuffer()), width, height };
}
