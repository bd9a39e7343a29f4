import type { Mark } from '@tvacha/shared-contract';
import { fileKinds, uploads } from '@tvacha/shared-contract/uploads';
import { middleOfView } from './add-marks';
import { moved, ofWidth, onPage, type Point, turnOf } from './geometry';
import type { useT } from './messages';
import { marksOn, type Notebook, type ShownPage } from './notebook';
import { orderAt } from './picture-order';

const { accept, maxBytes } = uploads.markImage;
/** The kinds of pictures that are taken, as a file field names them. */
export const pictureTypes: readonly string[] = accept.map((kind) => fileKinds[kind].type);

/** Points of one pixel: as large as on paper, at 96 dots an inch. */
const pixel = 0.75;

type Say = ReturnType<typeof useT>;

export interface PicturePlace {
  page: ShownPage;
  at: Point;
}

/** The first picture among files that were chosen, pasted or dropped. */
export const pictureAmong = (files: Iterable<File> | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => pictureTypes.includes(type));

/**
 * Sends a picture and puts it into a page, upright as that is shown, and no wider than half of it.
 * @param say words for what is not taken
 */
export async function addPicture(book: Notebook, file: File, { page, at }: PicturePlace, say: Say) {
  if (!pictureTypes.includes(file.type) || file.size > maxBytes) {
    book.set({ told: { failed: say('picture.kinds') } });
    return;
  }
  if (book.isFull()) return;
  book.set({ told: 'sending' });
  try {
    const sent = await book.pictures.send(file);
    const [left, bottom, right, top] = page.view;
    const most = Math.min(right - left, top - bottom) / 2;
    const [x, y] = onPage(at, page.view);
    const [halfX, halfY] = [(sent.width * pixel) / 2, (sent.height * pixel) / 2];
    const whole: Extract<Mark, { kind: 'image' }> = {
      id: crypto.randomUUID(),
      revision: 0,
      page: page.number,
      kind: 'image',
      file: sent.file,
      box: [x - halfX, y - halfY, x + halfX, y + halfY],
      angle: turnOf(page.rotation),
      order: orderAt('front', marksOn(book.get(), page.number)),
      alt: '',
    };
    const scale = Math.min(1, most / (2 * halfX), most / (2 * halfY));
    const mark = moved(ofWidth(whole, 2 * halfX * scale), [0, 0], page.view);
    book.set({ told: undefined });
    if (book.act({ put: [mark] })) book.set({ tool: 'select', selected: mark.id, draft: undefined });
  } catch (error) {
    book.set({ told: { failed: (error instanceof Error && error.message) || say('picture.failed') } });
  }
}

/** Into the middle of the view. */
export function addPictureInView(book: Notebook, file: File, stage: Element | null, say: Say) {
  const middle = stage && middleOfView(book, stage);
  if (middle) void addPicture(book, file, middle, say);
}

/** The page under a point of the screen, in its points. */
export function placeUnder(book: Notebook, x: number, y: number): PicturePlace | undefined {
  for (const page of book.shown.values()) {
    const { left, top, right, bottom } = page.element.getBoundingClientRect();
    if (x >= left && x <= right && y >= top && y <= bottom) return { page, at: page.place.toPage([x - left, y - top]) };
  }
  return undefined;
}
