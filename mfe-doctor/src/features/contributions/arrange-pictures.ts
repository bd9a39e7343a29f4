import type { Picture } from '@tvacha/shared-contract';

type Arranged = Pick<Picture, '_id' | 'caption' | 'checked'>;

/** Order, captions and ticks as a draft keeps them: a field of a form is a text. */
export const arrangementOf = (pictures: readonly Picture[]): string =>
  JSON.stringify(pictures.map(({ _id, caption, checked }): Arranged => ({ _id, caption, checked })));

function read(kept: string): Arranged[] {
  try {
    return JSON.parse(kept);
  } catch {
    return [];
  }
}

/** Pictures as they were arranged; those that came since stand behind the others. */
export function arranged(pictures: readonly Picture[], kept: string): readonly Picture[] {
  const rows = read(kept).filter(({ _id }) => pictures.some((picture) => picture._id === _id));
  const placeOf = ({ _id }: Picture) => rows.findIndex((row) => row._id === _id);
  const known = pictures.filter((picture) => placeOf(picture) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  return [
    ...known.map((picture, at) => ({ ...picture, ...rows[at] })),
    ...pictures.filter((picture) => placeOf(picture) < 0),
  ];
}
