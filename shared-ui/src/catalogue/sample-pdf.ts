const page = (number: number, total: number) => {
  const lines = [
    `Page ${number} of ${total}`,
    'A peel removes pigment from the upper layers.',
    'It does not calm the melanocyte.',
  ];
  return `BT /F1 28 Tf 60 740 Td (${lines[0]}) Tj /F1 14 Tf 0 -48 Td (${lines[1]}) Tj 0 -22 Td (${lines[2]}) Tj ET 0.87 0.64 0.49 rg 60 400 475 220 re f`;
};

/** A small PDF with many pages. */
export function samplePdf(total: number): Blob {
  const kids = Array.from({ length: total }, (_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${total} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ];
  for (let number = 1; number <= total; number += 1) {
    const content = page(number, total);
    const at = 2 + number * 2;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${at + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return new Blob([text], { type: 'application/pdf' });
}
