import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** Pages, and bytes of a picture on each: together a little more than 30 MB. */
const pages = 300;
const pictureSide = 320;
const mostKids = 16;

/** Bytes that no filter makes shorter, the same on each run. */
function noise(seed, length) {
  const parts = [];
  for (let at = 0; at * 32 < length; at += 1) parts.push(createHash('sha256').update(`${seed} ${at}`).digest());
  return Buffer.concat(parts).subarray(0, length);
}

/** What a page says: thirty lines, of which the first names it. */
function contentOf(number) {
  const lines = Array.from({ length: 30 }, (_, at) =>
    at === 0 ? `Page ${number} of ${pages}` : `Line ${at} of page ${number}: scale, erythema, border and distribution.`,
  );
  const text = lines.map((line) => `(${line}) Tj T*`).join('\n');
  return Buffer.from(`q 200 0 0 200 200 40 cm /Im1 Do Q BT /F1 11 Tf 14 TL 50 780 Td\n${text}\nET`);
}

/** Joins objects into a file, in the order that is given. @param objects number and bytes of each */
function fileOf(objects, root) {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets = new Map();
  let length = parts[0].length;
  for (const [number, body] of objects) {
    offsets.set(number, length);
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
  }
  const size = Math.max(...offsets.keys()) + 1;
  const rows = Array.from(
    { length: size - 1 },
    (_, at) => `${String(offsets.get(at + 1)).padStart(10, '0')} 00000 n \n`,
  );
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`));
  parts.push(Buffer.from(`trailer\n<< /Size ${size} /Root ${root} 0 R >>\nstartxref\n${length}\n%%EOF`));
  return Buffer.concat(parts);
}

const dictionary = (text) => Buffer.from(`<< ${text} >>`);
const stream = (text, bytes) =>
  Buffer.concat([Buffer.from(`<< ${text} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);

/**
 * A document of 300 pages and more than 30 MB.
 * @param shape `balanced`: a tree of at most 16 children a node, all dictionaries at the beginning; `flat`: one node,
 *   each page's dictionary between the contents
 */
export function makePdf(shape) {
  let last = 2;
  const next = () => (last += 1);
  const font = next();
  const streams = [];
  const leaves = Array.from({ length: pages }, (_, at) => {
    const [page, content, picture] = [next(), next(), next()];
    const raw = noise(`${shape} ${at}`, pictureSide * pictureSide);
    const body = [
      [content, stream('/Filter /FlateDecode', deflateSync(contentOf(at + 1)))],
      [
        picture,
        stream(
          `/Type /XObject /Subtype /Image /Width ${pictureSide} /Height ${pictureSide} /ColorSpace /DeviceGray /BitsPerComponent 8`,
          raw,
        ),
      ],
    ];
    streams.push(body);
    const uses = `/Font << /F1 ${font} 0 R >> /XObject << /Im1 ${picture} 0 R >>`;
    const of = (parent) =>
      dictionary(
        `/Type /Page /Parent ${parent} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << ${uses} >>`,
      );
    return { number: page, count: 1, of };
  });
  const nodes = [];
  const node = (number, parent, kids) => {
    const count = kids.reduce((sum, kid) => sum + kid.count, 0);
    for (const kid of kids) nodes.push([kid.number, kid.of(number)]);
    const up = parent ? `/Parent ${parent} 0 R` : '';
    return dictionary(`/Type /Pages ${up} /Count ${count} /Kids [${kids.map((kid) => `${kid.number} 0 R`).join(' ')}]`);
  };
  let level = leaves;
  while (shape === 'balanced' && level.length > mostKids) {
    const groups = [];
    for (let at = 0; at < level.length; at += mostKids) groups.push(level.slice(at, at + mostKids));
    level = groups.map((kids) => {
      const number = next();
      return {
        number,
        count: kids.reduce((sum, kid) => sum + kid.count, 0),
        of: (parent) => node(number, parent, kids),
      };
    });
  }
  const root = node(2, undefined, level);
  const head = [
    [1, dictionary('/Type /Catalog /Pages 2 0 R')],
    [2, root],
    [font, dictionary('/Type /Font /Subtype /Type1 /BaseFont /Helvetica')],
  ];
  if (shape === 'balanced') return fileOf([...head, ...nodes, ...streams.flat()], 1);
  const own = new Map(nodes);
  return fileOf([...head, ...leaves.flatMap(({ number }, at) => [[number, own.get(number)], ...streams[at]])], 1);
}
