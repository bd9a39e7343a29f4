/** A square of one colour, rgb(192 64 32), in JPEG 2000. */
const jpeg2000 = Buffer.from(
  [
    'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAwgHAAAAAAAPY29scgEAAAAA',
    'ABAAAAC+anAyY/9P/1EALwAAAAAAEAAAABAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAAYCAgAA',
    '/1wAKSJ/IH7gfuB+oHbwdvB2wG8AbwBu4GdQZ1BnaFAFUAVQR1fTV9NXYv9kABEAAUxhdmM1OS4zNy4xMDD/kAAKAAAAAAA1AAH/',
    'k8/8AAwEiH/P/AAMBziPz/wADAiAPwAAAAAAAAAAAAAAAAAAAAAAAP/Z',
  ].join(''),
  'base64',
);

const content = 'q 200 0 0 200 50 300 cm /Im1 Do Q BT /F1 40 Tf 50 200 Td <93FA967B8CEA> Tj ET';

const dictionaries: [dictionary: string, stream?: Buffer][] = [
  ['/Type /Catalog /Pages 2 0 R'],
  ['/Type /Pages /Kids [3 0 R] /Count 1'],
  [
    '/Type /Page /Parent 2 0 R /MediaBox [0 0 300 550] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /Im1 8 0 R >> >>',
  ],
  ['', Buffer.from(content)],
  ['/Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light /Encoding /90ms-RKSJ-H /DescendantFonts [6 0 R]'],
  [
    '/Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 /FontDescriptor 7 0 R',
  ],
  [
    '/Type /FontDescriptor /FontName /Ryumin-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 850 /Descent -150 /CapHeight 700 /StemV 80',
  ],
  [
    '/Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /JPXDecode',
    jpeg2000,
  ],
];

/**
 * The address of a PDF with what pdf.js cannot read by itself: a picture in JPEG 2000, and Japanese in an encoding of
 * its own, in a face that the file does not bring.
 */
export function oddPdf(): string {
  let bytes = Buffer.from('%PDF-1.5\n');
  const write = (part: string | Buffer) => {
    bytes = Buffer.concat([bytes, Buffer.from(part as string)]);
  };
  const lines = dictionaries.map(([dictionary, stream], index) => {
    const offset = bytes.length;
    write(`${index + 1} 0 obj\n<< ${dictionary}${stream ? ` /Length ${stream.length}` : ''} >>\n`);
    if (stream) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = bytes.length;
  write(`xref\n0 ${lines.length + 1}\n0000000000 65535 f \n${lines.join('')}`);
  write(`trailer\n<< /Size ${lines.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`);
  return `data:application/pdf;base64,${bytes.toString('base64')}`;
}
