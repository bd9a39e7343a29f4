/** A font's tables by their tags. */
export function tablesOf(font) {
  const rows = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return Object.fromEntries(
    rows.map((row) => {
      const start = font.readUInt32BE(row + 8);
      return [font.toString('latin1', row, row + 4), font.subarray(start, start + font.readUInt32BE(row + 12))];
    }),
  );
}

const words = (...values) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
};

function joinTables(tables) {
  const tags = Object.keys(tables).sort();
  const head = Buffer.alloc(12 + 16 * tags.length);
  const power = Math.floor(Math.log2(tags.length));
  words(0x0001, 0, tags.length, 16 << power, power, 16 * (tags.length - (1 << power))).copy(head);
  const parts = [head];
  let start = head.length;
  tags.forEach((tag, index) => {
    const padded = Buffer.concat([tables[tag], Buffer.alloc(-tables[tag].length & 3)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    const row = 12 + 16 * index;
    head.write(tag, row, 'latin1');
    head.writeUInt32BE(sum, row + 4);
    head.writeUInt32BE(start, row + 8);
    head.writeUInt32BE(tables[tag].length, row + 12);
    parts.push(padded);
    start += padded.length;
  });
  return Buffer.concat(parts);
}

/**
 * A font as high as another and empty: each of its signs, one after the other from the code `first`, only takes room.
 * @param widths of the signs, in the other's units
 */
export function emptyFont(other, first, widths) {
  const { 'OS/2': os2, head, hhea, maxp, name, post } = tablesOf(other);
  const count = widths.length + 1;
  const last = first + widths.length - 1;
  const segments = [4, 4, 1, 0, last, 0xffff, 0, first, 0xffff, 1 - first, 1, 0, 0];
  // What is missing is drawn as a point, as browsers refuse a font without any outline.
  const point = Buffer.concat([words(1, 0, 0, 0, 0, 0, 0), Buffer.from([0x31, 0])]);
  const short = Buffer.from(head);
  short.writeInt16BE(0, 50);
  const sizes = Buffer.from(maxp);
  sizes.writeUInt16BE(count, 4);
  const metrics = Buffer.from(hhea);
  metrics.writeUInt16BE(count, 34);
  return joinTables({
    'OS/2': os2,
    cmap: Buffer.concat([words(0, 1, 3, 1, 0, 12), words(4, 6 + 2 * segments.length, 0, ...segments)]),
    glyf: point,
    head: short,
    hhea: metrics,
    hmtx: words(0, 0, ...widths.flatMap((width) => [Math.round(width), 0])),
    loca: words(0, ...Array(count).fill(point.length / 2)),
    maxp: sizes,
    name,
    post: Buffer.concat([Buffer.from([0, 3, 0, 0]), post.subarray(4, 32)]),
  });
}
