interface Size {
  width: number;
  height: number;
}

/** The four letters at a place. */
const letters = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

const pngSize = (view: DataView): Size => ({ width: view.getUint32(16), height: view.getUint32(20) });

/** Markers that begin a frame, of which DHT, JPG and DAC are none. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): Size | undefined {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A marker may be filled up before it.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): Size | undefined {
  const kind = letters(view, 12);
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const both = view.getUint32(21, true);
  return { width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1 };
}

/**
 * Width and height in pixels as the head of a picture names them, before anything of it is decoded: a browser that
 * decodes a very large one may end with it. Nothing for what is no JPEG, PNG or WebP. Source: SEC-32.
 */
export function sizeOfPicture(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return pngSize(view);
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    return letters(view, 0) === 'RIFF' && letters(view, 8) === 'WEBP' ? webpSize(view) : undefined;
  } catch {
    // It ends before it has said so.
    return undefined;
  }
}
