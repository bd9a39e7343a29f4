const rate = 8000;

/** The address of a recording that hums softly, so many seconds long; WAV, which every browser plays. */
export function sampleSound(seconds: number): string {
  const length = seconds * rate;
  const view = new DataView(new ArrayBuffer(44 + length));
  const word = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  word(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, length, true);
  for (let at = 0; at < length; at += 1)
    view.setUint8(44 + at, 128 + Math.round(4 * Math.sin((at * 2 * Math.PI * 220) / rate)));
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
}

/** The address of captions, 30 seconds each. */
export function sampleCaptions(lines: readonly string[]): string {
  const at = (seconds: number) =>
    `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;
  const cues = lines.map((line, index) => `${at(index * 30)} --> ${at(index * 30 + 30)}\n${line}\n`);
  return URL.createObjectURL(new Blob([`WEBVTT\n\n${cues.join('\n')}`], { type: 'text/vtt' }));
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#0F3B40" d="M0 0h160v90H0z"/>
<path fill="#EFC6A4" d="M0 38q40-10 80 0t80 0v52H0z"/><path fill="#C08056" d="M0 58q40-8 80 0t80 0v32H0z"/>
<path fill="#6B3D28" d="M0 76q40-6 80 0t80 0v14H0z"/></svg>`;
export const samplePoster = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const page = (number: number, total: number) => {
  const lines = [
    `Page ${number} of ${total}`,
    'A peel removes pigment from the upper layers.',
    'It does not calm the melanocyte.',
  ];
  return `BT /F1 28 Tf 60 740 Td (${lines[0]}) Tj /F1 14 Tf 0 -48 Td (${lines[1]}) Tj 0 -22 Td (${lines[2]}) Tj ET 0.87 0.64 0.49 rg 60 400 475 220 re f`;
};

/** A PDF with many pages that is too large to come whole: their contents lie behind all that describes them. */
export function samplePdf(total: number): Blob {
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${3 + number} 0 R`).join(' ')}] /Count ${total} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
    ...numbers.map(
      (number) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${3 + total + number} 0 R >>`,
    ),
    ...numbers.map((number) => {
      const content = page(number, total).padEnd(16 * 1024);
      return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
    }),
  ];
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
