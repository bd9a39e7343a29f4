type Bytes = Uint8Array<ArrayBuffer>;

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});

function crc32(bytes: Bytes): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

function chunk(type: string, data: Bytes): Bytes {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(new TextEncoder().encode(type), 4);
  out.set(data, 8);
  view.setUint32(data.length + 8, crc32(out.subarray(4, data.length + 8)));
  return out;
}

const deflate = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  );

const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** Of each byte only what differs from the one to its left (filter type 1), which compresses better. */
function filtered(rgb: Uint8Array, width: number, height: number): Bytes {
  const row = width * 3;
  const out = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    out[y * (row + 1)] = 1;
    for (let x = 0; x < row; x += 1) {
      const left = x < 3 ? 0 : (rgb[y * row + x - 3] ?? 0);
      out[y * (row + 1) + 1 + x] = (rgb[y * row + x] ?? 0) - left;
    }
  }
  return out;
}

/** A PNG of three bytes a pixel. */
export async function encodePng(rgb: Uint8Array, width: number, height: number): Promise<Bytes> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await deflate(filtered(rgb, width, height))),
    chunk('IEND', new Uint8Array(0)),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
