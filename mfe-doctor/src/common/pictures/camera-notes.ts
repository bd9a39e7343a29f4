import { parse, thumbnail } from 'exifr';

export interface CameraNote {
  /** The name of the field, or `gps` and `thumbnail`, of which no more is said. */
  name: string;
  value: string | null;
}

/** Of all that cameras write, what tells of persons, places and times. */
const telling = [
  'Make',
  'Model',
  'BodySerialNumber',
  'LensModel',
  'Software',
  'DateTimeOriginal',
  'CreateDate',
  'Artist',
  'OwnerName',
  'Copyright',
  'ImageDescription',
  'UserComment',
] as const;

const said = (value: unknown) => (value instanceof Date ? value.toLocaleString('en-IN') : String(value).slice(0, 80));

/** What a camera wrote into a picture beside the picture itself; nothing where it cannot be read. */
export async function notesOfCamera(file: Blob): Promise<CameraNote[]> {
  try {
    const found = ((await parse(file, { gps: true, mergeOutput: true })) ?? {}) as Record<string, unknown>;
    const small = await thumbnail(file).catch(() => undefined);
    return [
      ...(found.latitude === undefined && found.GPSLatitude === undefined ? [] : [{ name: 'gps', value: null }]),
      ...telling.flatMap((name) => (found[name] ? [{ name, value: said(found[name]) }] : [])),
      ...(small ? [{ name: 'thumbnail', value: null }] : []),
    ];
  } catch {
    return [];
  }
}
